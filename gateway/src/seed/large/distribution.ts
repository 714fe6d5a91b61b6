import { industryTree } from '../../../../contract/reference/industries';
import { buyerTypes } from '../../../../contract/reference/buyer-types';
import type { SeedBuy, SeedSale } from '../content/types';

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

const counted = (words: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([word, count]) => `${word} ${count}`)
    .join('，');
};

/** How the deals of a seed are spread, a line for each thing they are told apart by. */
export const distribution = (sales: readonly SeedSale[]): readonly string[] => [
  `项目 ${sales.length} 个，标题不重复 ${new Set(sales.map(({ title }) => title)).size} 个`,
  `来源：${counted(sales.map(({ sourceType }) => sourceType))}`,
  `行业：${counted(sales.map(({ industry }) => groupOf.get(industry) ?? industry))}`,
  `地区：${counted(sales.map(({ region }) => region.split(' ')[0] ?? region))}`,
  `方式：${counted(sales.map(({ stage }) => stage.replace(/ \d+ %$/, '')))}`,
  `金额：${counted(sales.map(({ amount }) => amountRange(amount)))}`,
  `封存：${counted(sales.map(({ hidden }) => (hidden.length === 0 ? '无' : hidden.join('、'))))}`,
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
  `状态：${counted(buys.map(({ state = 'listed', expiresInDays }) => (expiresInDays < 0 ? `${state}，已过期` : state)))}`,
];
