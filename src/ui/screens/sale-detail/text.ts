import type { NdaState } from '../../../../contract/sale/nda-state';
import { joinWithSpace } from '../../../../contract/values/join-with-space';
import { dealPageText } from '../../features/deal/deal-page/text';

const nda: Record<NdaState, (hidden: string) => string> = {
  unsigned: (hidden) => `${hidden}由委托方封存，签署保密协议并经其同意后可见。`,
  pending: (hidden) => `${joinWithSpace('保密协议正在审核，通过后可以看到', hidden)}。`,
  signed: () => '您已签署保密协议，委托方同意公开的信息都在本页。可以向委托方索取资料，或直接报价。',
  rejected: (hidden) => `保密协议未通过，${hidden}仍然封存。`,
  expired: (hidden) => `保密协议已过期，${hidden}重新封存。`,
};

/** What the page of one deal says. */
export const saleDetailText = {
  title: '项目详情',
  code: '项目编号',
  address: '链接',
  copyAddress: '复制链接',
  confirmed: (day: string): string => `${day}确认在售`,
  withdrawn: {
    title: '该项目已下架',
    words: (title: string, code: string): string => `${title}（${code}）已下架，不再接受意向。`,
  },
  closed: {
    title: '该项目已成交',
    words: (title: string, code: string): string => `${title}（${code}）已经成交，不再接受意向。`,
  },
  /** To its owner, over the page of a deal that is over. */
  ownOver: {
    withdrawn: '该项目已下架，只有您可以看到本页；可以在“管理发布”中重新上架。',
    closed: '该项目已成交，内容只有您可以看到。',
  },
  toList: '查看在售项目',
  /** The owner's way to what is theirs. */
  manage: '管理发布',
  ownBid: '我的意向',
  side: '下一步',
  anchors: '本页内容',
  parts: {
    facts: '概况',
    finances: '财务',
    process: dealPageText.process,
    documents: dealPageText.documents,
  },
  steps: [
    { name: '查看简介', note: undefined },
    { name: '签署保密协议', note: undefined },
    { name: '委托方审核', note: '通常 1 个工作日' },
    { name: '咨询与报价', note: undefined },
  ],
  risk: '以上信息由委托方提供，琥珀并购只做形式核对，不承诺收益，也不构成投资建议。请以尽职调查为准。',
  nda: '保密协议',
  next: {
    unsigned: '下一步：签署保密协议',
    pending: '下一步：等待委托方审核',
    signed: '下一步：咨询或报价',
    rejected: '下一步：重新签署保密协议',
    expired: '下一步：重新签署保密协议',
  },
  toBeVerified: (nda: boolean): string => `通过完整认证后可${nda ? '签署保密协议、' : ''}联系委托方。`,
  verify: '申请完整认证',
  ndaText: (state: NdaState, fields: number, documents: number): string => {
    const parts = [
      fields === 0 ? '' : `${fields} 项信息`,
      documents === 0 ? '' : `${documents} 份资料`,
    ].filter((part) => part !== '');
    if (parts.length === 0 && state !== 'signed') return '该项目没有封存的信息。';
    return nda[state](parts.join('和 '));
  },
  notFound: '项目不存在或已下架',
  notFoundText: '可以查看其他在售项目。',
  forbidden: '您没有查看该项目的权限',
  failed: '项目没有加载出来',
} as const;
