import type { Disclosure } from '../../../../domain/sale/disclosure';

/** What may be known of a value that nobody hides. */
export const shownOrAbsent = <A>(value: A | null): Disclosure<A> =>
  value === null ? { kind: 'absent' } : { kind: 'shown', value };
