import type { SeedStatistics } from '../../../gateway/src/seed/records/statistics';

/** Figures of one quarter: investments in two industries, of which one has few. */
export const sampleStatistics: SeedStatistics = {
  source: '测试统计',
  scope: '未披露金额的交易计入数量，不计入金额与中位数。',
  asOf: Date.UTC(2026, 9, 14, 16),
  running: '2026-Q3',
  quarters: [
    {
      quarter: '2026-Q3',
      matter: 'investment',
      rows: [
        ['01', 'cn-11', '1_0', 2, [100, 200, 300, 400, 500, 600]],
        ['02', 'cn-44', '1_0', 0, [800]],
      ],
    },
  ],
};
