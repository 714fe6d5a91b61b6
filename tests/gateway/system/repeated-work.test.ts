import { expect, test } from 'vitest';
import { silentLog } from '../../../tools/process/silent-log';
import { repeatedly } from '../../../gateway/src/main/repeated-work';
import { movedClock } from '../../support/gateway/moved-clock';

const minute = 60_000;
const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** Work that lasts until it is let go. */
const slowWork = () => {
  const going: (() => void)[] = [];
  const begun: number[] = [];
  const clock = movedClock(0);
  const end = repeatedly(
    {
      everyMs: minute,
      failed: '出错',
      work: () => {
        begun.push(clock.now());
        return new Promise((resolve) => void going.push(() => resolve(null)));
      },
    },
    clock,
    silentLog,
  );
  const letGo = async (): Promise<void> => {
    going.shift()?.();
    await turn();
  };
  return { clock, begun, end, letGo };
};

test('what falls due many times while it is being done is done once more, at the time that it is then', async () => {
  const { clock, begun, letGo } = slowWork();
  clock.move(60 * minute);
  expect(begun).toEqual([minute]);
  await letGo();
  expect(begun).toEqual([minute, 60 * minute]);
  await letGo();
  expect(begun).toHaveLength(2);
  clock.move(minute);
  expect(begun).toEqual([minute, 60 * minute, 61 * minute]);
});

test('ending it waits for what is under way, and nothing begins afterwards', async () => {
  const { clock, begun, end, letGo } = slowWork();
  clock.move(2 * minute);
  let over = false;
  const ending = end().then(() => {
    over = true;
  });
  await turn();
  expect(over).toBe(false);
  await letGo();
  await ending;
  clock.move(60 * minute);
  expect([begun.length, clock.waiting()]).toEqual([1, 0]);
});

test('work that fails is done again when it is due', async () => {
  const clock = movedClock(0);
  let times = 0;
  const end = repeatedly(
    { everyMs: minute, failed: '出错', work: () => Promise.reject(new Error(String((times += 1)))) },
    clock,
    silentLog,
  );
  clock.move(minute);
  await turn();
  clock.move(minute);
  await turn();
  expect(times).toBe(2);
  await end();
});

test('work that is due at once is done at once, and again when it is due', () => {
  const clock = movedClock(0);
  const begun: number[] = [];
  void repeatedly(
    {
      everyMs: minute,
      atOnce: true,
      failed: '出错',
      work: () => Promise.resolve(begun.push(clock.now())),
    },
    clock,
    silentLog,
  );
  expect(begun).toEqual([0]);
});
