import { beforeAll, describe, expect, test } from 'vitest';
import { standingOn } from '../../../gateway/src/domain/publication/freshness';
import { locations } from '../../../gateway/src/main/locations';
import { buyDistribution, distribution } from '../../../gateway/src/seed/large/distribution';
import { largeSales } from '../../../gateway/src/seed/large/large-sales';
import { seedData } from '../../../gateway/src/seed/large/seed-data';
import type { SeedBuy } from '../../../gateway/src/seed/records/buy';
import type { SeedSale } from '../../../gateway/src/seed/records/sale';
import type { SeedContent } from '../../../gateway/src/seed/seed-content';
import { shareOf as soldShare } from '../../../src/domain/sale/derived-figures';
import { seedContent } from '../../../gateway/src/seed/seeds';

let large: SeedContent;
beforeAll(() => {
  large = seedContent('large', locations.seedData);
});

const standing = ({ state = 'listed', confirmedDaysAgo }: SeedSale | SeedBuy): string =>
  state === 'listed' ? standingOn(confirmedDaysAgo).freshness : state;

const isListed = (deal: SeedSale | SeedBuy): boolean =>
  (deal.state ?? 'listed') === 'listed' && (!('expiresInDays' in deal) || deal.expiresInDays >= 0);

/** Per cent of the deals of which it is so. */
const shareOf = <A>(deals: readonly A[], isSo: (deal: A) => boolean): number =>
  (deals.filter(isSo).length * 100) / deals.length;

const kinds = [
  ['sale', () => large.sales, 10_000],
  ['buy', () => large.buys, 5_000],
] as const;

describe('the large seed', () => {
  test.each(kinds)('[SCR-03] has so many deals, each with a title of its own: %s', (_, deals, count) => {
    expect(deals().length).toBe(count);
    expect(new Set(deals().map(({ title }) => title)).size).toBe(count);
  });

  test.each(kinds)(
    '[SCR-03][MKT-06] has them in every state, at least 90 % of them listed: %s',
    (_, deals) => {
      expect(shareOf<SeedSale | SeedBuy>(deals(), isListed)).toBeGreaterThanOrEqual(90);
      for (const [state, least, most] of [
        ['unconfirmed', 6, 9],
        ['withdrawn', 1, 3],
        ['closed', 3, 5],
      ] as const) {
        const share = shareOf<SeedSale | SeedBuy>(deals(), (deal) => standing(deal) === state);
        expect(share, state).toBeGreaterThan(least);
        expect(share, state).toBeLessThan(most);
      }
    },
  );

  test('[MKT-06] lists no deal that was confirmed so long ago that it would be taken off', () => {
    const listed = [...large.sales, ...large.buys].filter(isListed);
    expect(listed.filter(({ confirmedDaysAgo }) => standingOn(confirmedDaysAgo).lapsed)).toEqual([]);
  });

  test('[SCR-03] has every step of a closed deal done, and of any other one under way', () => {
    for (const { code, state, process } of large.sales.filter(({ id }) => id.startsWith('S'))) {
      const under = process.filter((step) => step.state === 'current').length;
      expect(under, code).toBe(state === 'closed' ? 0 : 1);
      if (state === 'closed')
        expect(
          process.every((step) => step.state === 'done'),
          code,
        ).toBe(true);
    }
  });

  test('[SCR-03] is the same each time, in the same states', () => {
    const data = seedData(locations.seedData);
    expect(largeSales(data, 200)).toEqual(largeSales(data, 400).slice(0, 200));
  });

  test('[SCR-03] tells the share of each state, which are those of its deals', () => {
    const lines = [distribution(large.sales), buyDistribution(large.buys)].map(
      (of) => of.find((line) => line.startsWith('状态：')) ?? '',
    );
    for (const [place, deals] of [large.sales, large.buys].entries()) {
      const told = [...(lines[place] ?? '').matchAll(/(\p{Script=Han}+) (\d+)（([\d.]+) %）/gu)];
      const words = ['已上架', '待确认', '已成交', '已下架', ...(place === 1 ? ['已过期'] : [])];
      expect(new Set(told.map(([, word]) => word))).toEqual(new Set(words));
      expect(told.reduce((sum, [, , count]) => sum + Number(count), 0)).toBe(deals.length);
      for (const [, word, count, percent] of told)
        expect(Number(percent), word).toBeCloseTo((Number(count) * 100) / deals.length, 1);
      const closed = told.find(([, word]) => word === '已成交');
      expect(Number(closed?.[2])).toBe(deals.filter(({ state }) => state === 'closed').length);
    }
  });
});

test('[ENT-08] whoever hides what the whole is worth shows no price of a named part of it', () => {
  const told = large.sales.filter(
    ({ hidden, amount, amountLabel, stage }) =>
      hidden.includes('valuation') &&
      !hidden.includes('amount') &&
      amount !== null &&
      amountLabel !== '融资金额' &&
      soldShare(stage) !== 'unknown',
  );
  expect(told.map(({ code }) => code)).toEqual([]);
});
