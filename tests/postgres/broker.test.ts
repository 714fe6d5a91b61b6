import { Connection } from 'rabbitmq-client';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { brokerBus, usualExchange, type BrokerBus } from '../../gateway/src/adapters/bus/broker-bus';
import { checkBroker } from '../../gateway/src/adapters/bus/check-broker';
import { notifyingDatabase } from '../../gateway/src/adapters/database/notifying-database';
import { databaseOver } from '../../gateway/src/adapters/database/orm';
import type { EventOutbox } from '../../gateway/src/adapters/database/event-outbox';
import type { SqlDatabase } from '../../gateway/src/adapters/database/sql-client';
import { eventLogStore } from '../../gateway/src/adapters/database/stores/event-log-store';
import { sentMessageStore } from '../../gateway/src/adapters/database/stores/sent-message-store';
import { systemClock } from '../../gateway/src/adapters/system/system-clock';
import type { BusEvent } from '../../gateway/src/ports/message-bus';
import { seededImage } from '../support/gateway/database-image';
import { openDatabase } from '../support/gateway/postgres-databases';
import { sampleContent } from '../support/gateway/sample-content';
import { silentLog } from '../../tools/process/silent-log';
import { openNetworkLink } from '../../tools/servers/network-link';

const broker = process.env['HUPO_TEST_RABBITMQ'] ?? '';
/** The same broker as a user who may not publish. */
const reader = process.env['HUPO_TEST_RABBITMQ_READER'] ?? '';
const changed = (userId: string): BusEvent => ({ kind: 'sessions.ended', userId, sessionId: null });

describe('a broker at the start', () => {
  test('[OPS-02] that can be used is taken', async () => {
    await checkBroker(broker);
  });

  test.each([
    ['a wrong password', broker.replace(':guest@', ':secret-word@'), '用户名或密码有误'],
    ['a user who may not publish', reader, '用户名或密码有误，或该用户没有所需的权限'],
    ['a virtual host that is not there', `${broker}/elsewhere`, '虚拟主机不存在，或该用户无权使用'],
  ])('[OPS-02] with %s is refused by the setting, without its password', async (_what, address, words) => {
    const refused = checkBroker(address);
    await expect(refused).rejects.toThrow(`环境变量 BROKER_URL 的${words}`);
    await expect(refused).rejects.not.toThrow('secret-word');
  });

  test('[OPS-02] that has something else under the name of the exchange is refused', async () => {
    const connection = new Connection(broker);
    const channel = await connection.acquire();
    await channel.exchangeDelete({ exchange: usualExchange });
    await channel.exchangeDeclare({ exchange: usualExchange, type: 'topic', durable: true });
    try {
      await expect(checkBroker(broker)).rejects.toThrow('可能属于其他应用');
    } finally {
      await channel.exchangeDelete({ exchange: usualExchange });
      await channel.close();
      await connection.close();
    }
  });

  test('[OPS-02] that is away is no fault of the settings', async () => {
    await checkBroker('amqp://guest:guest@127.0.0.1:1');
  });
});

