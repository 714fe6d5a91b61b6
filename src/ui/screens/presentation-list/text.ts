import { formatCount } from '../../../../contract/values/format-count';

/** What the list of presentations says. */
export const presentationListText = {
  lead: '项目方提供的路演材料，逐页查看。所列数据未经平台审计。',
  heads: ['路演', '行业与形式', '融资金额', '路演日期', '页数'],
  amount: '融资金额',
  negotiable: '面议',
  day: '路演日期',
  pages: '页数',
  ofFund: '私募基金',
  many: (count: number): string => `${formatCount(count)} 页`,
} as const;
