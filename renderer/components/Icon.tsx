import './Icon.css';

/** The few pictures that are no marks of the card table. Always beside a word. */
const PATHS = {
  search: 'M10.5 3a7.5 7.5 0 0 1 5.9 12.1l4.8 4.8-1.6 1.6-4.8-4.8A7.5 7.5 0 1 1 10.5 3Zm0 2.2a5.3 5.3 0 1 0 0 10.6 5.3 5.3 0 0 0 0-10.6Z',
  warning: 'M12 3 22.5 21.5h-21L12 3Zm-1.1 6.6.3 6.4h1.6l.3-6.4h-2.2Zm1.1 7.6a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Z',
  undo: 'M10 4v4.4c6 .3 9.6 3.4 10.6 10.4-2.6-3.7-5.6-5.3-10.6-5.3V18L2.6 11 10 4Z',
  back: 'M16 4.5v15L6.5 12 16 4.5Z',
} as const;

export const Icon = ({ name }: { readonly name: keyof typeof PATHS }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
