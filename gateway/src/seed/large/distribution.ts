import { industryTree } from '../../../../contract/reference/industries';
import { buyerTypes } from '../../../../contract/reference/buyer-types';
import { standingOn } from '../../domain/publication/freshness';
import type { DealState } from '../../domain/sale/sale';
import type { SeedBuy } from '../records/buy';
import type { SeedSale } from '../records/sale';

const groupOf = new Map(
  industryTree.flatMap(({ name, industries }) => industries.map((each) => [each.name, name] as const)),
);

/** 万元. */
const bounds = [1_000, 5_000, 10_000, 50_000, 100_000] as const;
const amountRange = (amount: string | null): string => {
  if (amount === null) return '面议';
  const over = bounds.findIndex((bound) => Number(amount) < bound);
  return over === -1 ? '10 亿元以上' : `${(bounds[over] ?? 0).toLocaleString('zh-CN')} 万元以下`;
};

/** The most frequent first. */
const countsOf = (words: readonly string[]): readonly (readonly [string, number])[] => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one);
};

const counted = (words: readonly string[]): string =>
  countsOf(words)
    .map(([word, count]) => `${word} ${count}`)
    .join('，');

/** A status and its label. */
const standing = (state: DealState, confirmedDaysAgo: number): string => {
  if (state !== 'listed') return state === 'closed' ? '已成交' : '已下架';
  return standingOn(confirmedDaysAgo).freshness === 'unconfirmed' ? '待确认' : '已上架';
};

const shares = (words: readonly string[]): string =>
  countsOf(words)
    .map(([word, count]) => `${word} ${count}（${((count * 100) / words.length).toFixed(1)} %）`)
    .join('，');

/** How the deals of a seed are spread, a line for each property. */
export const distribution = (sales: readonly SeedSale[]): readonly string[] => [
  `项目 ${sales.length} 个，标题不重复 ${new Set(sales.map(({ title }) => title)).size} 个`,
  `来源：${counted(sales.map(({ sourceType }) => sourceType))}`,
  `行业：${counted(sales.map(({ industry }) => groupOf.get(industry) ?? industry))}`,
  `地区：${counted(sales.map(({ region }) => region.split(' ')[0] ?? region))}`,
  `方式：${counted(sales.map(({ stage }) => stage.replace(/ \d+ %$/, '')))}`,
  `金额：${counted(sales.map(({ amount }) => amountRange(amount)))}`,
  `封存：${counted(sales.map(({ hidden }) => (hidden.length === 0 ? '无' : hidden.join('、'))))}`,
  `状态：${shares(sales.map(({ state = 'listed', confirmedDaysAgo }) => standing(state, confirmedDaysAgo)))}`,
];

const nameOfType = new Map(buyerTypes.map(({ id, name }) => [id, name]));

/** The same for the demands; one that names several industries or regions is counted with each. */
export const buyDistribution = (buys: readonly SeedBuy[]): readonly string[] => [
  `求购需求 ${buys.length} 个，标题不重复 ${new Set(buys.map(({ title }) => title)).size} 个`,
  `买方：${counted(buys.map(({ buyerType }) => nameOfType.get(buyerType) ?? buyerType))}`,
  `百家：${counted(buys.map(({ hundred }) => (hundred ? '是' : '否')))}`,
  `行业：${counted(buys.flatMap(({ industries }) => industries.map((name) => groupOf.get(name) ?? name)))}`,
  `地区：${counted(buys.flatMap(({ regions }) => regions))}`,
  `轮次：${counted(buys.flatMap(({ rounds }) => (rounds.length === 0 ? ['不参与融资'] : rounds)))}`,
  `预算上限：${counted(buys.map(({ maxAmount }) => amountRange(maxAmount)))}`,
  `隐藏：${counted(buys.map(({ hidden }) => (hidden.length === 0 ? '无' : hidden.join('、'))))}`,
  `状态：${shares(
    buys.map(({ state = 'listed', confirmedDaysAgo, expiresInDays }) =>
      state === 'listed' && expiresInDays < 0 ? '已过期' : standing(state, confirmedDaysAgo),
    ),
  )}`,
];
