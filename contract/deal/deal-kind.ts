import * as t from 'io-ts';

/** What can be shared, and reported as wrong: deals of either side, share transfers. */
export const DealKind = t.keyof({ sale: null, buy: null, transfer: null }, 'DealKind');
export type DealKind = t.TypeOf<typeof DealKind>;
