import type { Choice, EntryForm, FormField } from '../form.ts';
import { isGroup } from '../read.ts';
import type { TableContext } from '../ruleSet.ts';
import type { RuleTextKey } from '../texts.ts';
import { bonusLimit, NO_BONUS } from './bonus.ts';
import { callsAllowed } from './calls.ts';
import { houseKinds, RE_SEATS, tricklessParty } from './entry.ts';
import type { HouseRules } from './house.ts';
import { type TidyDraft, tidyDraft } from './tidy.ts';
import { type BonusCounts, type ByParty, type Call, type Kind, PARTIES, type Solo, TOTAL_EYES } from './words.ts';

// No key twice in one form, and none of F and B (the hall's keys); digits choose seats and type eyes, which the screen
// keeps apart by the field that has the focus.
const KIND_KEYS: { readonly [kind in Kind]: string } = { normal: 'n', hochzeit: 'h', armut: 'a', solo: 's', misplay: 'v' };
const SOLO_KEYS: { readonly [solo in Solo]: string } = {
  karo: 'o',
  damen: 'd',
  buben: 'u',
  kreuz: 'z',
  pik: 'i',
  herz: 'e',
  fleischlos: 'l',
  still: 't',
};
const CALL_KEYS: { readonly [call in Call]: string } = {
  re: 'r',
  kontra: 'k',
  're:90': '9',
  're:60': '6',
  're:30': '3',
  're:0': '0',
  'kontra:90': 'shift+9',
  'kontra:60': 'shift+6',
  'kontra:30': 'shift+3',
  'kontra:0': 'shift+0',
};
/** Eyes at which something changes: the levels of both parties and the middle. */
const MARKS = [30, 60, 90, 120, 150, 180, 210] as const;

function seatsHint({ kind, of }: TidyDraft): RuleTextKey {
  if (of === 'hochzeit') return kind === 'misplay' ? 'form.re.hochzeitMisplay' : 'form.re.hochzeit';
  return RE_SEATS[of][1] === 1 ? 'form.re.one' : 'form.re.two';
}

function callsHint({ of, solo }: TidyDraft, rules: HouseRules): RuleTextKey {
  if (solo !== null && rules.soloCalls === 'kontra') return 'form.calls.onlyKontra';
  if (of === 'hochzeit' && rules.hochzeitKontra !== 'unsaid') {
    return rules.hochzeitKontra === 'stays' ? 'form.calls.kontraStays' : 'form.calls.kontraBecomesRe';
  }
  return 'form.calls.inOrder';
}

function readCountsOf(entry: TidyDraft['entry']): ByParty<BonusCounts> {
  const of = (party: 're' | 'kontra'): BonusCounts => {
    const counts = isGroup(entry.bonus) ? entry.bonus[party] : undefined;
    return isGroup(counts) ? { ...NO_BONUS, ...counts } : NO_BONUS;
  };
  return { re: of('re'), kontra: of('kontra') };
}

