import type { Entry, EntryForm, FormField } from '../../../api/types.ts';

/* A game being typed: where its values stand, and what comes next. Pure. */

type Tree = { readonly [key: string]: unknown };
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

export const isEntry = (value: unknown): value is Entry => isTree(value);

/** The value at a dotted path, or undefined. */
export function readPath(entry: Entry, path: string): unknown {
  let value: unknown = entry;
  for (const part of path.split('.')) value = isTree(value) && Object.hasOwn(value, part) ? value[part] : undefined;
  return value;
}

/** The entry with one value changed; undefined takes it out. */
export function putPath(entry: Entry, path: string, value: unknown): Entry {
  const [first = '', ...rest] = path.split('.');
  const next = rest.length === 0 ? value : putPath(isTree(entry[first]) ? entry[first] : {}, rest.join('.'), value);
  if (next !== undefined) return { ...entry, [first]: next };
  const { [first]: _gone, ...others } = entry;
  return others;
}

/** The form field a refusal speaks of: the one with its path, or the one it stands in ("calls.2" -> "calls"). */
export function fieldOf(form: EntryForm, refusedField: string | undefined): FormField | undefined {
  if (refusedField === undefined) return undefined;
  const exact = form.fields.find((field) => field.path === refusedField);
  if (exact) return exact;
  const outer = form.fields.filter((field) => refusedField.startsWith(`${field.path}.`));
  const inner = form.fields.find((field) => field.path.startsWith(`${refusedField}.`));
  return outer.sort((a, b) => b.path.length - a.path.length)[0] ?? inner;
}

/** Must this field still be filled in before the game can stand? */
function isOpen(field: FormField): boolean {
  switch (field.type) {
    case 'choice':
      return field.value === undefined && !field.clear;
    case 'seats':
      return field.value.length < field.min;
    case 'seat':
    case 'eyes':
      return field.value === undefined;
    default:
      return false;
  }
}

/** Where one goes on after a field: the next one that is open, or that is usually spoken of at the table. */
export function nextField(form: EntryForm, after: string | null): FormField | undefined {
  const at = after === null ? -1 : form.fields.findIndex((field) => field.path === after);
  return (
    form.fields.slice(at + 1).find((field) => isOpen(field) || field.type === 'calls' || field.type === 'eyes') ?? form.fields.find(isOpen)
  );
}

/** Is a field complete, so that typing goes on in the next one? */
export function isComplete(field: FormField): boolean {
  if (field.type === 'seats') return field.value.length >= field.max;
  if (field.type === 'seat') return field.value !== undefined;
  return field.type === 'choice' && !field.clear && field.value !== undefined;
}

/** Rows of the form: a field by itself, or all fields of a group. */
export interface FormRow {
  readonly key: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly fields: readonly FormField[];
}

export function formRows(form: EntryForm): readonly FormRow[] {
  const rows: { key: string; label: string; hint: string | undefined; fields: FormField[] }[] = [];
  for (const field of form.fields) {
    const row = field.group === undefined ? undefined : rows.find((one) => one.key === field.group);
    if (row) row.fields.push(field);
    else
      rows.push({
        key: field.group ?? field.path,
        label: field.group ?? field.label,
        hint: field.group === undefined ? field.hint : undefined,
        fields: [field],
      });
  }
  return rows;
}
