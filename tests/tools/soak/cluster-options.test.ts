import { describe, expect, test } from 'vitest';
import { clusterSoakOptions } from '../../../tools/soak/cluster/options';

const names = ['payment', 'faults'];

describe('the options of the soak of a cluster', () => {
  test('[OPS-01] without options every part runs with its usual numbers', () => {
    expect(clusterSoakOptions([], names)).toEqual({
      rounds: 200,
      only: [],
      messages: 10_000,
      payments: 1_000,
      minutes: 14,
      fresh: false,
    });
  });

  test('[OPS-01] --only names one part, also several times', () => {
    const read = clusterSoakOptions(['--only', 'payment', '--only', 'faults', '--rounds', '3'], names);
    expect(read).toMatchObject({ rounds: 3, only: ['payment', 'faults'] });
  });

  test('[OPS-01] an unknown part, a number that is none and an unknown option are refused', () => {
    expect(clusterSoakOptions(['--only', 'orders'], names)).toContain('orders');
    expect(clusterSoakOptions(['--rounds', '0'], names)).toBe('次数和分钟数应为正整数');
    expect(clusterSoakOptions(['--fast'], names)).toBe('无法识别的参数');
  });
});
