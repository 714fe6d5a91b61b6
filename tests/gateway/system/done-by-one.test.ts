import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { doneByOne } from '../../../gateway/src/main/done-by-one';
import { silentLog } from '../../../tools/process/silent-log';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work of 100 s under leases whose renewals answer in turn, the last answer again and again. */
const done = async (...answers: readonly (number | null | 'away')[]) => {
  let asked = 0;
  let lostAt: number | null = null;
  let end = (): void => undefined;
  const released: number[] = [];
  const begun = performance.now();
  const run = doneByOne(
    {
      take: () => {
        const answer = answers[Math.min(asked, answers.length - 1)] ?? null;
        asked += 1;
        return answer === 'away' ? Promise.reject(new Error('away')) : Promise.resolve(answer);
      },
      release: (_name, afterMs) => Promise.resolve(void released.push(afterMs)),
      releaseAll: () => Promise.resolve(),
    },
    silentLog,
  )('work', {
    work: (lost) =>
      new Promise((resolve) => {
        lost.addEventListener('abort', () => {
          lostAt = Math.round((performance.now() - begun) / 1_000);
        });
        end = () => resolve(null);
      }),
    everyMs: 60_000,
  })();
  await vi.advanceTimersByTimeAsync(100_000);
  end();
  await run;
  return { lostAt, released };
};

describe('work that one instance does at a time', () => {
  test('[OPS-02] goes on while its lease is renewed, and is then not due for others for a while', async () => {
    expect(await done(7)).toEqual({ lostAt: null, released: [54_000] });
  });

  test.each([
    ['another instance has the lease', [7, 7, null], 20],
    ['another instance had the lease meanwhile', [7, 9], 10],
    ['the database is away for longer than the lease lasts', [7, 7, 'away'], 40],
  ] as const)('[OPS-02] is stopped when %s', async (_when, answers, second) => {
    expect(await done(...answers)).toEqual({ lostAt: second, released: [0] });
  });

  test('[OPS-02] goes on when the database is away for less', async () => {
    expect(await done(7, 'away', 'away', 7)).toEqual({ lostAt: null, released: [54_000] });
  });

  test('[OPS-02] is not begun while another instance has the lease', async () => {
    expect(await done(null)).toEqual({ lostAt: null, released: [] });
  });
});
