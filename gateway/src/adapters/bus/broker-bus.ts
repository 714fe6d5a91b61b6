import { isRight } from 'fp-ts/Either';
import { Connection } from 'rabbitmq-client';
import type { Clock } from '../../ports/clock';
import type { EventLog, NumberedEvent } from '../../ports/event-log';
import type { Log } from '../../ports/log';
import type { MessageBus } from '../../ports/message-bus';
import { BusEventJson } from '../database/stores/event-codec';
import { eventPublisher } from './event-publisher';
import { heardOnce } from './heard-once';
import { markTogether } from './mark-together';
import { heardBefore, missedEvents } from './missed-events';

/** The exchange of the instances on one database, where no other is named. Every instance has a queue of its own at it. */
export const usualExchange = 'hupo.events';
/** A broker that is blocked or gone confirms nothing; then the relay sends again. Milliseconds. */
const confirmMs = 2_000;
/** When an event was kept, in milliseconds since 1970 by the clock of its sender; an earlier version sends none. */
const keptAtHeader = 'kept-at';
/** So many sendings in a row without a confirmation are a problem that operators are shown. */
const mostUnconfirmed = 3;
/** For so long after the last of them, in milliseconds: another instance may relay the events of this one. */
const unconfirmedShownMs = 60_000;
/** So many events are relayed in one go. */
const mostRelayed = 500;

const unconfirmedText = '消息代理没有确认收到通知，通知会延后';

export interface BrokerBus extends MessageBus {
  /** Hands on an event that is kept: here, and to the broker. */
  readonly handOn: (event: NumberedEvent) => void;
  /** Sends what the broker has not confirmed, in order; called by one instance at a time. */
  readonly relay: () => Promise<void>;
  /** What keeps events from other instances, in words for the operator; null where nothing does. */
  readonly problem: () => string | null;
  readonly close: () => Promise<void>;
}

export interface BrokerBusNeeds {
  /** Instances on another database have another exchange, or are on another virtual host. */
  readonly exchange?: string;
  readonly clock: Clock;
  readonly log: Log;
  /** Called with the age of each event of another instance, in milliseconds, when it is heard. */
  readonly onAge?: (ms: number) => void;
}

const late = (ms: number): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('The broker has not confirmed in time.')), ms).unref();
  });

/**
 * The bus of several instances over RabbitMQ. The database keeps each event first, so that a broker that is away delays
 * events and loses none; a delivery that comes twice is heard once.
 */
export const brokerBus = async (
  address: string,
  events: EventLog,
  { exchange = usualExchange, clock, log, onAge }: BrokerBusNeeds,
): Promise<BrokerBus> => {
  const heard = heardOnce(log, await heardBefore(events), onAge);
  const missed = missedEvents({ events, heard, log });
  // There is no connection yet.
  missed.lost();
  const kept = eventPublisher({ events, heard, clock, log });
  const markSent = markTogether(events.markSent);
  let isUp = false;
  let blocked = false;
  /** Sendings without a confirmation since the last one with it. */
  let unconfirmed = 0;
  let unconfirmedAt = 0;

  /** Clocks of instances may differ a little: no age is below 0. */
  const ageOf = (headers: Readonly<Record<string, unknown>> | undefined): number | null => {
    const keptAt = headers?.[keptAtHeader];
    return typeof keptAt === 'number' ? Math.max(0, clock.now() - keptAt) : null;
  };

  const connection = new Connection({
    url: address,
    retryLow: 500,
    retryHigh: 10_000,
    acquireTimeout: confirmMs,
  });
  connection.on('error', () => {
    if (isUp) log.problem('消息代理的连接已断开，将重新连接，其间的通知会延后');
    isUp = false;
    missed.lost();
  });
  connection.on('connection', () => {
    isUp = true;
    blocked = false;
  });
  connection.on('connection.blocked', () => {
    blocked = true;
    log.problem('消息代理因资源不足暂停接收，通知会延后');
  });
  connection.on('connection.unblocked', () => {
    blocked = false;
  });

  const consumer = connection.createConsumer(
    {
      queueOptions: { exclusive: true, autoDelete: true },
      exchanges: [{ exchange, type: 'fanout', durable: true }],
      queueBindings: [{ exchange }],
      noAck: true,
    },
    (delivery) => {
      const id = Number(delivery.messageId);
      const read = BusEventJson.decode(delivery.body);
      if (Number.isSafeInteger(id) && isRight(read))
        heard.hear({ id, event: read.right, ageMs: ageOf(delivery.headers) });
      return Promise.resolve();
    },
  );
  // Its channel may end while the connection lives.
  consumer.on('error', missed.lost);
  consumer.on('ready', () => {
    void missed.hear();
  });
  const publisher = connection.createPublisher({
    confirm: true,
    maxAttempts: 1,
    exchanges: [{ exchange, type: 'fanout', durable: true }],
  });

  const send = async ({ id, event, ageMs }: NumberedEvent): Promise<void> => {
    const sent = publisher.send(
      {
        exchange,
        routingKey: '',
        messageId: String(id),
        durable: true,
        headers: { [keptAtHeader]: clock.now() - (ageMs ?? 0) },
      },
      BusEventJson.encode(event),
    );
    // A confirmation that comes late has no reader.
    sent.catch(() => undefined);
    try {
      await Promise.race([sent, late(confirmMs)]);
      unconfirmed = 0;
    } catch (error) {
      unconfirmed += 1;
      unconfirmedAt = clock.now();
      if (unconfirmed === mostUnconfirmed)
        log.problem(`${unconfirmedText}，请检查 BROKER_URL 中用户的权限`, error);
      throw error;
    }
    await markSent(id);
  };

  /** The relay sends what is not confirmed. */
  const sendNow = (event: NumberedEvent): void => {
    if (isUp && !blocked) void send(event).catch(() => undefined);
  };

  return {
    subscribe: heard.subscribe,
    publish: async (event) => {
      const numbered = await kept.publish(event);
      if (numbered !== null) sendNow(numbered);
    },
    handOn: (event) => {
      heard.hear(event);
      sendNow(event);
    },
    relay: async () => {
      if (!isUp || blocked) return;
      for (const event of await events.unsent(mostRelayed)) await send(event);
    },
    problem: () => {
      if (blocked) return '消息代理因资源不足暂停接收，通知会延后';
      if (!isUp) return '消息代理无法连接，通知会延后';
      const isShown = unconfirmed >= mostUnconfirmed && clock.now() - unconfirmedAt < unconfirmedShownMs;
      return isShown ? unconfirmedText : null;
    },
    close: async () => {
      kept.close();
      await consumer.close();
      await publisher.close();
      await connection.close();
    },
  };
};
