import type { SaleDetail } from '../../../src/domain/sale/sale-detail';
import { detail, november, openDetail, shown } from './deals';

/** Three deals to stand beside each other: one sealed, one open, one of another kind. */
export const comparedDeals: readonly SaleDetail[] = [
  detail,
  {
    ...openDetail,
    id: 'S20260409',
    code: 'XM20260409',
    title: '数控刀具龙头少数股权转让',
    stage: '参股 18 %',
    amount: shown('24000'),
    region: '浙江 台州',
    employees: 486,
    revenue: shown('41200'),
    revenueGrowth: shown('6.8'),
    confirmedAt: november(17),
  },
  {
    ...detail,
    id: 'S20260402',
    code: 'XM20260402',
    title: '半导体真空阀门制造商控股权转让',
    stage: '控股权 51 %',
    amount: shown('48000'),
    region: '江苏 无锡',
    employees: 214,
    revenue: shown('30500'),
    revenueGrowth: shown('27.5'),
    confirmedAt: november(16),
  },
];

/** The same with the second one raising money, whose last figures are of the year before. */
export const mixedDeals: readonly SaleDetail[] = comparedDeals.map((deal, place) =>
  place === 1
    ? {
        ...deal,
        title: '数控刀具龙头 B 轮融资',
        stage: 'B 轮',
        amountLabel: '融资金额',
        revenueYear: '2024',
        finances: deal.finances.slice(0, 2),
      }
    : deal,
);
