import { memo } from 'react';
import './marks.css';

export const SUITS = ['kreuz', 'pik', 'herz', 'karo'] as const;
export type SuitName = (typeof SUITS)[number];

/** The drawings of assets/img, in a box of 24. No font of ours has the suits. */
const PATHS: { readonly [S in SuitName]: string } = {
  herz: 'M12 21C9.6 18.4 2.6 13.4 2.6 8.2 2.6 5.1 4.8 3.2 7.2 3.2 9.4 3.2 11.2 4.5 12 6.6 12.8 4.5 14.6 3.2 16.8 3.2 19.2 3.2 21.4 5.1 21.4 8.2 21.4 13.4 14.4 18.4 12 21Z',
  karo: 'M12 1.8C13.9 5.6 16.6 9.1 19.8 12 16.6 14.9 13.9 18.4 12 22.2 10.1 18.4 7.4 14.9 4.2 12 7.4 9.1 10.1 5.6 12 1.8Z',
  pik: 'M12 1.8C13.6 5.2 21.2 9.6 21.2 14.4 21.2 17 19.3 18.7 17 18.7 15.4 18.7 13.9 17.9 13 16.5 13.1 19.2 14 21 15.8 22.2H8.2C10 21 10.9 19.2 11 16.5 10.1 17.9 8.6 18.7 7 18.7 4.7 18.7 2.8 17 2.8 14.4 2.8 9.6 10.4 5.2 12 1.8Z',
  kreuz:
    'M12 1.9A4.5 4.5 0 0 1 15.4 9.3C15 9.8 14.7 10.2 14.4 10.5 15 10.2 15.8 10 16.8 10A4.55 4.55 0 1 1 13.1 17C13.2 19.4 14.1 21.1 15.8 22.2H8.2C9.9 21.1 10.8 19.4 10.9 17A4.55 4.55 0 1 1 7.2 10C8.2 10 9 10.2 9.6 10.5 9.3 10.2 9 9.8 8.6 9.3A4.5 4.5 0 0 1 12 1.9Z',
};

/** A suit, as large as the letters around it. Without a label it is decoration beside its name. */
export const Suit = memo(function Suit({
  name,
  label,
  className = '',
}: {
  readonly name: SuitName;
  readonly label?: string;
  readonly className?: string;
}) {
  const colour = name === 'herz' || name === 'karo' ? 'suit-red' : 'suit-black';
  return (
    <svg className={`suit ${colour} ${className}`} viewBox="0 0 24 24" role="img" aria-label={label} aria-hidden={label === undefined}>
      <path d={PATHS[name]} />
    </svg>
  );
});
