import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Choice, EntryForm } from '../../electron/core/rules/form.ts';
import { isIncomplete } from '../../electron/core/rules/refusals.ts';
import { RULE_SET_IDS, type RuleOptions, type RuleSetId, type TableContext } from '../../electron/core/rules/ruleSet.ts';
import { RULE_SETS } from '../../electron/core/rules/ruleSets.ts';
import { arbitraryGame, arbitraryOptions, arbitraryTable, defaultOptions, type Entry } from './arbitrary.ts';
import { fieldAt, offers, withValue } from './fill.ts';

const FOUR: TableContext = { players: 4, sitsOut: null };
const FIVE: TableContext = { players: 5, sitsOut: 2 };

const formOf = (id: RuleSetId, draft: unknown = {}, table = FOUR, partial: unknown = {}): EntryForm =>
  RULE_SETS[id].form(draft, table, defaultOptions(id, partial));
const paths = (form: EntryForm) => form.fields.map((field) => field.path);

function valuesOf(form: EntryForm, path: string): readonly unknown[] {
  const field = fieldAt(form, path);
  if (field?.type === 'choice') return field.choices.filter((one) => one.blocked === undefined).map((one) => one.value);
  if (field?.type === 'calls') return field.available.map((one) => one.value);
  throw new Error(`no choices at ${path}`);
}
function blockedAt(form: EntryForm, path: string): readonly (string | undefined)[] {
  const field = fieldAt(form, path);
  if (field?.type !== 'choice') throw new Error(`no choices at ${path}`);
  return field.choices.map((one) => one.blocked);
}
function maxOf(form: EntryForm, path: string): number {
  const field = fieldAt(form, path);
  if (field?.type !== 'count') throw new Error(`no counter at ${path}`);
  return field.max;
}

/** Null if the entry counts or is only unfinished; otherwise the refusal. */
function wrong(id: RuleSetId, entry: unknown, table: TableContext, options: RuleOptions): string | null {
  const result = RULE_SETS[id].score(entry, table, options);
  return result.ok || isIncomplete(result.error) ? null : JSON.stringify(result.error);
}

describe.each(RULE_SET_IDS)('%s', (id) => {
  const { form, score } = RULE_SETS[id];

  test('a fresh game has its usual kind chosen', () => {
    const kind = id === 'tc-solo' ? 'rufer' : 'normal';
    for (const draft of [{}, null, 7, [], { kind: 'nonsense' }]) expect(formOf(id, draft).entry).toEqual({ kind });
    expect(fieldAt(formOf(id), 'kind')).toMatchObject({ value: kind });
  });

  test('is the same again when its entry is the next draft', () => {
    fc.assert(
      fc.property(arbitraryGame(id), fc.anything(), ({ entry, table, options }, rubbish) => {
        const first = form({ ...entry, calls: rubbish, bonus: rubbish, pagat: rubbish }, table, options);
        expect(form(first.entry, table, options)).toEqual(first);
      }),
    );
  });

  test('whatever is offered next leads to an entry that counts or is only unfinished', () => {
    const seeds = fc.array(fc.nat(), { minLength: 5, maxLength: 30 });
    const eyes = fc.integer({ min: 0, max: id === 'tc-solo' ? 88 : 240 });
    fc.assert(
      fc.property(arbitraryTable, arbitraryOptions(id), seeds, eyes, fc.boolean(), (table, options, picks, typed, extreme) => {
        let draft: Entry = {};
        picks.forEach((pick, step) => {
          const now = form(draft, table, options);
          const next = offers(now, table.players);
          for (const offer of next) {
            const after = form(offer.draft, table, options).entry;
            expect(wrong(id, after, table, options), `${offer.what} on ${JSON.stringify(now.entry)}`).toBeNull();
          }
          draft = form(next[pick % next.length]?.draft, table, options).entry;
          // Eyes are typed, not offered: after bonuses were counted they may contradict them, and then the sentence says so.
          const eyesField = now.fields.find((field) => field.type === 'eyes');
          const counted = now.fields.some((field) => field.type === 'count' && field.value > 0);
          if (step % 3 === 2 && eyesField !== undefined && !counted) {
            draft = form(withValue(now.entry, eyesField.path, extreme ? (pick % 2) * eyesField.total : typed), table, options).entry;
          }
        });
      }),
      { numRuns: 80 },
    );
  });

  test('every valid game can be entered through what is offered', () => {
    fc.assert(
      fc.property(arbitraryGame(id), ({ entry, table, options }) => {
        const built = enter(id, entry, table, options);
        const wanted = score(entry, table, options);
        expect(score(built, table, options)).toEqual(wanted);
      }),
      { numRuns: 300 },
    );
  });

  test('a game of each kind can be built through choices alone', () => {
    for (const table of [FOUR, FIVE]) {
      for (const kind of valuesOf(formOf(id, {}, table), 'kind')) {
        const options = defaultOptions(id);
        const built = complete(id, { kind }, table, options);
        expect(score(built, table, options).ok, JSON.stringify(built)).toBe(true);
        expect(built.kind).toBe(kind);
      }
    }
  });

  test('no key chooses two things in one form, and none is a key of the hall', () => {
    fc.assert(
      fc.property(arbitraryGame(id), ({ entry, table, options }) => {
        const keys = form(entry, table, options).fields.flatMap((field): (string | undefined)[] => {
          if (field.type === 'choice') return field.choices.map((one: Choice) => one.key);
          if (field.type === 'calls') return field.available.map((one) => one.key);
          return field.type === 'tick' || field.type === 'count' ? [field.key] : [];
        });
        const used = keys.filter((key) => key !== undefined);
        expect(new Set(used).size).toBe(used.length);
        for (const key of used) expect(key).toMatch(/^(shift\+)?[0-9ac-eg-z]$/);
      }),
    );
  });
});

