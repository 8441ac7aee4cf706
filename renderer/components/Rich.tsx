import { Fragment } from 'react';

/** A text whose messages mark their stressed part with <b>. Nothing else in it is markup. */
export function Rich({ text }: { readonly text: string }) {
  const parts = text.split(/<b>(.*?)<\/b>/);
  return parts.map((part, i) => {
    const key = `${i} ${part}`;
    return i % 2 === 1 ? <b key={key}>{part}</b> : <Fragment key={key}>{part}</Fragment>;
  });
}