/** The fields of a game that was played out: eyes, no trick, bonuses. */
function playedFields(tidy: TidyDraft, rules: HouseRules): readonly FormField[] {
  const { entry, counted, said } = tidy;
  const reEyes = typeof entry.reEyes === 'number' ? entry.reEyes : undefined;
  const fields: FormField[] = [
    {
      path: 'reEyes',
      type: 'eyes',
      label: 'form.eyes',
      hint: 'form.eyes.typeRe',
      value: reEyes,
      total: TOTAL_EYES,
      marks: MARKS,
      partyLabel: 'party.re',
      otherLabel: 'party.kontra',
    },
  ];
  const counts = readCountsOf(entry);
  const trickless = reEyes === undefined ? null : tricklessParty(reEyes);
  if (trickless !== null && rules.pack === 48) {
    const hasBonus = Object.values(counts[trickless]).some((count) => count > 0);
    fields.push({
      path: 'noTrick',
      type: 'choice',
      label: 'form.noTrick',
      hint: `form.noTrick.${trickless}`,
      value: entry.noTrick === null ? null : entry.noTrick === trickless ? trickless : undefined,
      clear: false,
      choices: [
        { value: trickless, label: 'noTrick.none', key: 'x', ...(hasBonus ? { blocked: 'form.blocked.hasBonus' } : {}) },
        { value: null, label: 'noTrick.some', key: 'g' },
      ],
    });
  }
  const inRange = reEyes !== undefined && reEyes >= 0 && reEyes <= TOTAL_EYES ? reEyes : undefined;
  const noTrick = entry.noTrick === null ? null : rules.pack === 40 || entry.noTrick !== undefined ? trickless : undefined;
  const situation = { rules, counts, said, reEyes: inRange, noTrick };
  for (const party of PARTIES) {
    for (const bonus of counted) {
      fields.push({
        path: `bonus.${party}.${bonus}`,
        type: 'count',
        label: `bonus.${bonus}`,
        group: 'form.bonus',
        row: `party.${party}`,
        column: `bonus.${bonus}`,
        value: counts[party][bonus],
        max: bonusLimit(bonus, party, situation).max,
      });
    }
  }
  return fields;
}

/** The entry form of a Doppelkopf game, read from top to bottom as it is spoken at the table (see ../form.ts). */
export function doppelkopfForm(draft: unknown, table: TableContext, rules: HouseRules): EntryForm {
  const tidy = tidyDraft(draft, table, rules);
  const { entry, kind, of, chosenSolo, solo, re, said } = tidy;
  const alone = solo !== null;
  const blocked = typeof table.sitsOut === 'number' ? [table.sitsOut] : [];
  const fields: FormField[] = [];

  const kinds = houseKinds(rules).map((value): Choice => ({ value, label: `kind.${value}`, key: KIND_KEYS[value] }));
  fields.push({ path: 'kind', type: 'choice', label: 'form.kind', value: kind, choices: kinds, clear: false });
  if (kind === 'misplay') {
    const choices = rules.kinds.map((value): Choice => ({ value, label: `kind.${value}` }));
    fields.push({ path: 'of', type: 'choice', label: 'form.of', value: of, choices, clear: false });
  }
  if (of === 'solo') {
    const choices = rules.solos.map((value): Choice => ({ value, label: `solo.${value}`, key: SOLO_KEYS[value] }));
    fields.push({ path: 'solo', type: 'choice', label: 'form.solo', value: chosenSolo, choices, clear: false });
  }
  const [min, max] = RE_SEATS[of];
  fields.push({
    path: 're',
    type: 'seats',
    label: of === 'solo' ? 'form.soloist' : 'form.re',
    hint: seatsHint(tidy),
    value: re,
    min,
    max,
    blocked,
    chosenLabel: 'party.re',
    otherLabel: 'party.kontra',
  });
  if (kind === 'misplay') {
    const offender = typeof entry.offender === 'number' ? entry.offender : undefined;
    fields.push({ path: 'offender', type: 'seat', label: 'form.offender', hint: 'form.offender.hint', value: offender, blocked });
  }
  if (of === 'solo' && (rules.compulsorySolo || table.compulsory === true)) {
    fields.push({ path: 'compulsory', type: 'tick', label: 'form.compulsory', value: entry.compulsory === true, key: 'p' });
  }
  const available = callsAllowed(said, { rules, alone, hochzeit: of === 'hochzeit' }).map(
    (value): Choice<string> => ({ value, label: `call.${value}`, key: CALL_KEYS[value] }),
  );
  const calls = Array.isArray(entry.calls) ? entry.calls : [];
  fields.push({ path: 'calls', type: 'calls', label: 'form.calls', hint: callsHint(tidy, rules), value: calls, available });
  if (kind !== 'misplay') fields.push(...playedFields(tidy, rules));
  return { fields, entry };
}
