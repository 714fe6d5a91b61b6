import type { NdaState } from '../../../../contract/sale/nda-state';
import { apart } from '../../../../contract/values/apart';
import { narrowSpace } from '../../../domain/number/digit-groups';

const nda: Record<NdaState, (hidden: string) => string> = {
  unsigned: (hidden) => `${hidden}由委托方封存，签署保密协议并经其同意后可见。`,
  pending: (hidden) => `${apart('保密协议正在审核，通过后可以看到', hidden)}。`,
  signed: () => '您已签署保密协议，委托方同意公开的信息都在本页。',
  rejected: (hidden) => `保密协议没有通过，${hidden}仍然封存。`,
  expired: (hidden) => `保密协议已过期，${hidden}重新封存。`,
};

const inYear = (year: string, name: string): string => apart(`${year}${narrowSpace}年`, name);

/** What the page of one deal says. */
export const saleDetailText = {
  title: '项目详情',
  code: '项目代码',
  address: '链接',
  copyAddress: '复制链接',
  confirmed: (day: string): string => `${day}确认在售`,
  evidence: '核验情况',
  evidenceHow: (method: string, day: string): string => `${method}，${day}`,
  evidenceUntil: (day: string, valid: boolean): string => (valid ? `，有效至 ${day}` : `，${day}到期`),
  valid: '有效',
  expired: '已过期',
  withdrawn: {
    title: '该项目已下架',
    words: (title: string, code: string): string => `${title}（${code}）已下架，不再接受意向。`,
  },
  closed: {
    title: '该项目已成交',
    words: (title: string, code: string): string => `${title}（${code}）已经成交，不再接受意向。`,
  },
  toOthers: '查看在售项目',
  negotiable: '面议',
  stage: '交易方式',
  round: '融资轮次',
  revenue: (year: string | null): string => (year === null ? '营业收入' : `${year} 年营收`),
  growth: '同比',
  actions: '操作',
  side: '下一步',
  anchors: '本页内容',
  parts: { facts: '概况', finances: '财务', process: '流程', documents: '资料' },
  steps: [
    { name: '查看简介', note: undefined },
    { name: '签署 NDA', note: '约 2 分钟' },
    { name: '委托方审核', note: '通常 1 个工作日' },
    { name: '查看资料', note: undefined },
  ],
  risk: '以上信息由委托方提供，琥珀并购只做形式核对，不承诺收益，也不构成投资建议。请以尽职调查为准。',
  nda: '保密协议',
  next: {
    unsigned: '下一步：签署保密协议',
    pending: '下一步：等待委托方审核',
    signed: '下一步：查看资料',
    rejected: '下一步：重新提交保密协议',
    expired: '下一步：重新签署保密协议',
  },
  toBeVerified: '完成认证后可签署保密协议、联系委托方。',
  verify: '去完成认证',
  ndaText: (state: NdaState, fields: number, documents: number): string => {
    const parts = [
      fields === 0 ? '' : `${fields} 项信息`,
      documents === 0 ? '' : `${documents} 份文件`,
    ].filter((part) => part !== '');
    if (parts.length === 0 && state !== 'signed') return '该项目没有封存的信息。';
    return nda[state](parts.join('和 '));
  },
  teaser: '项目简介',
  facts: '标的信息',
  companyName: '公司名称',
  founded: '成立时间',
  foundedIn: (year: string): string => `${year} 年`,
  employees: '员工人数',
  employeesOf: (all: number, research: number | null): string =>
    research === null ? `${all} 人` : `${all} 人，其中研发 ${research} 人`,
  customers: '主要客户',
  reason: '出售原因',
  purpose: '融资用途',
  valuation: '估值',
  netProfit: '净利润',
  highlights: '项目亮点',
  finances: '财务摘要',
  shownAs: '显示方式',
  shapes: { chart: '图', table: '表' },
  basis: { audited: '审计', unaudited: '未审计' },
  chartLabel: (name: string, figures: string): string => `${name}：${figures}`,
  chartFigure: (year: string, figure: string): string => `${year} 年 ${figure} 万元`,
  subject: '科目',
  rows: {
    revenue: '营业收入',
    ebitda: 'EBITDA',
    netProfit: '净利润',
    assets: '总资产',
    liabilities: '总负债',
  },
  derived: '倍数与增长',
  notApplicable: '不适用',
  notPositive: (what: string): string => apart(what, '不是正数'),
  multipleName: (from: 'valuation' | 'amount', name: string): string =>
    `${from === 'valuation' ? '估值' : '金额'} / ${name}`,
  times: (value: string): string => `${value} 倍`,
  multipleHow: (from: 'valuation' | 'amount', price: string, share: string | null, by: string): string => {
    const whole = share === null ? '' : `（按 ${share}${narrowSpace}% 折合 100${narrowSpace}%）`;
    return `${from === 'valuation' ? '估值' : '转让金额'} ${price}${whole} ÷ ${by}`;
  },
  inYear,
  growthName: (name: string): string => apart(name, '同比'),
  growthHow: (before: string, from: string, after: string, to: string): string =>
    `${before}${narrowSpace}年 ${from}，${after}${narrowSpace}年 ${to}`,
  marginName: { revenue: '营收占比', ebitda: 'EBITDA 利润率', netProfit: '净利率' },
  marginHow: (year: string, name: string): string => `${inYear(year, name)} ÷ 营业收入`,
  noFinances: '委托方没有提供历年财务数据。',
  process: '交易进程',
  stepAt: {
    done: (day: string): string => day,
    current: (day: string): string => day,
    next: (day: string): string => `计划 ${day}`,
  },
  documents: '文件',
  documentCount: (count: number): string => `共 ${count} 份`,
  pages: (count: number): string => (count === 0 ? '' : `${count} 页`),
  noDocuments: '还没有文件。',
  notFound: '项目不存在或已下架',
  notFoundText: '可以查看其他在售项目。',
  forbidden: '您没有查看该项目的权限',
  failed: '项目没有加载出来',
} as const;
