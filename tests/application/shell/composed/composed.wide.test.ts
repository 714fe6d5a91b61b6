import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { everyFailure } from '../../../support/failures';
import { composedWalk, withClock } from './walk';

withClock();

/** A number of its own for each run of the command; an earlier one finds the same again. */
const seed = Number(process.env.FC_SEED ?? randomInt(2 ** 31));

test(
  '[REL-02] the composed application keeps its invariants in many random runs',
  { timeout: 600_000 },
  async () => {
    process.stdout.write(`seed ${seed}; again by: FC_SEED=${seed} npm run tests:wide -- composed\n`);
    const { failures, ...counts } = await composedWalk(600, seed);
    expect(failures).toEqual(new Set(everyFailure.map(({ kind }) => kind)));
    expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
  },
);
