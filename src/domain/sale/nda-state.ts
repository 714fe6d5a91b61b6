import * as t from 'io-ts';

/** Where the caller's NDA on a deal stands (ENT-09). */
export const NdaState = t.keyof(
  { unsigned: null, pending: null, signed: null, rejected: null, expired: null },
  'NdaState',
);
export type NdaState = t.TypeOf<typeof NdaState>;

/** The states' names for people (ENT-09). */
export const ndaStateLabels: Readonly<Record<NdaState, string>> = {
  unsigned: '未签署',
  pending: '待审核',
  signed: '已签署',
  rejected: '已驳回',
  expired: '已过期',
};
