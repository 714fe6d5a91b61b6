import * as t from 'io-ts';

/** What has become of a deal; lists hold what is listed. */
export const DealState = t.keyof({ listed: null, withdrawn: null, closed: null }, 'DealState');
export type DealState = t.TypeOf<typeof DealState>;
