import type { Choice, EntryForm, FormField } from '../form.ts';
import type { TableContext } from '../ruleSet.ts';
import type { RuleTextKey } from '../texts.ts';
import { declarerSeats, needsApproval, valatMadeBy } from './entry.ts';
import type { TarockRules } from './house.ts';
import { type DraftAnnounced, type TidyHand, tidyHand } from './tidy.ts';
import { ABSOLUT_EYES, GAME_EYES, KINDS, type Kind, OTHER_SIDE, PLAYED_KINDS, SIDES, type Side, TOTAL_EYES } from './words.ts';

const KIND_KEYS: { readonly [kind in Kind]: string } = { rufer: 'r', farbensolo: 'a', solo: 's', renonce: 'n' };
const KONTRA_KEYS = ['o', 'k', 'z'] as const;
const KONTRA_LABELS = ['kontra.none', 'kontra.kontra', 'kontra.rekontra'] as const;
/** 33: below it the opponents have made 56. */
const MARKS = [TOTAL_EYES - ABSOLUT_EYES + 1, GAME_EYES, ABSOLUT_EYES] as const;

function sideChoices(blocked: (side: Side) => RuleTextKey | undefined = () => undefined): readonly Choice[] {
  return SIDES.map((value) => {
    const reason = blocked(value);
    return { value, label: `party.${value}`, ...(reason === undefined ? {} : { blocked: reason }) };
  });
}

function kontraField(path: string, group: RuleTextKey | undefined, value: number, max: number): FormField {
  const choices = KONTRA_LABELS.slice(0, max + 1).map(
    (label, level): Choice => ({ value: level, label, ...(path === 'kontra' ? { key: KONTRA_KEYS[level] ?? '' } : {}) }),
  );
  return { path, type: 'choice', label: 'form.kontra', ...(group === undefined ? {} : { group }), value, choices, clear: false };
}

/** The fields of something announced: by whom, and once that is known its Kontra and how it ended. */
function announcedFields(
  name: 'absolut' | 'pagat' | 'valat',
  value: DraftAnnounced | undefined,
  parts: { readonly kontraMax: number; readonly made: boolean; readonly approved: boolean; readonly blocked: RuleTextKey | undefined },
): readonly FormField[] {
  const group = `form.${name}` as const;
  const by: FormField = {
    path: `${name}.by`,
    type: 'choice',
    label: group,
    group,
    value: value?.by,
    choices: sideChoices(() => parts.blocked),
    clear: true,
  };
  if (value === undefined) return [by];
  const fields = [by, kontraField(`${name}.kontra`, group, value.kontra, parts.kontraMax)];
  const choice = (path: string, label: RuleTextKey, chosen: boolean | undefined, yes: RuleTextKey, no: RuleTextKey): FormField => ({
    path: `${name}.${path}`,
    type: 'choice',
    label,
    group,
    value: chosen,
    choices: [
      { value: true, label: yes },
      { value: false, label: no },
    ],
    clear: false,
  });
  if (parts.approved) fields.push(choice('approved', 'form.approved', value.approved, 'approved.yes', 'approved.no'));
  if (parts.made) fields.push(choice('made', 'form.made', value.made, 'made.yes', 'made.no'));
  return fields;
}

type EndPath = 'pagatStill' | 'mond' | 'trull' | 'koenigstrull' | 'valatStill';