/** Types a finished entry into the form part by part; fails when a part is not offered. */
function enter(id: RuleSetId, entry: Entry, table: TableContext, options: RuleOptions): Entry {
  let now = RULE_SETS[id].form({}, table, options);
  const put = (path: string, value: unknown) => {
    now = RULE_SETS[id].form(withValue(now.entry, path, value), table, options);
  };
  const offered = (path: string) => {
    const field = fieldAt(now, path);
    if (field === undefined) throw new Error(`${path} is not asked for in ${JSON.stringify(now.entry)}`);
    return field;
  };
  const at = (path: string): unknown => path.split('.').reduce<unknown>((part, key) => (part as Entry | undefined)?.[key], entry);
  const choose = (path: string) => {
    const value = at(path);
    if (value === undefined) return;
    const field = offered(path);
    if (field.type === 'choice') {
      const choice = field.choices.find((one) => one.value === value);
      if (choice === undefined || choice.blocked !== undefined) throw new Error(`${path} ${String(value)}: ${choice?.blocked}`);
    } else if (field.type === 'seat') expect(field.blocked).not.toContain(value);
    put(path, value);
  };
  const seats = (path: string) => {
    for (const [i, seat] of (at(path) as number[]).entries()) {
      const field = offered(path);
      if (field.type !== 'seats') throw new Error(path);
      expect(field.blocked).not.toContain(seat);
      expect(field.max).toBeGreaterThan(i);
      put(path, [...field.value, seat]);
    }
  };
  for (const path of ['kind', 'of', 'solo']) choose(path);
  seats(id === 'tc-solo' ? 'declarers' : 're');
  choose('offender');
  if (entry.compulsory === true && ['wielandstrasse', 'ddv'].includes(id)) choose('compulsory');
  for (const call of (entry.calls ?? []) as string[]) {
    const field = offered('calls');
    if (field.type !== 'calls') throw new Error('calls');
    expect(field.available.map((one) => one.value)).toContain(call);
    put('calls', [...field.value, call]);
  }
  const needsApproval = entry.kind !== 'rufer' && entry.of !== 'rufer' ? true : at('valat.by') === 'defenders';
  for (const path of ['mussSolo', 'kontra', 'trull', 'declined', 'absolut.by', 'absolut.kontra', 'pagat.by', 'pagat.kontra', 'pagat.made'])
    choose(path);
  for (const path of ['valat.by', 'valat.kontra', ...(needsApproval ? ['valat.approved'] : []), 'valat.made']) choose(path);
  for (const path of ['reEyes', 'declarerEyes']) if (at(path) !== undefined && fieldAt(now, path) !== undefined) put(path, at(path));
  // With 40 cards it follows from the eyes, and with other eyes there is nothing to ask.
  if (fieldAt(now, 'noTrick') !== undefined) choose('noTrick');
  for (const path of ['pagatStill', 'mond', 'koenigstrull', 'valatStill']) choose(path);
  for (const party of ['re', 'kontra']) {
    for (const [bonus, count] of Object.entries((at(`bonus.${party}`) ?? {}) as Entry)) {
      for (let i = 1; i <= (count as number); i++) {
        expect(maxOf(now, `bonus.${party}.${bonus}`)).toBeGreaterThanOrEqual(i);
        put(`bonus.${party}.${bonus}`, i);
      }
    }
  }
  return now.entry;
}

