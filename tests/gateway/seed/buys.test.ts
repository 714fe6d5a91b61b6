import { expect, test } from 'vitest';
import { buyerTypes } from '../../../contract/reference/buyer-types';
import { buyRow } from '../../../gateway/src/seed/buy-rows';
import { seedBuys } from '../../../gateway/src/seed/content/buys/all-buys';
import { largeBuys } from '../../../gateway/src/seed/large/large-buys';
import { seedData } from '../../../gateway/src/seed/large/seed-data';

const data = seedData(new URL('../../../gateway/seed/', import.meta.url));
const large = largeBuys(data, 5_000);

test('[SCR-02] no two of the large seed’s 5,000 demands have the same title, code or id, nor one of the demo’s', () => {
  const all = [...seedBuys, ...large];
  for (const name of ['title', 'code', 'id'] as const)
    expect(new Set(all.map((buy) => buy[name])).size).toBe(all.length);
});

test('[SCR-02] the same data make the same demands, of every type of buyer and in every state', () => {
  expect(largeBuys(data, 40)).toEqual(large.slice(0, 40));
  for (const { id } of buyerTypes) {
    expect(large.some(({ buyerType }) => buyerType === id)).toBe(true);
    expect(seedBuys.some(({ buyerType }) => buyerType === id)).toBe(true);
  }
  for (const state of ['listed', 'withdrawn', 'closed'] as const)
    expect(large.some((buy) => buy.state === state)).toBe(true);
  expect(large.some(({ expiresInDays }) => expiresInDays < 0)).toBe(true);
});

test('[SCR-02] every demand names what the trees have, and pays at least as much at most as at least', () => {
  for (const buy of [...seedBuys, ...large]) {
    const { industryIds, regionIds } = buyRow(buy, 0);
    expect(industryIds.length).toBeGreaterThan(0);
    expect(regionIds.length).toBeGreaterThan(0);
    if (buy.minAmount !== null && buy.maxAmount !== null)
      expect(Number(buy.maxAmount), buy.code).toBeGreaterThanOrEqual(Number(buy.minAmount));
    for (const text of [buy.title, buy.requirements, buy.profile, buy.stake])
      expect(text, buy.code).not.toMatch(/[{}]|undefined|NaN/);
  }
});
