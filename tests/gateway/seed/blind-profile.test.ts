import { expect, test } from 'vitest';
import { cityIn } from '../../../contract/reference/cities';
import { regionTree } from '../../../contract/reference/regions';
import { findingsIn } from '../../../contract/rules/blind-profile';
import { seedBuys } from '../../../gateway/src/seed/content/buys/all-buys';
import { seedSales } from '../../../gateway/src/seed/content/sales/all-sales';
import type { SeedBuy, SeedSale } from '../../../gateway/src/seed/content/types';
import { largeBuys } from '../../../gateway/src/seed/large/large-buys';
import { largeSales } from '../../../gateway/src/seed/large/large-sales';
import { seedData } from '../../../gateway/src/seed/large/seed-data';
import { publicText } from './public-text';

const data = seedData(new URL('../../../gateway/seed/', import.meta.url));
const sales: readonly SeedSale[] = [...seedSales, ...largeSales(data, 1_500)];
const buys: readonly SeedBuy[] = [...seedBuys, ...largeBuys(data, 1_000)];

const publicBuyText = ({ title, stake, requirements, profile, funding, hidden }: SeedBuy): string =>
  [title, stake, requirements, profile, ...(hidden.includes('funding') ? [] : [funding])].join('\n');

test('[MKT-07] nothing of what the seeds tell everybody is taken for what gives a company away', () => {
  expect(
    sales.flatMap((sale) =>
      findingsIn(publicText(sale), [sale.companyName]).map(({ kind, found }) => [sale.code, kind, found]),
    ),
  ).toEqual([]);
  expect(
    buys.flatMap((buy) =>
      findingsIn(publicBuyText(buy), buy.hidden.includes('companyName') ? [buy.companyName] : []).map(
        ({ kind, found }) => [buy.code, kind, found],
      ),
    ),
  ).toEqual([]);
});

test('[MKT-12] every city of the seeds lies in its province', () => {
  const regions = regionTree.flatMap((group) => group.regions);
  const wrong = sales.filter(({ region }) => {
    const [province = '', city = ''] = region.split(' ');
    const known = cityIn(city);
    return known !== null && known.region !== regions.find(({ name }) => name === province)?.id;
  });
  expect(wrong.map(({ region }) => region)).toEqual([]);
});
