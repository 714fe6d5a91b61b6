import { comparisonTitle } from '../../../domain/sale/list-title';
import type { NdaState } from '../../../../contract/sale/nda-state';
import type { AskedComparison } from '../../../domain/sale/compare-set';
import type { RowName } from '../../../domain/sale/comparison';
import type { ComparisonWords } from '../../../domain/sale/comparison-sheet';
import { ellipsize } from '../../../domain/text/ellipsize';
import { partsText } from '../../kit/text';

const rows: Readonly<Record<RowName, string>> = {
  amount: '金额',
  valuation: '估值',
  stage: '交易方式',
  share: '转让比例',
  source: '来源',
  confirmed: '确认在售',
  industry: '行业',
  region: '地区',
  founded: '成立时间',
  employees: '员工人数',
  companyName: '公司名称',
  customers: '主要客户',
  reason: '出售原因',
  year: '财务年度',
  revenue: '营业收入',
  growth: '营收同比',
  ebitda: 'EBITDA',
  netProfit: '净利润',
  toEbitda: '估值 / EBITDA',
  toProfit: '估值 / 净利润',
};

/** What a deal asks of its reader next, by the NDA; of one that wants none it is only read. */
const next: Readonly<Record<NdaState | 'notNeeded', string>> = {
  unsigned: '签署保密协议',
  pending: '查看进度',
  signed: '查看项目',
  rejected: '重新签署',
  expired: '重新签署',
  notNeeded: '查看项目',
};

const mostShown = 4;
const longestShown = 20;

/** Returns the invalid parts of an address for a message: the first few, ellipsized. */
const notIds = (parts: readonly string[]): string => {
  const shownParts = parts.slice(0, mostShown).map((part) => `“${ellipsize(part, longestShown)}”`);
  return `${shownParts.join('、')}${parts.length > mostShown ? `等 ${parts.length} 处` : ''}`;
};

/** What the comparison of deals says. */
export const saleCompareText = {
  title: comparisonTitle,
  code: '项目编号',
  rows,
  groups: { deal: '交易', company: '标的', finances: '财务' },
  caption: (count: number): string => `${count} 个项目的对比`,
  count: (count: number): string => `${count} 个，至多 4 个`,
  units: '单位见各格',
  same: '相同',
  different: '各项目不同',
  ofAll: { highest: '最高', lowest: '最低' },
  /** Where a row holds amounts that are not to be held against each other. */
  ofKind: { highest: '同类最高', lowest: '同类最低' },
  onlyDifferent: (count: number): string => `只看不同（${count} 项）`,
  remove: (title: string): string => `移出：${title}`,
  add: '再加一个',
  without: {
    hidden: partsText.sealed,
    absent: partsText.absent,
    afterLogin: '登录后可见',
    negotiable: '面议',
    notApplicable: '不适用',
  },
  nextStep: '下一步',
  next,
  foundedIn: (year: string): string => `${year} 年`,
  people: (count: string): string => `${count} 人`,
  times: (value: string): string => `${value} 倍`,
  legend: {
    different: '：各项目不同的行。',
    rest: '封存的格不参与比较；转让与融资的金额、比例只在同类之间比较高低。',
  },
  tooFew: '至少需要两个项目',
  alone: '只有一个项目，再加一个即可对比。',
  tooFewText: '在项目列表或详情中点“加入对比”，至多选 4 个。',
  toList: '去选项目',
  failed: '对比没有加载出来',
  share: '分享',
  export: '导出表格',
  saved: '表格已保存，请在下载中查看。',
  unsaved: '当前环境不能保存文件，请用浏览器打开本页后导出。',
  close: '知道了',
  dropped: (unknown: number, over: number, { beyond, repeated, malformed }: AskedComparison): string =>
    `没有放入对比：${[
      unknown === 0 ? '' : `${unknown} 个项目不存在或已下架`,
      over === 0 ? '' : `${over} 个项目已下架或成交`,
      beyond.length === 0 ? '' : `${beyond.length} 个项目超出 4 个的上限`,
      repeated === 0 ? '' : `${repeated} 个项目重复`,
      malformed.length === 0 ? '' : `${notIds(malformed)}不是项目编号`,
    ]
      .filter((part) => part !== '')
      .join('，')}。`,
} as const satisfies ComparisonWords & Record<string, unknown>;