/** What was announced, the eyes (they follow from a made Valat), and what is known after the last trick. */
function extraFields(tidy: TidyHand, table: TableContext, rules: TarockRules): readonly FormField[] {
  const { kind, of, absolut, pagat, valat, pagatStill, valatStill, mond, trull, koenigstrull } = tidy;
  const kontraMax = rules.kontraMax[of];
  const played = kind !== 'renonce';
  const fields: FormField[] = [];
  const end = (path: EndPath, value: Side | undefined, blocked?: (side: Side) => RuleTextKey | undefined) =>
    fields.push({ path, type: 'choice', label: `form.${path}`, group: 'form.atEnd', value, choices: sideChoices(blocked), clear: true });

  if (of === 'rufer') {
    fields.push(...announcedFields('absolut', absolut, { kontraMax, made: false, approved: false, blocked: undefined }));
  }
  const pagatBlocked = pagatStill === undefined ? undefined : 'form.blocked.pagatStill';
  fields.push(...announcedFields('pagat', pagat, { kontraMax, made: played, approved: false, blocked: pagatBlocked }));
  const valatBlocked = valatStill === undefined ? undefined : 'form.blocked.valatStill';
  // Where the table keeps approvals they are known before the hand is entered.
  const approved = valat !== undefined && needsApproval(of, valat.by) && table.approvals === undefined;
  fields.push(...announcedFields('valat', valat, { kontraMax: rules.valatKontraMax, made: played, approved, blocked: valatBlocked }));
  if (!played) return fields;
  const madeBy = valatMadeBy(valat === undefined ? null : { by: valat.by, made: valat.made === true }, valatStill ?? null);
  if (madeBy === null) {
    fields.push({
      path: 'declarerEyes',
      type: 'eyes',
      label: 'form.eyes',
      hint: valat !== undefined && rules.valat === 'replaces' ? 'form.eyes.mayBeLeftOut' : 'form.eyes.typeDeclarers',
      value: typeof tidy.entry.declarerEyes === 'number' ? tidy.entry.declarerEyes : undefined,
      total: TOTAL_EYES,
      marks: MARKS,
      partyLabel: declarerSeats(of) === 1 ? 'party.soloist' : 'party.declarers',
      otherLabel: 'party.defenders',
    });
  }
  end('pagatStill', pagatStill, () => (pagat === undefined ? undefined : 'form.blocked.pagat'));
  // Who catches the Mond holds Sküs and Mond, so nobody else can show the Trull.
  end('mond', mond, (side) => (trull === OTHER_SIDE[side] ? 'form.blocked.trull' : undefined));
  end('trull', trull, (side) => (mond === OTHER_SIDE[side] ? 'form.blocked.mond' : undefined));
  end('koenigstrull', koenigstrull);
  end('valatStill', valatStill, () => (valat === undefined ? undefined : 'form.blocked.valat'));
  return fields;
}

/** The entry form of a Tarock hand, in the order in which a hand is bid and played (see ../form.ts). */
export function tarockForm(draft: unknown, table: TableContext, rules: TarockRules): EntryForm {
  const tidy = tidyHand(draft, table, rules);
  const { entry, kind, of, declarers, declined, mayDecline } = tidy;
  const blocked = typeof table.sitsOut === 'number' ? [table.sitsOut] : [];
  const fields: FormField[] = [];

  const kinds = KINDS.map((value): Choice => ({ value, label: `kind.${value}`, key: KIND_KEYS[value] }));
  fields.push({ path: 'kind', type: 'choice', label: 'form.kind', value: kind, choices: kinds, clear: false });
  if (kind === 'renonce') {
    const choices = PLAYED_KINDS.map((value): Choice => ({ value, label: `kind.${value}` }));
    fields.push({ path: 'of', type: 'choice', label: 'form.of', value: of, choices, clear: false });
  }
  const seats = declarerSeats(of);
  fields.push({
    path: 'declarers',
    type: 'seats',
    label: seats === 1 ? 'form.soloist' : 'form.declarers',
    hint: seats === 1 ? 'form.re.one' : 'form.declarers.two',
    value: declarers,
    min: seats,
    max: seats,
    blocked,
    chosenLabel: seats === 1 ? 'party.soloist' : 'party.declarers',
    otherLabel: 'party.defenders',
  });
  if (kind === 'renonce') {
    const offender = typeof entry.offender === 'number' ? entry.offender : undefined;
    fields.push({ path: 'offender', type: 'seat', label: 'form.offender', hint: 'form.offender.renonce', value: offender, blocked });
  }
  if (kind === 'solo') {
    fields.push({ path: 'mussSolo', type: 'tick', label: 'form.mussSolo', hint: 'form.mussSolo.hint', value: tidy.mussSolo, key: 'm' });
  }
  fields.push(kontraField('kontra', undefined, tidy.kontra, rules.kontraMax[of]));
  if (mayDecline !== undefined) {
    const choices: readonly Choice[] = [{ value: mayDecline, label: `declined.${mayDecline}` }];
    fields.push({ path: 'declined', type: 'choice', label: 'form.declined', value: declined, choices, clear: true });
  }
  if (declined !== undefined) return { fields, entry };
  fields.push(...extraFields(tidy, table, rules));
  return { fields, entry };
}
