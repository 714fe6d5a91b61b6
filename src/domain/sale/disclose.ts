import type { Disclosure } from './disclosure';

export const hidden = { kind: 'hidden' } as const;
export const absent = { kind: 'absent' } as const;

/**
 * What an answer tells of a field: hidden when its name stands in the answer's `hidden`, whatever else
 * came; else shown, or absent.
 */
export function disclose<A>(field: string, value: A | null, hiddenFields: readonly string[]): Disclosure<A> {
  if (hiddenFields.includes(field)) return hidden;
  return value === null ? absent : { kind: 'shown', value };
}
