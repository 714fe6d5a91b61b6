import { describe, expect, test, vi } from 'vitest';
import { failed, failureOf, runMix } from '../../../tools/bench/cluster/mix';
import { clusterBenchOptions } from '../../../tools/bench/cluster/options';
import { printShare } from '../../../tools/bench/print';

describe('the options of the bench of a cluster', () => {
  test('[OPS-02] without options every part runs at its usual size', () => {
    expect(clusterBenchOptions([])).toMatchObject({ only: [], sockets: 10_000, messages: 2_000, drain: 5 });
  });

  test('[OPS-02] --only names parts, and fewer sockets get no more messages than there are', () => {
    expect(clusterBenchOptions(['--only', 'sockets', '--sockets', '500'])).toMatchObject({
      only: ['sockets'],
      sockets: 500,
      messages: 500,
    });
  });

  test('[OPS-02] an unknown part, a size that is none and an unknown option are refused', () => {
    expect(clusterBenchOptions(['--only', 'payments'])).toContain('payments');
    expect(clusterBenchOptions(['--sockets', '0'])).toContain('--sockets');
    expect(clusterBenchOptions(['--fast'])).toBe('无法识别的参数');
  });
});

describe('the mixed load', () => {
  test('[OPS-02] each request of the mix is sent in turn, and each failure is counted by its words', async () => {
    let sent = 0;
    const answered = (failure: string | null) => () => {
      sent += 1;
      return Promise.resolve(failure);
    };
    const mix = [answered(null), answered('503'), answered(null), answered('no answer')];
    const figures = await runMix(mix, { lanes: 1, isOver: () => sent === 8 });
    expect(figures.answers).toBe(8);
    expect([...figures.failures]).toEqual([
      ['503', 2],
      ['no answer', 2],
    ]);
    expect(failed(figures)).toBe(4);
  });

  test('[OPS-02] an answer is a failure unless its code is 200', () => {
    const answer = { status: 200, code: 200, text: '', data: null };
    expect(failureOf(answer)).toBeNull();
    expect(failureOf({ ...answer, code: 503, text: '系统繁忙' })).toBe('200 503 系统繁忙');
    expect(failureOf({ ...answer, status: 0, code: 0, text: 'no answer' })).toBe('0 0 no answer');
  });
});

test('[OPS-02] a share holds from its limit on', () => {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  expect([0.89, 0.9, 1.2].map((share) => printShare('two against one', share, 0.9))).toEqual([
    false,
    true,
    true,
  ]);
  expect(print).toHaveBeenCalledWith('✗ two against one: 0.89 (at least 0.9)');
  print.mockRestore();
});
