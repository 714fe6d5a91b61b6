import type { NdaState } from '../../../contract/sale/nda-state';

/** The states' names for people (ENT-09). */
export const ndaStateLabels: Readonly<Record<NdaState, string>> = {
  unsigned: '未签署',
  pending: '待审核',
  signed: '已签署',
  rejected: '已驳回',
  expired: '已过期',
};
