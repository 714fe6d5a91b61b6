import * as t from 'io-ts';

/** The state of the caller's NDA on a deal (ENT-09). */
export const NdaState = t.keyof(
  { unsigned: null, pending: null, signed: null, rejected: null, expired: null },
  'NdaState',
);
export type NdaState = t.TypeOf<typeof NdaState>;
