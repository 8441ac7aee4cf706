import { readdirSync, readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { deDesk } from '../../electron/contract/texts/de-desk.ts';
import { enDesk } from '../../electron/contract/texts/en-desk.ts';

/* The desk's texts: both languages speak of the same facts, none is left over, none shouts. */

interface Node {
  readonly type: number;
  readonly value?: unknown;
  readonly options?: { readonly [name: string]: { readonly value: readonly Node[] } };
}
const LITERAL = 0;
const POUND = 7;

function factsOf(nodes: readonly Node[]): readonly string[] {
  return nodes.flatMap((node) => [
    ...(node.type === LITERAL || node.type === POUND ? [] : [String(node.value)]),
    ...Object.values(node.options ?? {}).flatMap(({ value }) => factsOf(value)),
  ]);
}
const facts = (text: string, locale: string): readonly string[] =>
  [...new Set(factsOf(new IntlMessageFormat(text, locale, undefined, { ignoreTag: true }).getAst() as readonly Node[]))].sort();

const keys = Object.keys(deDesk) as (keyof typeof deDesk)[];

test('German and English put the same facts into each sentence', () => {
  const differ = keys.filter((key) => facts(deDesk[key], 'de-DE').join() !== facts(enDesk[key], 'en-GB').join());
  expect(differ).toEqual([]);
});

test('no exclamation marks, no straight quotes, no three dots, no hyphen for a minus', () => {
  const loud = keys.filter((key) => /[!"]|\.\.\.| - /.test(deDesk[key]));
  expect(loud).toEqual([]);
});

test('every text is used', () => {
  const root = new URL('../../renderer/', import.meta.url);
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(new URL(file.replaceAll('\\', '/'), root), 'utf8'))
    .join('\n');
  const built = [...sources.matchAll(/`(desk\.[\w.]*)\$\{/g)].map(([, prefix]) => prefix ?? '');
  const unused = keys.filter((key) => !sources.includes(`'${key}'`) && !built.some((prefix) => key.startsWith(prefix)));
  expect(unused).toEqual([]);
});
