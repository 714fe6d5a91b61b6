import type { Disclosure } from '../../../../domain/sale/disclosure';

/** Returns the disclosure of a value that is never hidden. */
export const shownOrAbsent = <A>(value: A | null): Disclosure<A> =>
  value === null ? { kind: 'absent' } : { kind: 'shown', value };
