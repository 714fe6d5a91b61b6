import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { seedFrom } from '../../tools/properties/seed-from.mjs';

test('[OPS-01] properties run with one seed in every run of npm test', () => {
  const first = fc.sample(fc.nat(), 20);
  expect(fc.sample(fc.nat(), 20)).toEqual(first);
  expect(fc.readConfigureGlobal().seed).toBe(Number(process.env.FC_SEED ?? 20_261_129));
});

test('[OPS-01] npm run properties takes a random seed, or the one of an earlier run', () => {
  expect(seedFrom([], () => 0.5)).toBe(1_073_741_823);
  expect(seedFrom(['--seed', '1902640184'])).toBe(1_902_640_184);
  expect(seedFrom(['--seed', '-5'])).toBe(-5);
  for (const wrong of [['--seed'], ['--seed', 'x'], ['--seed', '9999999999'], ['--seed', '1', '2'], ['7']])
    expect(seedFrom(wrong)).toBe('usage: npm run properties -- [--seed N]');
});
