import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { presentInvariants } from '../../../../src/application/kit/present/invariants';
import { presentMachine } from '../../../../src/application/kit/present/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('[SCR-08] the present is not known before the page runs, and is read at each full minute', () => {
  const start = Date.UTC(2026, 10, 29, 10, 0, 40);
  vi.setSystemTime(start);
  // The clock of the server is two seconds ahead.
  const clock = { now: () => Date.now() + 2_000 };
  const actor = createActor(presentMachine(clock));
  const seen: (number | null)[] = [];
  const invariants = Object.values(presentInvariants);
  let last = actor.getSnapshot();
  actor.subscribe((now) => {
    seen.push(now.context.now);
    for (const holds of invariants) expect(holds(now, { from: last })).toBe(true);
    last = now;
  });
  expect(last.context.now).toBeNull();
  actor.start();
  vi.advanceTimersByTime(0);
  expect(seen.at(-1)).toBe(start + 2_000);
  vi.advanceTimersByTime(17_999);
  expect(seen.at(-1)).toBe(start + 2_000);
  vi.advanceTimersByTime(1);
  expect(seen.at(-1)).toBe(start + 20_000);
  vi.advanceTimersByTime(120_000);
  expect(seen.at(-1)).toBe(start + 140_000);
  expect(new Set(seen.filter((now) => now !== null)).size).toBe(4);
  actor.stop();
});

/** Each reading is a minute later than the one before; a step reads twice. */
const readings = Array.from({ length: 1_000 }, (_, place) => place * 60_000).values();

explorationTests('present', {
  machine: presentMachine({ now: () => readings.next().value ?? 0 }),
  inputs: [undefined],
  alphabet: [],
  facts: ({ context: { now } }) => [now === null ? null : (now / 60_000) % 4],
  invariants: presentInvariants,
});
