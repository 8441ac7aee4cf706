/** Outcome of an operation that may be refused. Refusals are values; an exception means a bug. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

/** Facts of a refusal, put into the sentence the user reads. */
export type Facts = { readonly [name: string]: string | number | readonly string[] | readonly number[] };

/**
 * A refusal: what is wrong (`code`), where (`field`, a path such as "calls.2" or "reEyes") and with which figures (`facts`).
 * The sentence for each code stands in `contract/texts`.
 */
export interface Refusal<C extends string = string> {
  readonly code: C;
  readonly field?: string;
  readonly facts?: Facts;
}

/** Shorthand for a refused result. */
export function refuse<C extends string>(code: C, field?: string, facts?: Facts): { readonly ok: false; readonly error: Refusal<C> } {
  return err({ code, ...(field === undefined ? {} : { field }), ...(facts === undefined ? {} : { facts }) });
}
