import type { statisticsCalls } from '../../../../contract/statistics/calls';
import { decimal } from './deal';
import { at, type Examples } from './example';

export const statisticsExamples: Examples<typeof statisticsCalls> = {
  read: {
    asked: {
      matter: 'merger',
      by: 'industry',
      from: null,
      to: null,
      industry: null,
      region: 'cn-44',
      round: null,
    },
    answered: {
      source: '琥珀并购统计（演示数据）',
      scope: '未披露金额的交易计入数量，不计入金额与中位数。',
      asOf: at,
      running: '2026-Q3',
      quarters: ['2026-Q1', '2026-Q2', '2026-Q3'],
      first: '2026-Q1',
      last: '2026-Q3',
      total: { count: 214, undisclosed: 66, amount: decimal('9860000'), median: decimal('8350') },
      cells: [
        { key: '03', count: 41, undisclosed: 12, amount: decimal('1620000'), median: decimal('9100') },
        { key: '12', count: null, undisclosed: null, amount: null, median: null },
      ],
    },
  },
};
