import type { TransferStanding } from '../../../../contract/transfer/transfer';

const standings: Readonly<Record<Exclude<TransferStanding, 'open'>, string>> = {
  ended: '报名已截止，以下信息供参考。',
  withdrawn: '转让方已下架该项目，以下信息供参考。',
  closed: '该项目已成交，以下信息供参考。',
};

/** What the page of one share transfer says. */
export const transferDetailText = {
  owner: '转让方',
  title: '股份转让详情',
  code: '项目编号',
  address: '链接',
  copyAddress: '复制链接',
  standings,
  facts: '转让信息',
  company: '标的公司',
  market: '股份登记',
  shares: '转让股数',
  sharesOf: (figure: string): string => `${figure} 万股`,
  seller: '转让方',
  reason: '转让原因',
  founded: '成立时间',
  foundedIn: (year: string): string => `${year} 年`,
  employees: '员工人数',
  employeesOf: (count: number): string => `${count} 人`,
  summary: '标的简介',
  highlights: '亮点',
  figures: (year: string | null): string => (year === null ? '主要财务数据' : `主要财务数据（${year} 年）`),
  revenue: '营业收入',
  netProfit: '净利润',
  terms: '受让条件',
  related: '同行业的转让项目',
  side: '报名与分享',
  toList: '查看全部转让项目',
  risk: '以上信息由转让方提供，琥珀并购只做形式核对，不构成投资建议。受让前请自行核实。',
  failed: '转让项目没有加载出来',
  notFound: '转让项目不存在或已下架',
  notFoundText: '可以返回列表，查看其他转让项目。',
} as const;
