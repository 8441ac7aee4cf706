import type { EntryForm, FieldOf, FormField } from '../../../api/types.ts';

/* What a key does in the entry form. Pure: the form, the field with the focus and the key come in, a step comes out. */

export type Step =
  | { readonly do: 'set'; readonly path: string; readonly value: unknown }
  /** Not allowed now: message key of the reason. */
  | { readonly do: 'blocked'; readonly reason: string }
  | { readonly do: 'save' }
  | { readonly do: 'none' };

const NONE: Step = { do: 'none' };
const digitOf = (key: string): number | null => (/^\d$/.test(key) ? Number(key) : null);

/** A seat pressed: in or out; the oldest gives way when all places are taken. */
export function toggleSeat(field: FieldOf<'seats'>, seat: number): readonly number[] {
  if (field.value.includes(seat)) return field.value.filter((one) => one !== seat);
  return [...field.value, seat].slice(-field.max);
}

/** One step for one key, in the words of `shortcutOf`. `focus`: path of the field with the focus, null if none has it. */
export function pressKey(form: EntryForm, focus: string | null, key: string, seats: number): Step {
  if (key === 'enter') return { do: 'save' };
  const here = form.fields.find((field) => field.path === focus);
  const inField = here ? inside(here, key, seats) : NONE;
  if (inField.do !== 'none') return inField;
  const digit = digitOf(key);
  if (digit !== null) return looseDigit(form, here, digit, seats);
  for (const field of here ? [here, ...form.fields] : form.fields) {
    const step = anywhere(field, key);
    if (step.do !== 'none') return step;
  }
  return NONE;
}

/** Keys that mean something only in the field with the focus. */
function inside(field: FormField, key: string, seats: number): Step {
  const digit = digitOf(key);
  switch (field.type) {
    case 'seats':
    case 'seat':
      return digit === null ? NONE : seatStep(field, digit, seats);
    case 'calls': {
      const call = field.available.find((one) => one.key === key);
      if (call) return { do: 'set', path: field.path, value: [...field.value, call.value] };
      if (key === 'backspace') return field.value.length > 0 ? { do: 'set', path: field.path, value: field.value.slice(0, -1) } : NONE;
      return NONE;
    }
    case 'eyes':
      if (digit !== null) return { do: 'set', path: field.path, value: Math.min((field.value ?? 0) * 10 + digit, 9999) };
      if (key === 'backspace' && field.value !== undefined)
        return { do: 'set', path: field.path, value: field.value < 10 ? undefined : Math.floor(field.value / 10) };
      return NONE;
    default:
      return NONE;
  }
}

function seatStep(field: FieldOf<'seats'> | FieldOf<'seat'>, digit: number, seats: number): Step {
  const seat = digit - 1;
  if (seat < 0 || seat >= seats || field.blocked.includes(seat)) return NONE;
  return { do: 'set', path: field.path, value: field.type === 'seats' ? toggleSeat(field, seat) : seat };
}

/** A digit in a field that knows none: a seat while seats are missing, else it begins the eyes. */
function looseDigit(form: EntryForm, here: FormField | undefined, digit: number, seats: number): Step {
  const missing = form.fields.find(
    (field): field is FieldOf<'seats'> | FieldOf<'seat'> =>
      (field.type === 'seats' && field.value.length < field.min) || (field.type === 'seat' && field.value === undefined),
  );
  if (missing && here?.type !== 'calls') return seatStep(missing, digit, seats);
  const eyes = form.fields.find((field) => field.type === 'eyes');
  return eyes ? { do: 'set', path: eyes.path, value: digit } : NONE;
}

/** Letters and Shift with a digit act from every field. */
function anywhere(field: FormField, key: string): Step {
  switch (field.type) {
    case 'choice': {
      const choice = field.choices.find((one) => one.key === key);
      if (!choice) return NONE;
      if (choice.blocked !== undefined) return { do: 'blocked', reason: choice.blocked };
      return { do: 'set', path: field.path, value: field.clear && field.value === choice.value ? undefined : choice.value };
    }
    case 'calls': {
      const call = field.available.find((one) => one.key === key);
      return call ? { do: 'set', path: field.path, value: [...field.value, call.value] } : NONE;
    }
    case 'tick':
      if (field.key !== key) return NONE;
      return field.blocked === undefined ? { do: 'set', path: field.path, value: !field.value } : { do: 'blocked', reason: field.blocked };
    case 'count':
      return field.key === key ? { do: 'set', path: field.path, value: field.value < field.max ? field.value + 1 : 0 } : NONE;
    default:
      return NONE;
  }
}
