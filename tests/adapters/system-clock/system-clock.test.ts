import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SystemClock } from '../../../src/adapters/system-clock/system-clock';
import { timerDelay } from '../../../src/adapters/system-clock/timer-delay';

beforeEach(() => vi.useFakeTimers({ now: 1_700_000_000_000 }));
afterEach(() => vi.useRealTimers());

test('[GAT-01] the clock tells the time of the device in milliseconds', () => {
  expect(new SystemClock().now()).toBe(1_700_000_000_000);
});

test('[GAT-08] a delay is over exactly when its time has passed', async () => {
  const over = vi.fn();
  void timerDelay(400).then(over);
  await vi.advanceTimersByTimeAsync(399);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalledOnce();
});

test('[LOG-13] a delay is over at once when it is cancelled, and leaves no timer behind', async () => {
  const leaving = new AbortController();
  const over = vi.fn();
  void timerDelay(400, leaving.signal).then(over);
  leaving.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect([over.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
  await timerDelay(400, AbortSignal.abort());
  expect(vi.getTimerCount()).toBe(0);
});
