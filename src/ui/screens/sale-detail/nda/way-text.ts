import type { NdaState } from '../../../../../contract/sale/nda-state';

/** The texts of an NDA before its code has loaded. */
export const ndaWayText = {
  notCome: '协议没有加载出来，请检查网络后重试。',
  putAway: '知道了',
  requestsFailed: '申请没有加载出来',
  open: {
    unsigned: '签署保密协议',
    pending: '查看审核进度',
    signed: '查看协议记录',
    rejected: '重新签署',
    expired: '重新签署',
  } satisfies Record<NdaState, string>,
  /** Of a deal that is listed no more. */
  over: { title: '保密协议', record: '查看协议记录' },
} as const;
