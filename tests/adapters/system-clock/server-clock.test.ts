import { expect, test } from 'vitest';
import { dateStamp } from '../../../src/domain/time/date-stamp';
import { ServerClock } from '../../../src/adapters/system-clock/server-clock';
import { fakeStorage } from '../../support/fakes/key-value-storage';

const trueTime = Date.UTC(2026, 10, 29, 4, 0, 0);
const [second, hour, year] = [1_000, 3_600_000, 365 * 86_400_000];

/** A device whose calendar clock shows `shown` at first; both of its clocks run when time passes. */
const device = (shown: number) => {
  const at = { wall: shown, steady: 12.5, passed: 0 };
  return {
    clocks: { now: () => at.wall, steady: () => at.steady },
    set: (wall: number): void => {
      at.wall = wall;
    },
    pass: (ms: number): void => {
      at.wall += ms;
      at.steady += ms;
      at.passed += ms;
    },
    sleep: (ms: number): void => {
      at.wall += ms;
      at.passed += ms;
    },
    server: () => trueTime + at.passed,
  };
};

const answered = (clock: ServerClock, { server, pass }: ReturnType<typeof device>): void => {
  const askedAt = clock.steady();
  pass(30);
  const header = new Date(server()).toUTCString();
  pass(30);
  clock.learn(dateStamp(header, { askedAt, answeredAt: clock.steady() }));
};

test.each([
  ['an hour ahead', trueTime + hour],
  ['a year ahead', trueTime + year],
  ['a year behind', trueTime - year],
  ['before 1970', -hour],
])('[CLK-01] the clock of a device that is %s shows the server’s time after one answer', (_, shown) => {
  const own = device(shown);
  const clock = new ServerClock(own.clocks, fakeStorage().port);
  answered(clock, own);
  expect(Math.abs(clock.now() - own.server())).toBeLessThanOrEqual(second + 60);
  own.pass(hour);
  expect(Math.abs(clock.now() - own.server())).toBeLessThanOrEqual(second + 60);
  expect(Number.isInteger(clock.now())).toBe(true);
});

test('[CLK-01] a device clock that is set while the page is open moves nothing', () => {
  const own = device(trueTime);
  const clock = new ServerClock(own.clocks, fakeStorage().port);
  answered(clock, own);
  const before = clock.now();
  own.set(trueTime - year);
  expect(clock.now()).toBe(before);
  own.pass(250);
  expect(clock.now()).toBe(before + 250);
});

test('[CLK-01] the next visit begins with what the last one learnt, and a right device keeps nothing', () => {
  const { port: storage } = fakeStorage();
  const ahead = device(trueTime + hour);
  answered(new ServerClock(ahead.clocks, storage), ahead);
  expect(Math.abs(new ServerClock(ahead.clocks, storage).now() - ahead.server())).toBeLessThan(2 * second);
  ahead.set(ahead.server());
  const right = new ServerClock(ahead.clocks, storage);
  answered(right, ahead);
  expect(storage.read('hupo.clock-lead')()).toEqual({ _tag: 'None' });
});

test('[CLK-01] a correction of a second or more is reported, a smaller one is not', () => {
  const own = device(trueTime);
  const clock = new ServerClock(own.clocks, fakeStorage().port);
  let heard = 0;
  const end = clock.listen(() => (heard += 1));
  answered(clock, own);
  expect(heard).toBe(0);
  own.sleep(hour);
  answered(clock, own);
  expect(heard).toBe(1);
  end();
  own.sleep(hour);
  answered(clock, own);
  expect([heard, Math.abs(clock.now() - own.server()) <= second + 60]).toEqual([1, true]);
});
