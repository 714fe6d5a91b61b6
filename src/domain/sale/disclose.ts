import type { Disclosure } from './disclosure';

export const hidden = { kind: 'hidden' } as const;
export const absent = { kind: 'absent' } as const;

/**
 * The disclosure of a field: hidden when the answer's `hidden` has its name, with or
 * without a value; else shown, or absent.
 */
export function disclose<A>(field: string, value: A | null, hiddenFields: readonly string[]): Disclosure<A> {
  if (hiddenFields.includes(field)) return hidden;
  return value === null ? absent : { kind: 'shown', value };
}
