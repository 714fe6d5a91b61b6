import { industryTree } from '../../../../contract/reference/industries';
import type { SeedSale } from '../content/types';

const groupOf = new Map(
  industryTree.flatMap(({ name, industries }) => industries.map((each) => [each.name, name] as const)),
);

/** 万元. */
const bounds = [1_000, 5_000, 10_000, 50_000, 100_000] as const;
const amountRange = ({ amount }: SeedSale): string => {
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
  `金额：${counted(sales.map(amountRange))}`,
  `封存：${counted(sales.map(({ hidden }) => (hidden.length === 0 ? '无' : hidden.join('、'))))}`,
];
