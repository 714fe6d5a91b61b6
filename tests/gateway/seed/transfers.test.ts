import { expect, test } from 'vitest';
import { industryTree } from '../../../contract/reference/industries';
import { regionTree } from '../../../contract/reference/regions';
import { demoSeed } from '../../../tools/process/seeds';

const industries = new Set(industryTree.flatMap((group) => group.industries.map(({ name }) => name)));
const regions = new Set(regionTree.flatMap((group) => group.regions.map(({ name }) => name)));

test('[SCR-04] the figures of a share transfer agree: shares at their price are the amount, the stake of the valuation too', () => {
  for (const { id, stake, shares, price, amount, valuation } of demoSeed.transfers) {
    expect([id, shares === null], id).toEqual([id, price === null]);
    if (shares !== null && price !== null)
      expect(Number(shares) * Number(price), id).toBeCloseTo(Number(amount), 4);
    if (amount !== null && valuation !== null)
      expect((Number(valuation) * Number(stake)) / 100, id).toBeCloseTo(Number(amount), 4);
  }
});

test('[SCR-04] a share transfer has an id of its own, and an industry and a region of the trees', () => {
  expect(new Set(demoSeed.transfers.map(({ id }) => id)).size).toBe(demoSeed.transfers.length);
  for (const { id, industry, region } of demoSeed.transfers) {
    expect(industries, id).toContain(industry);
    expect(regions, id).toContain(region.split(' ')[0]);
  }
});
