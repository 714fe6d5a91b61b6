import { randomUUID } from 'node:crypto';
import { right } from 'fp-ts/Either';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { databaseOver, type Database } from '../../../gateway/src/adapters/database/orm';
import type { SqlDatabase } from '../../../gateway/src/adapters/database/sql-client';
import { answeredCallStore } from '../../../gateway/src/adapters/database/stores/answered-call-store';
import { enquiryStore } from '../../../gateway/src/adapters/database/stores/enquiry-store';
import { limitStore } from '../../../gateway/src/adapters/database/stores/limit-store';
import { systemClock as clock } from '../../../gateway/src/adapters/system/system-clock';
import { systemRandom } from '../../../gateway/src/adapters/system/system-random';
import { makeEnquiring } from '../../../gateway/src/application/enquiry/enquiring';
import type { AnsweredCalls } from '../../../gateway/src/ports/answered-calls';
import { StorageUnavailable } from '../../../gateway/src/ports/storage-fault';
import { seededImage } from '../../support/gateway/database-image';
import { sampleContent } from '../../support/gateway/sample-content';

let sql: SqlDatabase;
let database: Database;
beforeAll(async () => {
  sql = await (await seededImage('sample', sampleContent)).open();
  database = databaseOver(sql);
});
afterEach(() => void vi.useRealTimers());
afterAll(() => sql.close());

/** The keyed writes of one more process. */
const answeredCalls = () => answeredCallStore(database, clock, systemRandom);

const write = (key: string) => ({ key, call: 'enquiry.send', whose: 'u1', given: [] });
const openTurns = () => sql.query('select id from keyed_turn where ends_at > now()', [], 'arrays');
const endTurns = () => sql.query("update keyed_turn set ends_at = now() - interval '1 second'", [], 'arrays');

/** Work under a key that has begun in a process of its own, and goes on until `end` is called. */
const begun = async (key: string) => {
  let begin = (): void => undefined;
  let finish = (): void => undefined;
  const hasBegun = new Promise<void>((resolve) => (begin = resolve));
  const isOver = new Promise<void>((resolve) => (finish = resolve));
  const done = answeredCalls().inTurn(write(key), () => {
    begin();
    return isOver;
  });
  await hasBegun;
  return {
    end: async () => {
      finish();
      await done;
    },
  };
};

test('[PAY-13] the turn of a keyed write is given back by its own holder only', async () => {
  const key = randomUUID();
  const late = await begun(key);
  await endTurns();
  const next = await begun(key);
  await late.end();
  expect(await openTurns()).toHaveLength(1);
  await next.end();
  expect(await openTurns()).toEqual([]);
});

test('[PAY-13] a turn is renewed as long as its write goes on, and ends with it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const slow = await begun(randomUUID());
  for (let renewal = 0; renewal < 3; renewal += 1) {
    await endTurns();
    expect(await openTurns()).toEqual([]);
    vi.advanceTimersByTime(5_000);
    await expect.poll(openTurns).toHaveLength(1);
  }
  await slow.end();
  expect(vi.getTimerCount()).toBe(0);
  expect(await openTurns()).toEqual([]);
});

test('[PAY-13] a write whose turn was taken over is stored once: the later one is rolled back', async () => {
  const enquire = (answered: AnsweredCalls, key: string) =>
    makeEnquiring({
      enquiries: enquiryStore(database),
      limits: limitStore(database, clock),
      clock,
      answered,
    })(key, 'u1', {
      about: 'fund',
      organization: '某某公司',
      need: '需要咨询并购基金的设立与募资',
      time: 'any',
      agreed: true,
    });
  const stored = () => sql.query('select count(*)::int from enquiry', [], 'arrays');
  const key = randomUUID();
  const slow = answeredCalls();
  const overtaken: AnsweredCalls = {
    ...slow,
    // Another process takes the turn, and is done first.
    noting: (which, until, work) =>
      slow.noting(which, until, async () => {
        await endTurns();
        expect(await enquire(answeredCalls(), key)).toEqual(right(null));
        return work();
      }),
  };
  await expect(enquire(overtaken, key)).rejects.toBeInstanceOf(StorageUnavailable);
  expect(await stored()).toEqual([[1]]);
  expect(await enquire(answeredCalls(), key)).toEqual(right(null));
  expect(await stored()).toEqual([[1]]);
});
