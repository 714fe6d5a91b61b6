import { expect, test } from 'vitest';
import { everyFailure } from '../../../support/failures';
import { composedWalk, withClock } from './walk';

withClock();

test('[REL-02] the composed application keeps its invariants under random actions, faults and delays', async () => {
  const { failures, orders, messages, logouts } = await composedWalk(40);
  expect(failures).toEqual(new Set(everyFailure.map(({ kind }) => kind)));
  expect([orders, messages, logouts].every((count) => count > 0)).toBe(true);
});
