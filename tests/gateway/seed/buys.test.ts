import { expect, test } from 'vitest';
import { buyerTypes } from '../../../contract/reference/buyer-types';
import { regionTree } from '../../../contract/reference/regions';
import { buyRow } from '../../../gateway/src/seed/buy-rows';
import { seedBuyerEvidence } from '../../../gateway/src/seed/seed-evidence';
import { largeBuys } from '../../../gateway/src/seed/large/large-buys';
import { seedData } from '../../../gateway/src/seed/large/seed-data';
import { demoSeed } from '../../../tools/process/seeds';

const data = seedData(new URL('../../../gateway/seed/', import.meta.url));
const large = largeBuys(data, 5_000);

test('[SCR-02] no two of the large seed’s 5,000 demands have the same title, code or id, nor one of the demo’s', () => {
  const all = [...demoSeed.buys, ...large];
  for (const name of ['title', 'code', 'id'] as const)
    expect(new Set(all.map((buy) => buy[name])).size).toBe(all.length);
});

test('[SCR-02] the same data make the same demands, of every type of buyer and in every state', () => {
  expect(largeBuys(data, 40)).toEqual(large.slice(0, 40));
  for (const { id } of buyerTypes) {
    expect(large.some(({ buyerType }) => buyerType === id)).toBe(true);
    expect(demoSeed.buys.some(({ buyerType }) => buyerType === id)).toBe(true);
  }
  for (const state of ['listed', 'withdrawn', 'closed'] as const)
    expect(large.some((buy) => buy.state === state)).toBe(true);
  expect(large.some(({ expiresInDays }) => expiresInDays < 0)).toBe(true);
});

test('[SCR-02] every demand names what the trees have, and pays at least as much at most as at least', () => {
  for (const buy of [...demoSeed.buys, ...large]) {
    const { industryIds, regionIds } = buyRow(buy, 0);
    expect(industryIds.length).toBeGreaterThan(0);
    expect(regionIds.length).toBeGreaterThan(0);
    if (buy.minAmount !== null && buy.maxAmount !== null)
      expect(Number(buy.maxAmount), buy.code).toBeGreaterThanOrEqual(Number(buy.minAmount));
    for (const text of [buy.title, buy.requirements, buy.profile, buy.stake])
      expect(text, buy.code).not.toMatch(/[{}]|undefined|NaN/);
  }
});

test('[SCR-02] a demand of the large seed looks where its title says, and no buyer from abroad is called by a province', () => {
  const parts = regionTree.map(({ name, regions }) => ({ name, of: regions.map((each) => each.name) }));
  for (const { title, regions, buyerType, companyName, code } of large) {
    const part = parts.find(({ name }) => title.includes(name));
    if (part !== undefined && !regions.includes('不限'))
      for (const region of regions) expect(part.of, code).toContain(region);
    if (buyerType === 'overseas')
      for (const { of } of parts)
        expect(
          of.some((name) => companyName.startsWith(name)),
          code,
        ).toBe(false);
  }
});

test('[MKT-13] of every buyer something was looked into before now, of no person the organization, and a few have let it run out', () => {
  const now = 1_790_000_000_000;
  for (const of of [demoSeed.buys, large]) {
    const told = of.map((buy) => ({ buy, evidence: seedBuyerEvidence(buy, now) }));
    for (const { buy, evidence } of told) {
      expect(evidence.length, buy.code).toBeGreaterThan(1);
      expect(new Set(evidence.map(({ kind }) => kind)).size, buy.code).toBe(evidence.length);
      expect(evidence.every(({ at, until }) => at < now && (until === null || until > at))).toBe(true);
      expect(
        evidence.some(({ kind }) => kind === 'organization'),
        buy.code,
      ).toBe(buy.buyerType !== 'individual');
    }
    const over = told.filter(({ evidence }) =>
      evidence.some(({ until }) => until !== null && until <= now),
    ).length;
    expect(over).toBeGreaterThan(0);
    expect(over).toBeLessThan(told.length / 4);
  }
});
