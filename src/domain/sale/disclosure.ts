import * as t from 'io-ts';
import { record } from '../../../contract/codec/record';

/**
 * What a viewer may know of a value: the value, that there is one behind an NDA (its label is
 * '签署NDA后可见'), or that there is none (product.md §3).
 */
export type Disclosure<A> =
  | { readonly kind: 'shown'; readonly value: A }
  | { readonly kind: 'hidden' }
  | { readonly kind: 'absent' };

/** The codec of a disclosure of values with a codec of their own. */
export function disclosureOf<A, O>(type: t.Type<A, O>): t.Type<Disclosure<A>, Disclosure<O>> {
  return t.union(
    [
      record({ kind: t.literal('shown'), value: type }, 'Shown'),
      record({ kind: t.literal('hidden') }, 'Hidden'),
      record({ kind: t.literal('absent') }, 'Absent'),
    ],
    `Disclosure of ${type.name}`,
  );
}