/** Chooses the first thing offered wherever something is missing. */
function complete(id: RuleSetId, draft: Entry, table: TableContext, options: RuleOptions): Entry {
  let now = RULE_SETS[id].form(draft, table, options);
  for (let step = 0; step < 12; step++) {
    const open = now.fields.find((field) => {
      if (field.type === 'seats') return field.value.length < field.min;
      return (field.type === 'seat' || field.type === 'eyes' || (field.type === 'choice' && !field.clear)) && field.value === undefined;
    });
    if (open === undefined) break;
    const seat = (taken: readonly number[]) => [0, 1, 2, 3, 4].find((one) => one !== table.sitsOut && !taken.includes(one));
    let value: unknown = 100;
    if (open.type === 'seats') value = [...open.value, seat(open.value)];
    if (open.type === 'seat') value = seat([]);
    if (open.type === 'eyes') value = 60;
    if (open.type === 'choice') value = open.choices.find((one) => one.blocked === undefined)?.value;
    now = RULE_SETS[id].form(withValue(now.entry, open.path, value), table, options);
  }
  return now.entry;
}

describe('what the form asks', () => {
  test('eselstall, a normal game, in the order spoken at the table', () => {
    const bonuses = ['re', 'kontra'].flatMap((party) =>
      ['fuchs', 'karlchen', 'karlchenCaught', 'doppelkopf'].map((bonus) => `bonus.${party}.${bonus}`),
    );
    expect(paths(formOf('eselstall'))).toEqual(['kind', 're', 'calls', 'reEyes', ...bonuses]);
  });

  test('a plain normal game takes six keys: two seats, three digits, Enter', () => {
    const draft = withValue(withValue(formOf('eselstall').entry, 're', [0, 3]), 'reEyes', 155);
    expect(wrong('eselstall', formOf('eselstall', draft).entry, FOUR, defaultOptions('eselstall'))).toBeNull();
    expect(RULE_SETS.eselstall.score(formOf('eselstall', draft).entry, FOUR, defaultOptions('eselstall')).ok).toBe(true);
  });

  test.each<[string, RuleSetId, Entry, readonly string[]]>([
    ['no fleischlos and no misplay in the Eselstall', 'eselstall', {}, ['normal', 'hochzeit', 'armut', 'solo']],
    ['no Armut in heinz', 'heinz', {}, ['normal', 'hochzeit', 'solo', 'misplay']],
    ['all in the Wielandstraße', 'wielandstrasse', {}, ['normal', 'hochzeit', 'armut', 'solo', 'misplay']],
    ['neither Armut nor misplay in the ddv', 'ddv', {}, ['normal', 'hochzeit', 'solo']],
    ['Tarock', 'tc-solo', {}, ['rufer', 'farbensolo', 'solo', 'renonce']],
  ])('kinds: %s', (_, id, draft, kinds) => {
    expect(valuesOf(formOf(id, draft), 'kind')).toEqual(kinds);
  });

  test('solos of the Eselstall: "Es gibt keinen Fleischlosen"', () => {
    expect(valuesOf(formOf('eselstall', { kind: 'solo' }), 'solo')).toEqual(['karo', 'damen', 'buben', 'kreuz', 'pik', 'herz', 'still']);
  });

  test.each<[string, RuleSetId, Entry, readonly string[]]>([
    ['nothing said', 'eselstall', { kind: 'normal' }, ['re', 'kontra']],
    ['Re said', 'eselstall', { calls: ['re'] }, ['kontra', 're:90', 're:60', 're:30', 're:0']],
    ['keine 60 said', 'eselstall', { calls: ['re', 're:60'] }, ['kontra', 're:30', 're:0']],
    ['heinz, solo', 'heinz', { kind: 'solo', solo: 'pik' }, ['kontra']],
    ['heinz, solo, Kontra said', 'heinz', { kind: 'solo', solo: 'pik', calls: ['kontra'] }, []],
    ['heinz, Hochzeit: Re by itself', 'heinz', { kind: 'hochzeit', re: [0, 1] }, ['kontra', 're:90', 're:60', 're:30', 're:0']],
    ['heinz, Hochzeit without a partner', 'heinz', { kind: 'hochzeit', re: [0] }, ['kontra']],
  ])('calls still allowed: %s', (_, id, draft, calls) => {
    expect(valuesOf(formOf(id, draft), 'calls')).toEqual(calls);
  });

  test('calls have the keys of the desk', () => {
    const field = fieldAt(formOf('eselstall', { calls: ['re', 'kontra'] }), 'calls');
    if (field?.type !== 'calls') throw new Error();
    expect(field.available.map((one) => one.key)).toEqual(['9', '6', '3', '0', 'shift+9', 'shift+6', 'shift+3', 'shift+0']);
  });

  test('the seat that sits out cannot be chosen', () => {
    expect(fieldAt(formOf('eselstall', {}, FIVE), 're')).toMatchObject({ blocked: [2], min: 2, max: 2 });
    expect(formOf('eselstall', { re: [2, 3] }, FIVE).entry.re).toEqual([3]);
  });

  test.each<[string, RuleSetId, Entry, { readonly [path: string]: number }]>([
    ['two Füchse in the pack', 'eselstall', { bonus: { re: { fuchs: 1 } } }, { 'bonus.re.fuchs': 2, 'bonus.kontra.fuchs': 1 }],
    [
      'one party wins the last trick',
      'eselstall',
      { bonus: { re: { karlchen: 1 } } },
      { 'bonus.kontra.karlchen': 0, 'bonus.kontra.karlchenCaught': 0, 'bonus.re.karlchenCaught': 1 },
    ],
    ['a Doppelkopf has 40 eyes', 'eselstall', { reEyes: 161 }, { 'bonus.re.doppelkopf': 4, 'bonus.kontra.doppelkopf': 1 }],
    ['Doppelkarlchen', 'wielandstrasse', {}, { 'bonus.re.karlchen': 2 }],
    ['no Doppelkarlchen', 'ddv', {}, { 'bonus.re.karlchen': 1 }],
    ['no trick, no bonus', 'eselstall', { reEyes: 240 }, { 'bonus.kontra.fuchs': 0, 'bonus.re.fuchs': 2 }],
    ['Doppelhammer only with a call', 'heinz', { calls: ['re'] }, { 'bonus.re.dulleCaught': 2, 'bonus.kontra.dulleCaught': 0 }],
  ])('counters: %s', (_, id, draft, limits) => {
    const form = formOf(id, { ...draft, kind: 'normal' });
    for (const [path, max] of Object.entries(limits)) expect(maxOf(form, path), path).toBe(max);
  });

  test.each<[string, RuleSetId, Entry, boolean]>([
    ['Damensolo, eselstall', 'eselstall', { kind: 'solo', solo: 'damen' }, false],
    ['Herzsolo, eselstall', 'eselstall', { kind: 'solo', solo: 'herz' }, true],
    ['solo not chosen yet', 'eselstall', { kind: 'solo' }, false],
    ['Hochzeit without a partner, eselstall', 'eselstall', { kind: 'hochzeit', re: [0] }, true],
    ['any solo, heinz', 'heinz', { kind: 'solo', solo: 'herz' }, false],
    ['misplay, heinz', 'heinz', { kind: 'misplay' }, false],
    ['Karosolo, wielandstrasse', 'wielandstrasse', { kind: 'solo', solo: 'karo' }, true],
  ])('is there a Fuchs to count: %s', (_, id, draft, there) => {
    expect(paths(formOf(id, draft)).includes('bonus.re.fuchs')).toBe(there);
  });

  test('compulsory solo: asked for only where there is one', () => {
    const solo = { kind: 'solo', solo: 'pik' };
    for (const id of ['wielandstrasse', 'ddv'] as const) expect(paths(formOf(id, solo))).toContain('compulsory');
    for (const id of ['eselstall', 'heinz'] as const) expect(paths(formOf(id, solo))).not.toContain('compulsory');
    expect(paths(formOf('wielandstrasse', { kind: 'misplay', of: 'solo' }))).toContain('compulsory');
  });

  test('no trick: asked with 48 cards at 0 and 240, and not offered against a bonus', () => {
    expect(paths(formOf('eselstall', { reEyes: 240 }))).not.toContain('noTrick');
    expect(paths(formOf('ddv', { reEyes: 239 }))).not.toContain('noTrick');
    expect(valuesOf(formOf('ddv', { reEyes: 240 }), 'noTrick')).toEqual(['kontra', null]);
    expect(blockedAt(formOf('ddv', { reEyes: 0, bonus: { re: { fuchs: 1 } } }), 'noTrick')).toEqual(['form.blocked.hasBonus', undefined]);
    expect(formOf('ddv', { reEyes: 24, noTrick: 'kontra' }).entry.noTrick).toBeUndefined();
  });

  test('heinz, hochzeitKontra: the form says whether such a Kontra is entered', () => {
    const draft = { kind: 'hochzeit', re: [0, 1] };
    expect(fieldAt(formOf('heinz', draft), 'calls')).toMatchObject({ hint: 'form.calls.kontraStays' });
    expect(fieldAt(formOf('heinz', draft, FOUR, { hochzeitKontra: 'becomesRe' }), 'calls')).toMatchObject({
      hint: 'form.calls.kontraBecomesRe',
    });
  });

  test.each<[string, RuleSetId, Entry, Entry]>([
    [
      'normal to solo',
      'heinz',
      { kind: 'solo', re: [0, 3], calls: ['re', 'kontra', 're:90'], bonus: { re: { fuchs: 1 } }, reEyes: 130 },
      { kind: 'solo', re: [0], calls: ['kontra'], bonus: { re: {} }, reEyes: 130 },
    ],
    [
      'solo to normal',
      'wielandstrasse',
      { kind: 'normal', solo: 'pik', compulsory: true, re: [1], reEyes: 99 },
      { kind: 'normal', re: [1], reEyes: 99 },
    ],
    [
      'normal to misplay',
      'wielandstrasse',
      { kind: 'misplay', re: [0, 1], calls: ['re'], reEyes: 99, noTrick: null, bonus: {} },
      { kind: 'misplay', of: 'normal', re: [0, 1], calls: ['re'] },
    ],
    [
      'normal to Hochzeit with automatic Re',
      'heinz',
      { kind: 'hochzeit', re: [0, 1], calls: ['re', 're:90'] },
      { kind: 'hochzeit', re: [0, 1], calls: ['re:90'] },
    ],
    [
      'rufer to solo',
      'tc-solo',
      { kind: 'solo', declarers: [0, 1], kontra: 2, absolut: { by: 'declarers' }, pagat: { by: 'defenders', kontra: 2 } },
      { kind: 'solo', declarers: [0], kontra: 1, pagat: { by: 'defenders', kontra: 1 } },
    ],
    [
      'rufer to renonce',
      'tc-solo',
      { kind: 'renonce', declarers: [0, 1], declarerEyes: 50, trull: 'declarers', pagat: { by: 'defenders', made: true } },
      { kind: 'renonce', of: 'rufer', declarers: [0, 1], pagat: { by: 'defenders' } },
    ],
    [
      'a Valat takes all eyes',
      'tc-solo',
      { kind: 'rufer', declarers: [0, 1], declarerEyes: 50, valatStill: 'declarers' },
      { kind: 'rufer', declarers: [0, 1], valatStill: 'declarers' },
    ],
    [
      'a hand that was not played',
      'tc-solo',
      { kind: 'solo', declarers: [0], mussSolo: true, declarerEyes: 50, trull: 'declarers', declined: 'kontra' },
      { kind: 'solo', declarers: [0], mussSolo: true, declined: 'kontra' },
    ],
  ])('switching the kind leaves nothing illegal: %s', (_, id, draft, tidy) => {
    expect(formOf(id, draft).entry).toEqual(tidy);
  });

  test('eyes out of range stay, so that the sentence can name them', () => {
    expect(formOf('eselstall', { re: [0, 1], reEyes: 300 }).entry).toEqual({ kind: 'normal', re: [0, 1], reEyes: 300 });
  });

  test('Tarock: what excludes each other is shown blocked, with the reason', () => {
    const rufer = { kind: 'rufer', declarers: [0, 1] };
    const all = (reason: string) => [reason, reason];
    expect(blockedAt(formOf('tc-solo', { ...rufer, pagat: { by: 'declarers' } }), 'pagatStill')).toEqual(all('form.blocked.pagat'));
    expect(blockedAt(formOf('tc-solo', { ...rufer, pagatStill: 'declarers' }), 'pagat.by')).toEqual(all('form.blocked.pagatStill'));
    expect(blockedAt(formOf('tc-solo', { ...rufer, valat: { by: 'declarers' } }), 'valatStill')).toEqual(all('form.blocked.valat'));
    expect(blockedAt(formOf('tc-solo', { ...rufer, valatStill: 'declarers' }), 'valat.by')).toEqual(all('form.blocked.valatStill'));
    expect(blockedAt(formOf('tc-solo', { ...rufer, mond: 'declarers' }), 'trull')).toEqual([undefined, 'form.blocked.mond']);
    expect(blockedAt(formOf('tc-solo', { ...rufer, trull: 'defenders' }), 'mond')).toEqual(['form.blocked.trull', undefined]);
  });

  test('Tarock: what depends on the kind is asked only there', () => {
    const solo = { kind: 'solo', declarers: [0] };
    expect(paths(formOf('tc-solo', solo))).not.toContain('absolut.by');
    expect(paths(formOf('tc-solo', solo))).toContain('mussSolo');
    expect(paths(formOf('tc-solo', { ...solo, kind: 'farbensolo' }))).not.toContain('mussSolo');
    expect(valuesOf(formOf('tc-solo', solo), 'kontra')).toEqual([0, 1]);
    expect(valuesOf(formOf('tc-solo'), 'kontra')).toEqual([0, 1, 2]);
    const valat = { valat: { by: 'declarers' } };
    expect(paths(formOf('tc-solo', { ...solo, ...valat }))).toContain('valat.approved');
    expect(paths(formOf('tc-solo', valat))).not.toContain('valat.approved');
    expect(paths(formOf('tc-solo', { valat: { by: 'defenders' } }))).toContain('valat.approved');
  });

  test('Tarock: a doubling can be declined only where it need not be accepted, and not where the hand is played on', () => {
    const forced = { kind: 'solo', declarers: [0], mussSolo: true };
    const mussKontra = { kind: 'rufer', declarers: [0, 1], kontra: 1, trull: 'defenders' };
    expect(valuesOf(formOf('tc-solo', forced), 'declined')).toEqual(['kontra']);
    expect(valuesOf(formOf('tc-solo', mussKontra), 'declined')).toEqual(['rekontra']);
    for (const draft of [
      { ...forced, mussSolo: false },
      { ...forced, kontra: 1 },
      { ...mussKontra, kontra: 2 },
      { ...mussKontra, absolut: { by: 'declarers' } },
    ]) {
      expect(paths(formOf('tc-solo', draft))).not.toContain('declined');
    }
    expect(paths(formOf('tc-solo', forced, FOUR, { declinedDoubling: 'playedOn' }))).not.toContain('declined');
  });
});
