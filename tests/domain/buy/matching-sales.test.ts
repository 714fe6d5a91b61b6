import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { kinds } from '../../../contract/kind/kinds';
import { anyId } from '../../../contract/reference/any';
import type { Buy } from '../../../src/domain/buy/buy';
import { namesIn, shortened } from '../../../src/domain/buy/buy-words';
import { matchingSales } from '../../../src/domain/buy/matching-sales';
import { industryChoices, regionChoices, roundChoices } from '../../../src/domain/deal-filter/choice';
import { readFilter } from '../../../src/domain/deal-filter/read-filter';
import { hidden } from '../../../src/domain/sale/disclose';
import { buys } from '../../../tools/gallery/stories/buys';
import { idsOf } from '../../support/arbitraries/deal-filters';

const [pattern] = buys as readonly [Buy, ...Buy[]];

const some = (tree: Parameters<typeof idsOf>[0]): fc.Arbitrary<readonly string[]> =>
  fc.oneof(fc.constant([anyId]), fc.subarray([...idsOf(tree)], { maxLength: 6 }));

const demands: fc.Arbitrary<Buy> = fc
  .record({
    industries: some(industryChoices),
    regions: some(regionChoices),
    rounds: some(roundChoices),
    budget: fc.constantFrom(hidden, ...buys.map(({ budget }) => budget)),
  })
  .map((said) => ({ ...pattern, ...said }));

test('[SCR-02] what a demand asks for is a filter of the deals on sale, nothing of which is dropped', () => {
  fc.assert(
    fc.property(demands, (buy) => {
      const { search } = new URL(matchingSales(buy), 'https://hupo.example');
      const { filter, dropped } = readFilter(search, kinds.sale.sorts);
      expect(dropped).toEqual([]);
      if (buy.industries.includes(anyId)) expect(filter.industry).toEqual([]);
      if (buy.budget.kind !== 'shown') expect([filter.min, filter.max]).toEqual([null, null]);
      else expect([filter.min, filter.max]).toEqual([buy.budget.value.min, buy.budget.value.max]);
    }),
  );
});

test('[SCR-02] names are shortened to the first of them and how many there are', () => {
  const names = namesIn(industryChoices, ['0102', '0301', '9999', '0501']);
  expect(names).toEqual(['机器人', '半导体', '储能']);
  expect(shortened(names, 3)).toBe('机器人、半导体、储能');
  expect(shortened(names, 2)).toBe('机器人、半导体等 3 项');
  expect(namesIn(regionChoices, [anyId])).toEqual(['不限']);
});
