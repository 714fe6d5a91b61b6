import type { FundSort } from '../../../../contract/fund/fund';

const sorts: Readonly<Record<FundSort, string>> = {
  filed: '最近备案',
  sizeDown: '规模从大到小',
  sizeUp: '规模从小到大',
};

/** What the list of funds says. */
export const fundListText = {
  title: '私募基金',
  list: '基金列表',
  lead: '以下为在中国证券投资基金业协会备案的公开信息，不构成募集或推介，本平台不接受认购。',
  filter: '筛选',
  any: '不限',
  sort: '排序',
  sorts,
  names: {
    type: '基金类型',
    strategy: '投资策略',
    stage: '所处阶段',
    industry: '投资领域',
    region: '注册地',
    currency: '币种',
    size: '规模',
  },
  dropped: (names: string): string => `以下筛选条件无法识别或相互矛盾，已忽略：${names}`,
  droppedNames: { min: '规模下限', max: '规模上限', keyword: '关键词', sort: '排序' },
  size: '规模',
  filed: (day: string): string => `${day}备案`,
  total: (count: number): string => `共 ${count} 只`,
  failed: '基金没有加载出来',
  moreFailed: '后面的基金没有加载出来',
  empty: '没有符合条件的基金',
  emptyText: '可以减少筛选条件后再看。',
  toAll: '查看全部基金',
} as const;
