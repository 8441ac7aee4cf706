import type { RuleTextKey } from './texts.ts';

/**
 * The entry form as data. The screen renders it without knowing the house: each field says where its value stands in the
 * entry (`path`), what may be chosen now, and which key chooses it. Texts are message keys of `contract/texts`.
 */
export interface EntryForm {
  readonly fields: readonly FormField[];
  /** The draft with everything removed that does not belong to its kind, and what follows filled in. It is what is scored. */
  readonly entry: { readonly [key: string]: unknown };
}

interface FieldBase {
  /** Dotted path in the entry, e.g. "kind", "re", "bonus.re.fuchs", "pagat.by". */
  readonly path: string;
  /** Message key of the label, e.g. "form.kind". */
  readonly label: RuleTextKey;
  /** Message key of the small hint under the label, if any. */
  readonly hint?: RuleTextKey;
  /** Message key of the group it stands in (fields of a group share one row of the form), if any. */
  readonly group?: RuleTextKey;
}

export interface Choice<V extends string | number | boolean | null = string | number | boolean | null> {
  readonly value: V;
  /** Message key. */
  readonly label: RuleTextKey;
  /** The key that chooses it (as KeyboardEvent.key, lower case; "shift+9" is the key 9 with Shift), shown on the button. */
  readonly key?: string;
  /** Not allowed now: message key of the reason. It stays visible. */
  readonly blocked?: RuleTextKey;
}

export type FormField =
  /** One of several; `clear` means it may be empty. */
  | (FieldBase & {
      readonly type: 'choice';
      readonly value: string | number | boolean | null | undefined;
      readonly choices: readonly Choice[];
      readonly clear: boolean;
    })
  /** Seats of the playing party; `min`..`max` of them; seat keys are 1..5. */
  | (FieldBase & {
      readonly type: 'seats';
      readonly value: readonly number[];
      readonly min: number;
      readonly max: number;
      readonly blocked: readonly number[];
      readonly chosenLabel: RuleTextKey;
      readonly otherLabel: RuleTextKey;
    })
  /** One playing seat (its number, not a list); seat keys are 1..5. */
  | (FieldBase & { readonly type: 'seat'; readonly value: number | undefined; readonly blocked: readonly number[] })
  /** Announcements in their order; `available` may be said now. */
  | (FieldBase & { readonly type: 'calls'; readonly value: readonly string[]; readonly available: readonly Choice<string>[] })
  /** Card points of one party; the other has `total` minus it. */
  | (FieldBase & {
      readonly type: 'eyes';
      readonly value: number | undefined;
      readonly total: number;
      readonly marks: readonly number[];
      readonly partyLabel: RuleTextKey;
      readonly otherLabel: RuleTextKey;
    })
  /** A small count with minus and plus. `column` and `row` are message keys: counters with the same group form a grid. */
  | (FieldBase & {
      readonly type: 'count';
      readonly value: number;
      readonly max: number;
      readonly row: RuleTextKey;
      readonly column: RuleTextKey;
      readonly key?: string;
    })
  | (FieldBase & { readonly type: 'tick'; readonly value: boolean; readonly key?: string; readonly blocked?: RuleTextKey });
