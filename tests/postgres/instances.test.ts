import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databaseOver } from '../../gateway/src/adapters/database/orm';
import type { SqlDatabase } from '../../gateway/src/adapters/database/sql-client';
import { answeredCallStore } from '../../gateway/src/adapters/database/stores/answered-call-store';
import { workLeaseStore } from '../../gateway/src/adapters/database/stores/work-lease-store';
import { systemClock } from '../../gateway/src/adapters/system/system-clock';
import { systemRandom } from '../../gateway/src/adapters/system/system-random';
import { pictureProcess } from '../../gateway/src/adapters/pictures/picture-process';
import { doneByOne } from '../../gateway/src/main/done-by-one';
import { locations } from '../../gateway/src/main/locations';
import { openStorage } from '../../gateway/src/main/storage';
import { silentLog } from '../../tools/process/silent-log';
import { callGateway } from '../support/gateway/call';
import { seededImage } from '../support/gateway/database-image';
import { listenAt } from '../support/gateway/heard';
import { tokenOf } from '../support/gateway/log-in';
import { openDatabase } from '../support/gateway/postgres-databases';
import { sampleContent } from '../support/gateway/sample-content';
import { startTestGateway, type TestGateway } from '../support/gateway/test-gateway';

let one: TestGateway;
let other: TestGateway;
let sql: SqlDatabase;
beforeAll(async () => {
  const storage = await (await seededImage('sample', sampleContent)).storage();
  if (storage.kind !== 'postgres') throw new Error('These tests run on PostgreSQL: npm run test:postgres');
  one = await startTestGateway({ storage });
  other = await startTestGateway({ storage });
  sql = await openDatabase(storage.address);
});
afterAll(async () => {
  await sql.close();
  await one.close();
  await other.close();
});

describe('two gateways on one database', () => {
  test('[OPS-02] a message that one takes is heard at the socket of the other, once', async () => {
    const reader = await listenAt(other, 'u2');
    const writer = await listenAt(one, 'u1');
    writer.say('u2', '你好，能否约时间沟通？', randomUUID());
    const heard = await reader.next('chat');
    expect(heard.content).toBe('你好，能否约时间沟通？');
    // What came twice would be there before what was sent later.
    writer.say('u2', '下周三下午方便吗？', randomUUID());
    const contents = () => reader.heard.filter(({ kind }) => kind === 'chat').map(({ content }) => content);
    await vi.waitUntil(() => contents().includes('下周三下午方便吗？'), 15_000);
    expect(contents()).toEqual(['你好，能否约时间沟通？', '下周三下午方便吗？']);
  });

  test('[SEC-01] a login that one ends is no login of the other', async () => {
    const token = await tokenOf(one, 'u1');
    const asked = () => callGateway(other.url, '/webapp/message!seeListNum.action', { token });
    expect((await asked()).code).toBe(200);
    await callGateway(one.url, '/webapp/register!logout.action', { method: 'POST', token });
    expect((await asked()).code).not.toBe(200);
  });

  test('[OPS-02] what two write at once reaches a third, each once and in the order of its sender', async () => {
    const reader = await listenAt(other, 'u2');
    const numbers = Array.from({ length: 15 }, (_, number) => number);
    const send = async (from: TestGateway, sender: string) => {
      for (const number of numbers) {
        const content = `${sender} ${number}`;
        const sent = await from.inside.send({ from: sender, to: 'u2', content, clientId: randomUUID() });
        expect(sent).toMatchObject({ _tag: 'Right' });
      }
    };
    await Promise.all([send(one, 'u1'), send(other, 'u4')]);
    const of = (sender: string) =>
      reader.heard.map(({ content }) => content).filter((content) => content.startsWith(`${sender} `));
    await vi.waitUntil(() => of('u1').length + of('u4').length >= 30, 15_000);
    for (const sender of ['u1', 'u4'])
      expect(of(sender)).toEqual(numbers.map((number) => `${sender} ${number}`));
  });
});

describe('work that one instance does at a time', () => {
  test('[OPS-02] is taken by one, renewed by it, and taken over with a higher fence when its lease ends', async () => {
    const database = databaseOver(sql);
    const first = workLeaseStore(database, 'first');
    const second = workLeaseStore(database, 'second');
    const fence = await first.take('work', 60_000);
    expect(fence).toBe(1);
    expect(await second.take('work', 60_000)).toBeNull();
    expect(await first.take('work', 60_000)).toBe(1);
    await first.release('work', 0);
    expect(await second.take('work', 60_000)).toBe(2);
    expect(await first.take('work', 60_000)).toBeNull();
    await second.releaseAll();
    expect(await first.take('work', 60_000)).toBe(3);
  });

  test('[OPS-02] is not repeated by another one soon after its turn', async () => {
    const database = databaseOver(sql);
    const [first, second] = [workLeaseStore(database, 'first'), workLeaseStore(database, 'second')];
    const done: string[] = [];
    const workOf = (leases: typeof first, name: string) =>
      doneByOne(leases, silentLog)('hourly work', {
        work: () => Promise.resolve(done.push(name)),
        everyMs: 60_000,
      });
    await workOf(first, 'first')();
    await workOf(second, 'second')();
    await workOf(first, 'first')();
    expect(done).toEqual(['first', 'first']);
    await first.releaseAll();
    await workOf(second, 'second')();
    expect(done).toEqual(['first', 'first', 'second']);
  });

  test('[OPS-02] of 20 who ask at once one has it', async () => {
    const database = databaseOver(sql);
    const asked = Array.from({ length: 20 }, (_, number) =>
      workLeaseStore(database, `holder-${number}`).take('contested', 60_000),
    );
    expect((await Promise.all(asked)).filter((fence) => fence !== null)).toHaveLength(1);
  });

  test('[PAY-05] a keyed write waits on one instance until the other has done it', async () => {
    const database = databaseOver(sql);
    const write = { key: randomUUID(), call: 'order', whose: 'u1', given: [] };
    const steps: string[] = [];
    const work = (name: string) => async () => {
      steps.push(`${name} begins`);
      // Long enough for the other instance to try.
      for (let turn = 0; turn < 50; turn += 1) await sql.query('select 1', [], 'arrays');
      steps.push(`${name} ends`);
    };
    const turns = ['one', 'other'].map((name) =>
      answeredCallStore(database, systemClock, systemRandom).inTurn(write, work(name)),
    );
    await Promise.all(turns);
    expect(steps.map((step) => step.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends']);
  });
});

test('[PER-03] what visitors are shown of a change by one instance is reported to every instance', async () => {
  const image = await (await seededImage('sample', sampleContent)).storage();
  const pictures = pictureProcess(locations.pictureWorker);
  const needs = { log: silentLog, seed: () => Promise.resolve(false), onLost: () => undefined, pictures };
  const [writing, reading] = [await openStorage(image, needs), await openStorage(image, needs)];
  const changes = { writing: 0, reading: 0 };
  writing.whenPublicContentChanges(() => (changes.writing += 1));
  reading.whenPublicContentChanges(() => (changes.reading += 1));
  await writing.database.orm.execute("update sale set stage = '已签约'");
  await vi.waitUntil(() => changes.writing === 1 && changes.reading === 1, 15_000);
  await Promise.all([writing.close(), reading.close(), pictures.close()]);
});
