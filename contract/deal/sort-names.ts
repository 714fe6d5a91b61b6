import type { DealSort } from './deal-filter';

/** What an order of a list is called, and the words by which a sentence asks for it. */
interface SortName {
  readonly label: string;
  /** What the order goes by, in all its names, the longest first. */
  readonly figures: readonly string[];
  /** Which end of the figures is first. */
  readonly first: 'most' | 'least';
  /** Words that ask for it without a figure. */
  readonly words: readonly string[];
}

const amount = ['转让金额', '融资金额', '交易金额', '转让价', '金额', '价格', '报价', '预算'];

export const sortNames: Readonly<Record<DealSort, SortName>> = {
  confirmed: { label: '最近确认', figures: ['确认时间'], first: 'most', words: ['最新'] },
  deadline: { label: '最早截止', figures: ['截止时间', '截止'], first: 'least', words: ['最早截止'] },
  growthDown: {
    label: '营收增长从快到慢',
    figures: ['营收增长', '增长率', '增速', '增长'],
    first: 'most',
    words: [],
  },
  revenueDown: {
    label: '营收从高到低',
    figures: ['营业收入', '营业额', '营收', '收入'],
    first: 'most',
    words: [],
  },
  profitDown: { label: '净利润从高到低', figures: ['净利润', '净利'], first: 'most', words: [] },
  amountDown: { label: '金额从高到低', figures: amount, first: 'most', words: ['最贵'] },
  amountUp: { label: '金额从低到高', figures: amount, first: 'least', words: ['最便宜'] },
};