describe('the bus of two instances over a broker', () => {
  let sql: SqlDatabase;
  const opened: BrokerBus[] = [];
  beforeAll(async () => {
    const storage = await (await seededImage('sample', sampleContent)).storage();
    if (storage.kind !== 'postgres') throw new Error('These tests run on PostgreSQL: npm run test:postgres');
    sql = await openDatabase(storage.address);
  });
  afterEach(() => Promise.all(opened.splice(0).map((bus) => bus.close())));
  afterAll(() => sql.close());

  const begin = async (address: string, onAge?: (ms: number) => void): Promise<BrokerBus> => {
    const events = eventLogStore(databaseOver(sql), 'broker');
    const bus = await brokerBus(address, events, {
      clock: systemClock,
      log: silentLog,
      ...(onAge === undefined ? {} : { onAge }),
    });
    opened.push(bus);
    return bus;
  };
  const isUp = (bus: BrokerBus) => vi.waitUntil(() => bus.problem() === null, 15_000);
  const open = async (onAge?: (ms: number) => void): Promise<BrokerBus> => {
    const bus = await begin(broker, onAge);
    await isUp(bus);
    return bus;
  };
  const heardBy = (bus: BrokerBus): BusEvent[] => {
    const heard: BusEvent[] = [];
    bus.subscribe((event) => heard.push(event));
    return heard;
  };

  test('[OPS-02] each hears each event once and in order, and how old it is', async () => {
    const ages: number[] = [];
    const [one, other] = [await open(), await open((ms) => ages.push(ms))];
    const [here, there] = [heardBy(one), heardBy(other)];
    // The queue of the other one is bound a moment after its connection is up.
    await vi.waitUntil(async () => {
      await one.publish(changed('first'));
      return there.length > 0;
    }, 15_000);
    const before = here.length;
    for (const userId of ['a', 'b', 'c']) await one.publish(changed(userId));
    const ofThese = (heard: readonly BusEvent[]) =>
      heard.flatMap((event) => ('userId' in event && event.userId !== 'first' ? [event.userId] : []));
    await vi.waitUntil(() => ofThese(there).length >= 3, 15_000);
    expect(ofThese(there)).toEqual(['a', 'b', 'c']);
    expect(ofThese(here)).toEqual(['a', 'b', 'c']);
    expect(here).toHaveLength(before + 3);
    expect(ages.every((ms) => ms >= 0 && ms < 60_000)).toBe(true);
    expect(ages.length).toBeGreaterThanOrEqual(3);
  });

  test('[OPS-02] what no broker confirmed is relayed later, once', async () => {
    const [one, other] = [await open(), await open()];
    const there = heardBy(other);
    await vi.waitUntil(async () => {
      await one.publish(changed('probe'));
      return there.length > 0;
    }, 15_000);
    const events = eventLogStore(databaseOver(sql), 'broker');
    const id = await events.append(changed('late'));
    await sql.query('update bus_event set created_at = created_at - 60000 where id = $1', [id], 'arrays');
    await one.relay();
    const late = () => there.filter((event) => 'userId' in event && event.userId === 'late');
    await vi.waitUntil(() => late().length > 0, 15_000);
    await one.relay();
    await one.publish(changed('end'));
    await vi.waitUntil(() => there.some((event) => 'userId' in event && event.userId === 'end'), 15_000);
    expect(late()).toHaveLength(1);
  });

  test('[OPS-02] an instance that reaches the broker late hears what was sent since its start, once', async () => {
    const link = await openNetworkLink(Number(new URL(broker).port));
    onTestFinished(link.close);
    await link.fail({ kind: 'cut' });
    const late = await begin(broker.replace(/:\d+$/, `:${link.port}`));
    const there = heardBy(late);
    const early = await open();
    await early.publish(changed('sent before'));
    await early.publish(changed('sent before too'));
    await link.fail(null);
    await isUp(late);
    await vi.waitUntil(() => there.length >= 2, 15_000);
    expect(there).toEqual([changed('sent before'), changed('sent before too')]);
  });

  test('[OPS-02] a broker that refuses what is sent is a problem in words', async () => {
    const bus = await begin(reader);
    await isUp(bus);
    await bus.publish(changed('refused'));
    const refused = '消息代理没有确认收到通知，通知会延后';
    await vi.waitUntil(async () => {
      await bus.publish(changed('refused'));
      return bus.problem() === refused;
    }, 15_000);
  });

  test('[SOC-06] a message reaches another instance when its own ends right after the commit', async () => {
    const database = databaseOver(sql);
    const other = await open();
    const there = heardBy(other);
    await vi.waitUntil(async () => {
      await other.publish(changed('probe'));
      return there.length > 0;
    }, 15_000);
    const ended: EventOutbox = {
      keep: (orm, event) => eventLogStore({ orm }, 'broker').append(event),
      send: () => undefined,
    };
    const sent = await sentMessageStore(notifyingDatabase(database, ended)).add(
      {
        from: 'u1',
        to: 'u2',
        peerId: 'u2',
        content: '您好',
        clientId: 'ends-after-commit',
        sentAt: 1,
        masked: false,
        fileId: null,
        givenHash: '',
      },
      '陈女士',
    );
    await sql.query('update bus_event set created_at = created_at - 60000', [], 'arrays');
    await other.relay();
    const messages = () => there.filter(({ kind }) => kind === 'message.sent');
    await vi.waitUntil(() => messages().length > 0, 15_000);
    expect(messages()).toEqual([{ kind: 'message.sent', message: { ...sent, fromName: '陈女士' } }]);
  });
});
