import { expect, test } from 'vitest';
import { hourMs, minuteMs } from '../../../contract/values/duration';
import { databaseOver } from '../../../gateway/src/adapters/database/orm';
import { sweepHourly } from '../../../gateway/src/main/hourly-sweep';
import { silentLog } from '../../../tools/process/silent-log';
import { movedClock } from '../../support/gateway/moved-clock';

const refused = (): Promise<never> => Promise.reject(new Error('away'));
const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => void setImmediate(resolve));
};

/** The hourly work with a database and an object store that are away; what is done, and what the log says. */
const swept = async (hours: number, lost = new AbortController()) => {
  const clock = movedClock(0);
  const done: string[] = [];
  const problems: string[] = [];
  const step = (name: string) => () => Promise.resolve(void done.push(name));
  const away = databaseOver({ query: refused, script: refused, transaction: refused, close: refused });
  const end = sweepHourly(
    {
      storage: { database: away, refreshStatistics: step('statistics') },
      byOne:
        (_name, { work }) =>
        () =>
          work(lost.signal).then(() => undefined),
      sweepEvents: step('events'),
    },
    {
      uploads: { sweep: refused },
      drawn: { sweep: step('pictures') },
      presentationFiles: { sweep: step('decks') },
      sweepDealing: () => {
        if (hours < 0) lost.abort();
        return step('deals')();
      },
      sweepChats: step('chats'),
      forgetTalks: refused,
      alerting: { sweep: step('alerts') },
    },
    clock,
    { ...silentLog, problem: (line) => void problems.push(line) },
  );
  clock.move(minuteMs);
  await turns();
  for (let hour = 0; hour < hours; hour += 1) {
    clock.move(hourMs);
    await turns();
  }
  await end();
  return { done, problems };
};

test('[OPS-02] the gateway does each hourly step by itself when others fail, and logs each failure', async () => {
  const others = ['pictures', 'decks', 'deals', 'chats', 'statistics', 'alerts', 'events'];
  const failures = ['清理过期记录时出错', '清理未使用的文件时出错', '清除助手对话时出错'];
  expect(await swept(0)).toEqual({ done: others, problems: failures });
  expect(await swept(1)).toEqual({ done: [...others, ...others], problems: [...failures, ...failures] });
});

test('[OPS-02] the gateway begins no further hourly step once its lease is lost', async () => {
  expect((await swept(-1)).done).toEqual(['pictures', 'decks', 'deals']);
});
