import 'reflect-metadata/lite';
import * as fc from 'fast-check';
import { isDone, keepPart, partsOf, runsOf } from './parts';
import { added, noFigures, type Figures } from './payment/judge';
import { oneRun } from './payment/one-run';
import { anyPlan } from './payment/step';
import { openWorld, type World } from './payment/world';

/** One process of the soak: `<seed> <first part> <step> <runs> <end, ms since 1970>`. */
const [seed = 1, first = 0, step = 1, runs = 0, end = 0] = process.argv.slice(2).map(Number);

const partDone = async (world: World, part: number): Promise<Figures> => {
  let sum = noFigures;
  const plans = fc.sample(anyPlan, { numRuns: runsOf(part, runs), seed: seed * 1_000_003 + part });
  for (const [place, plan] of plans.entries()) {
    const figures = await oneRun(world, plan);
    const wrong =
      figures.faults.length + figures.doubleCharges + figures.lostPayments + figures.untoldOrders > 0;
    const named = `part ${part}, run ${place}: ${JSON.stringify(plan)}`;
    sum = added(sum, wrong ? { ...figures, faults: [...figures.faults, named] } : figures);
  }
  return sum;
};

const world = await openWorld();
for (let part = first; part < partsOf(runs) && Date.now() < end; part += step) {
  if (isDone(seed, part, runs)) continue;
  keepPart(seed, part, await partDone(world, part));
  console.log(`part ${part}`);
}
await world.close();
process.exit(0);
