import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPayloadReader, readPayload } from '../../db/payload.ts';

/** A scored game as the journal writes it. */
const game = (entry: unknown, lines: unknown, facts: unknown, more: object = {}) =>
  JSON.stringify({
    session: 1,
    table: 2,
    game: 3,
    scored: { entry, result: { points: [1, -1], value: 1, winner: 're', lines }, facts, ruleVersion: 1, dealer: 0, sitsOut: null, ...more },
    reason: null,
  });

const lines = [{ code: 'won', points: 1, facts: { party: 're' }, paragraph: 'I' }];

describe('Payloads read many at once', () => {
  it.each([
    ['nothing at all', []],
    ['games', [game({ kind: 'normal' }, lines, { soloist: null }), game({ kind: 'normal' }, lines, { soloist: 1 })]],
    ['a game between other events', ['{"scene":"auto"}', game({}, [], {}), '{"line":"Pause"}']],
    ['an entry that has the marks inside it', [game({ result: { lines: [1] }, facts: { ruleVersion: 2 }, ruleVersion: 3 }, lines, {})]],
    ['facts that have them', [game({}, lines, { a: { facts: { x: 1 } }, ruleVersion: 7, lines: [0] })]],
    ['something behind them', [game({}, lines, {}, { scored: { entry: {}, facts: {} }, ruleVersion: 9 })]],
    ['marks in a free text', [game({ note: '"scored":{"entry":,"result":{,"lines":},"facts":,"ruleVersion":' }, lines, {})]],
    ['gaps that are zeros already', [game(0, 0, 0)]],
    ['no JSON in the middle', ['{"a":1}', '{"a":', game({}, lines, {})]],
    ['two halves that only fit together', ['{"a":1', '"b":2}']],
    ['one that is two', ['{"a":1},{"b":2}', '{"c":3}']],
    ['lists and numbers, which are no payloads', ['[1]', '7', 'null', '{}']],
  ] as const)('%s: each is what it is on its own', (_what, texts) => {
    expect(createPayloadReader()(texts)).toEqual(texts.map(readPayload));
  });

  it('any games, whatever stands in them', () => {
    const word = fc.constantFrom('entry', 'result', 'lines', 'facts', 'ruleVersion', 'scored', '},"facts":', ',"lines":', 'ü');
    const value = fc.letrec<{ any: unknown }>((tie) => ({
      any: fc.oneof(
        { maxDepth: 3 },
        fc.integer(),
        word,
        fc.constant(0),
        fc.array(tie('any'), { maxLength: 3 }),
        fc.dictionary(word, tie('any'), { maxKeys: 3 }),
      ),
    })).any;
    fc.assert(
      fc.property(fc.array(fc.tuple(value, value, value, fc.dictionary(word, value, { maxKeys: 2 })), { maxLength: 6 }), (games) => {
        const texts = games.map((parts) => game(...parts));
        expect(createPayloadReader()(texts)).toEqual(texts.map((text) => JSON.parse(text)));
      }),
    );
  });

  it('what is equal is parsed once', () => {
    const read = createPayloadReader();
    const [first, second] = [...read([game({ a: 1 }, lines, {})]), ...read([game({ a: 2 }, lines, {})])];
    const linesOf = (payload: unknown) => (payload as { scored: { result: { lines: unknown } } }).scored.result.lines;
    expect(linesOf(second)).toBe(linesOf(first));
  });
});
