import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { standingAt } from '../../../gateway/src/domain/transfer/transfer';
import { propertyRuns } from '../../support/property';

const moments = fc.integer({ min: 0, max: 4_000_000_000_000 });

test('[SCR-04] a listed share transfer is open up to its deadline, the last moment included, and ended after it', () => {
  fc.assert(
    fc.property(moments, fc.option(moments), (now, deadline) => {
      const isOver = deadline !== null && now > deadline;
      expect(standingAt({ state: 'listed', deadline }, now)).toBe(isOver ? 'ended' : 'open');
    }),
    { numRuns: propertyRuns },
  );
});

test('[SCR-04] what was withdrawn or closed stays so whatever its deadline', () => {
  fc.assert(
    fc.property(moments, fc.option(moments), (now, deadline) => {
      for (const state of ['withdrawn', 'closed'] as const)
        expect(standingAt({ state, deadline }, now)).toBe(state);
    }),
    { numRuns: propertyRuns },
  );
});
