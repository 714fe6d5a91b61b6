import { expect, test } from 'vitest';
import { keptReads } from '../../../gateway/src/adapters/database/kept-reads';

test('[ENT-08] a deal is read each time while changes by other instances are not heard', async () => {
  let hears = true;
  let reads = 0;
  const kept = keptReads(() => hears);
  const ask = () =>
    kept.one('sale', 's1', () => {
      reads += 1;
      return Promise.resolve(null);
    });
  await ask();
  await ask();
  expect(reads).toBe(1);
  hears = false;
  await ask();
  await ask();
  expect(reads).toBe(3);
});
