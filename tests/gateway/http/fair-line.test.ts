import { expect, test, vi } from 'vitest';
import { fairLine, LineFull } from '../../../gateway/src/adapters/http/fair-line';
import { movedClock } from '../../support/gateway/moved-clock';

const bounds = { atOnce: 2, waitingPerName: 3, waiting: 5, longestMs: 1_000 };

/** A line whose tasks end when they are let go; `begun` are their names in the order in which they began. */
const held = () => {
  const clock = movedClock();
  const line = fairLine(clock, bounds);
  const begun: string[] = [];
  const going = new Map<string, () => void>();
  const ask = (name: string, goesFirst = false): Promise<string> =>
    line.run(
      name.charAt(0),
      () =>
        new Promise((resolve) => {
          begun.push(name);
          going.set(name, () => resolve(name));
        }),
      goesFirst,
    );
  const end = async (name: string): Promise<void> => {
    going.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { clock, begun, ask, end };
};

test('[SEC-05] names take turns, and the tasks of one name keep their order', async () => {
  const { begun, ask, end } = held();
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2']) void ask(name);
  expect(begun).toEqual(['a1', 'a2']);
  for (const name of ['a1', 'a2', 'a3', 'b1']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'a4', 'b2']);
});

test('[SEC-05] what goes first does not wait', async () => {
  const { begun, ask, end } = held();
  for (const name of ['a1', 'a2', 'a3']) void ask(name);
  void ask('home', true);
  expect(begun).toEqual(['a1', 'a2', 'home']);
  await end('a1');
  // Three were running: the next one begins when there is a place again.
  expect(begun).toEqual(['a1', 'a2', 'home']);
  await end('home');
  expect(begun.at(-1)).toBe('a3');
});

test('[SEC-05] more than may wait of one name, or in all, are refused', async () => {
  const { ask } = held();
  const names = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'b1', 'b2', 'c1'];
  const refused: string[] = [];
  for (const name of names)
    void ask(name).catch((error: unknown) => {
      if (error instanceof LineFull) refused.push(name);
    });
  await vi.waitUntil(() => refused.length > 0);
  expect(refused).toEqual(['a6', 'c1']);
});

test('[SEC-05] a task that fails, or never ends, makes room for the next', async () => {
  const clock = movedClock();
  const line = fairLine(clock, bounds);
  await expect(line.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  for (let never = 0; never < 2; never += 1) void line.run('a', () => new Promise(() => undefined));
  const third = line.run('b', () => Promise.resolve('answered'));
  clock.move(1_000);
  expect(await third).toBe('answered');
  expect(clock.waiting()).toBe(0);
});
