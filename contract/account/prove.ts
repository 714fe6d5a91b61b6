import * as t from 'io-ts';

/** Verification levels; an unverified user has none (product.md §4). */
export const Prove = t.keyof({ '1': null, '2': null }, 'Prove');
export type Prove = t.TypeOf<typeof Prove>;
