import { expect, test } from 'vitest';
import { cityIn } from '../../../contract/reference/cities';
import { regionTree } from '../../../contract/reference/regions';
import { findingsIn } from '../../../contract/rules/blind-profile';
import type { SeedBuy } from '../../../gateway/src/seed/records/buy';
import type { SeedSale } from '../../../gateway/src/seed/records/sale';
import { largeBuys } from '../../../gateway/src/seed/large/large-buys';
import { largeSales } from '../../../gateway/src/seed/large/large-sales';
import { seedData } from '../../../gateway/src/seed/large/seed-data';
import { publicText } from './public-text';
import { demoSeed } from '../../../tools/process/seeds';

const data = seedData(new URL('../../../gateway/seed/', import.meta.url));
const sales: readonly SeedSale[] = [...demoSeed.sales, ...largeSales(data, 1_500)];
const buys: readonly SeedBuy[] = [...demoSeed.buys, ...largeBuys(data, 1_000)];

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
