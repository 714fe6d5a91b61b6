import { formatCount } from '../../../../contract/values/format-count';

/** What the list of investors says. */
export const investorListText = {
  heads: ['投资机构', '阶段、行业与所在地', '单笔投资', '近一年出手', '公开案例'],
  cheque: '单笔投资',
  recent: '近一年出手',
  cases: '公开案例',
  many: (count: number): string => `${formatCount(count)} 起`,
} as const;
