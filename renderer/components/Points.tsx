import { signed, signedUnits, units } from '../i18n/format.ts';
import { useTexts } from '../i18n/I18n.tsx';
import { Strike } from './marks/Strike.tsx';
import './Points.css';

const tone = (value: number): string => (value > 0 ? 'points points-plus' : value < 0 ? 'points points-minus' : 'points');

/** Game points with their sign; colour only repeats it. */
export const Points = ({ value }: { readonly value: number }) => <span className={tone(value)}>{signed(value)}</span>;

/** A total in units of 1/scale point. */
export function Units({ value, scale, sign }: { readonly value: number; readonly scale: number; readonly sign?: boolean }) {
  const { language } = useTexts();
  return <span className={sign ? tone(value) : 'points'}>{(sign ? signedUnits : units)(language, value, scale)}</span>;
}

/** A value that is replaced: the old one struck, the new one bold; a value that stays, plain. */
export function Changed({ before, after }: { readonly before: string; readonly after: string }) {
  if (before === after) return <span className="changed-same">{after}</span>;
  return (
    <span className="changed">
      <Strike>{before}</Strike> <b>{after}</b>
    </span>
  );
}
