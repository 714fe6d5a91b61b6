import type { StepAction } from '../../../domain/bid/next-step';
import type { NdaTab } from '../../../domain/bid/nda-tabs';

const tabs: Readonly<Record<NdaTab, string>> = {
  all: '全部',
  unsigned: '未签署',
  pending: '待审核',
  signed: '已签署',
  rejected: '已驳回',
  expired: '已过期',
};

const empty: Readonly<Record<NdaTab, { readonly title: string; readonly text: string }>> = {
  all: { title: '还没有参与的项目', text: '在项目页表达意向、签署保密协议或报价后，进度都在这里查看。' },
  unsigned: { title: '没有未签署的项目', text: '已表达意向但还没有签署保密协议的项目会出现在这里。' },
  pending: { title: '没有待审核的保密协议', text: '签署后等待项目方审核的项目会出现在这里。' },
  signed: { title: '没有已签署的保密协议', text: '审核通过后，可以查看全部资料并报价的项目会出现在这里。' },
  rejected: { title: '没有被驳回的保密协议', text: '未通过审核的保密协议会出现在这里，可以重新签署。' },
  expired: { title: '没有过期的保密协议', text: '到期的保密协议会出现在这里，重新签署后资料再次开放。' },
};

const actions: Readonly<Record<StepAction, string>> = {
  view: '查看项目',
  sign: '签署保密协议',
  signAgain: '重新签署',
  follow: '查看进度',
  bid: '报价',
  supplement: '补充说明',
  read: '查看资料',
};

/** What the list of a bidder says. */
export const bidderSalesText = {
  title: '我的意向',
  list: '参与的项目',
  tabs,
  tabNames: '按保密协议查看',
  empty,
  actions,
  /** The columns on a desk. */
  heads: ['项目', '保密协议', '意向与报价', '更新时间', '下一步'],
  nothingSaid: '未表达意向',
  updated: (when: string): string => `${when}更新`,
  toDeals: '查看在售项目',
  toAll: '查看全部',
  failed: '参与的项目没有加载出来',
  moreFailed: '后面的项目没有加载出来',
} as const;
