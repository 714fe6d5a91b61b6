import type { BuyState } from '../../../../contract/buy/wire-buy';

const gone: Readonly<Record<Exclude<BuyState, 'listed'>, string>> = {
  withdrawn: '该需求已下架，只有您可以看到本页；可以在“管理发布”中重新上架。',
  closed: '该需求已成交，只有您可以看到本页。',
  expired: '该需求已过有效期，再次确认后才会重新公开，目前只有您可以看到本页。',
};

/** What the page of one demand says. */
export const buyDetailText = {
  title: '求购详情',
  code: '需求编号',
  address: '链接',
  copyAddress: '复制链接',
  gone,
  side: '下一步',
  next: '下一步：看看哪些项目相符',
  nextText: '按该需求的行业、地区、轮次和公开的预算筛选在售项目。',
  matching: '查看相符的项目',
  contactText: '如有符合该需求的项目，可以直接咨询买方。',
  toBeVerified: '通过完整认证后可以联系买方。',
  verify: '申请完整认证',
  /** The owner's way to what is theirs. */
  manage: '管理发布',
  ownNote: '这是您发布的需求，隐藏的信息只有您可以看到。',
  enrol: '登记百家买方',
  enrolled: '查看百家买方登记',
  risk: '以上信息由买方提供，琥珀并购只做形式核对，不构成投资建议。',
  notFoundText: '可以查看其他买方的需求。',
  notFound: '求购需求不存在',
  toList: '查看全部求购需求',
  forbidden: '您没有查看该需求的权限',
  failed: '求购需求没有加载出来',
} as const;
