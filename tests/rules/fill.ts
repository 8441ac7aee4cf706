import type { EntryForm, FormField } from '../../electron/core/rules/form.ts';
import type { Entry } from './arbitrary.ts';

/** The draft with the value at a dotted path replaced; undefined removes it. What a screen does when something is chosen. */
export function withValue(draft: Entry, path: string, value: unknown): Entry {
  const [head = '', ...rest] = path.split('.');
  const inner = rest.length === 0 ? value : withValue((draft[head] ?? {}) as Entry, rest.join('.'), value);
  const out: { [key: string]: unknown } = { ...draft, [head]: inner };
  if (inner === undefined) delete out[head];
  return out;
}

export const fieldAt = (form: EntryForm, path: string): FormField | undefined => form.fields.find((field) => field.path === path);

const SEATS = [0, 1, 2, 3, 4];

/** Everything a form offers as a next choice, except eyes, which are typed: what it is, and the draft after it. */
export function offers(form: EntryForm, players: number): readonly { readonly what: string; readonly draft: Entry }[] {
  const out: { what: string; draft: Entry }[] = [];
  const add = (field: FormField, value: unknown) =>
    out.push({ what: `${field.path} = ${JSON.stringify(value)}`, draft: withValue(form.entry, field.path, value) });
  for (const field of form.fields) {
    switch (field.type) {
      case 'choice':
        for (const choice of field.choices) if (choice.blocked === undefined) add(field, choice.value);
        if (field.clear) add(field, undefined);
        break;
      case 'seats':
        for (const seat of SEATS.slice(0, players)) {
          if (field.blocked.includes(seat)) continue;
          if (field.value.includes(seat))
            add(
              field,
              field.value.filter((one) => one !== seat),
            );
          else if (field.value.length < field.max) add(field, [...field.value, seat]);
        }
        break;
      case 'seat':
        for (const seat of SEATS.slice(0, players)) if (!field.blocked.includes(seat)) add(field, seat);
        break;
      case 'calls':
        for (const call of field.available) add(field, [...field.value, call.value]);
        break;
      case 'count':
        if (field.value < field.max) add(field, field.value + 1);
        if (field.value > 0) add(field, field.value - 1);
        break;
      case 'tick':
        if (field.blocked === undefined) add(field, !field.value);
        break;
      case 'eyes':
        break;
    }
  }
  return out;
}
