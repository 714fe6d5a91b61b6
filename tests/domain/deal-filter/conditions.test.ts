import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { conditionsOf, withoutCondition } from '../../../src/domain/deal-filter/conditions';
import { conditionsIn, withoutLoosening } from '../../../src/domain/deal-filter/loosening';
import { loosened } from '../../../src/domain/deal-filter/filter';
import { noFilter } from '../../../contract/deal/no-filter';
import { dealFilters } from '../../support/arbitraries/deal-filters';
import { propertyRuns } from '../../support/property';

test('[SCR-02] each condition can be taken away by itself, in any order, until only the order is left', () => {
  fc.assert(
    fc.property(dealFilters, fc.infiniteStream(fc.nat()), (filter, picks) => {
      let rest = filter;
      for (let left = conditionsOf(filter); left.length > 0; left = conditionsOf(rest)) {
        const taken = left[(picks.next().value ?? 0) % left.length] ?? left[0];
        if (taken === undefined) break;
        rest = withoutCondition(rest, taken);
        expect(conditionsOf(rest)).toEqual(left.filter((each) => each !== taken));
      }
      expect(rest).toEqual(loosened(filter));
    }),
    { numRuns: propertyRuns },
  );
});

test('[SCR-02] a range is one condition, with one end or both', () => {
  const { filter } = { filter: { ...noFilter } };
  expect(conditionsOf(filter)).toEqual([]);
  fc.assert(
    fc.property(dealFilters, (each) => {
      const ranges = conditionsOf(each).filter(({ of }) => of === 'amount');
      expect(ranges).toHaveLength(each.min === null && each.max === null ? 0 : 1);
    }),
  );
});

test('[SCR-02] what is loosened together are all choices of a kind, or one word of those that all count', () => {
  fc.assert(
    fc.property(dealFilters, (filter) => {
      for (const { of, ...rest } of conditionsOf(filter)) {
        const word = (of === 'include' || of === 'exclude') && 'word' in rest ? rest.word : null;
        const place =
          word === null || (of !== 'include' && of !== 'exclude') ? null : filter[of].indexOf(word);
        const taken = conditionsIn(filter, { of, place });
        expect(taken.every((each) => each.of === of)).toBe(true);
        if (word !== null)
          expect(new Set(taken.map((each) => 'word' in each && each.word))).toEqual(new Set([word]));
        expect(conditionsOf(withoutLoosening(filter, { of, place }))).toEqual(
          conditionsOf(filter).filter(
            (each) =>
              !taken.some(
                (one) => one.of === each.of && (word === null || ('word' in each && each.word === word)),
              ),
          ),
        );
      }
    }),
    { numRuns: propertyRuns },
  );
});
