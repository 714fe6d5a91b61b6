import { cnyPerUsd } from '../../../../contract/fund/cny-per-usd';

/** What the list of funds says. */
export const fundListText = {
  lead: `以下为在中国证券投资基金业协会备案的公开信息，不构成募集或推介，本平台不接受认购。按规模筛选和排序时，美元基金按 1 美元兑 ${cnyPerUsd} 元人民币折算。`,
  heads: ['基金', '策略、行业与注册地', '规模', '基金类型', '备案时间'],
  size: '规模',
  type: '基金类型',
  filed: '备案时间',
} as const;
