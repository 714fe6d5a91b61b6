import { narrowSpace } from '../../../../../contract/values/digit-groups';
import { joinWithSpace } from '../../../../../contract/values/join-with-space';

const inYear = (year: string, name: string): string => joinWithSpace(`${year}${narrowSpace}年`, name);

/** What the parts of a deal's page say, on the page itself and in the preview of a publication. */
export const dealPageText = {
  actions: '操作',
  negotiable: '面议',
  stage: '交易方式',
  round: '融资轮次',
  revenue: (year: string | null): string => (year === null ? '营业收入' : `${year} 年营收`),
  growth: '同比',
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
  basisOfAll: (word: string): string => `，${word}`,
  basisOfYear: (year: string, word: string): string => `，${year} 年${word}`,
  chartLabel: (name: string, figures: string): string => `${name}：${figures}`,
  chartFigure: (year: string, figure: string): string => `${year} 年 ${figure} 万元`,
  /** The caption of the table, which is separate from the unit above it. */
  tableCaption: '历年财务数据',
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
  notPositive: (what: string): string => joinWithSpace(what, '不是正数'),
  multipleName: (from: 'valuation' | 'amount', name: string): string =>
    `${from === 'valuation' ? '估值' : '金额'} / ${name}`,
  times: (value: string): string => `${value} 倍`,
  multipleHow: (from: 'valuation' | 'amount', price: string, share: string | null, by: string): string => {
    const whole = share === null ? '' : `按 ${share}${narrowSpace}% 折合整体`;
    return `${from === 'valuation' ? '估值' : '转让金额'}${whole} ${price} ÷ ${by}`;
  },
  inYear,
  growthName: (name: string): string => joinWithSpace(name, '同比'),
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
  documents: '资料',
  documentCount: (count: number): string => `共 ${count} 份`,
  pages: (count: number): string => (count === 0 ? '' : `${count} 页`),
  noDocuments: '还没有资料。',
  documentsWay: '这里只列出资料名称，需要时请点“咨询”向委托方索取。',
} as const;
