import type { Statistics } from '../../../contract/statistics/statistics';
import { answered, never } from '../scene/answers';
import { decimal } from './deals';
import type { Story } from './story';
import { asMember, timeout } from './words';

const address = '/product_service/investors_stats';
const quarters = ['2025', '2026']
  .flatMap((year) => [1, 2, 3, 4].map((quarter) => `${year}-Q${quarter}`))
  .slice(0, 7);
const hidden = { count: null, undisclosed: null, amount: null, median: null };

/** Investments of seven quarters, the last one running. */
export const someStatistics: Statistics = {
  source: '琥珀并购统计（演示数据）',
  scope: '演示样本约为市场公开总量的四分之一，仅供展示功能。股权投资与并购按首次公告日计。',
  asOf: Date.UTC(2026, 9, 14, 16),
  running: '2026-Q3',
  quarters,
  first: quarters[0] ?? null,
  last: quarters.at(-1) ?? null,
  total: { count: 4_247, undisclosed: 1_480, amount: decimal('28640000'), median: decimal('5200') },
  cells: quarters.map((key, place) => ({
    key,
    count: 528 + ((place * 37) % 170),
    undisclosed: 190,
    amount: decimal('4091000'),
    median: decimal('5200'),
  })),
};

const byIndustry: Statistics = {
  ...someStatistics,
  total: { ...someStatistics.total, count: 5_058 },
  cells: ['01', '02', '03', '05', '07', '04', '06', '09', '10'].map((key, place) =>
    place > 6
      ? { key, ...hidden }
      : {
          key,
          count: 1_200 - place * 160,
          undisclosed: 300,
          amount: decimal('6900000'),
          median: decimal('6100'),
        },
  ),
};

const scene = { ...asMember, address };

/** The figures of the market: by quarter and industry, none, failed, long texts. */
export const statisticsStories: readonly Story[] = [
  { id: 'statistics', title: '市场统计', scene },
  {
    id: 'statistics-industry',
    title: '市场统计：按行业',
    scene: { ...scene, address: `${address}?by=industry`, statistics: answered(byIndustry) },
  },
  {
    id: 'statistics-table',
    title: '市场统计：表',
    scene: { ...scene, address: `${address}?by=industry`, statistics: answered(byIndustry) },
    acts: [{ kind: 'press', name: '表' }],
  },
  {
    id: 'statistics-none',
    title: '市场统计：没有可显示的数字',
    scene: { ...scene, statistics: answered({ ...someStatistics, total: hidden, cells: [] }) },
  },
  { id: 'statistics-loading', title: '市场统计：加载中', scene: { ...scene, statistics: never } },
  { id: 'statistics-failed', title: '市场统计：没有加载出来', scene: { ...scene, statistics: timeout } },
];
