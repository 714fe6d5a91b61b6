import type { Clock } from '../../ports/clock';
import type { EventLog, NumberedEvent } from '../../ports/event-log';
import type { Log } from '../../ports/log';
import type { MessageBus } from '../../ports/message-bus';
import { eventPublisher } from './event-publisher';
import { heardOnce } from './heard-once';
import { heardBefore, missedEvents } from './missed-events';

export interface DatabaseBus extends MessageBus {
  /** Hands on an event that is kept; the database notifies the others. */
  readonly handOn: (event: NumberedEvent) => void;
  /** Hears of an event by its number. */
  readonly notified: (id: number) => void;
  /** Hears that notifications do not come for now. */
  readonly lost: () => void;
  /** Hears that notifications may have been missed. */
  readonly gap: () => void;
  readonly close: () => Promise<void>;
}

export interface DatabaseBusNeeds {
  readonly clock: Pick<Clock, 'after'>;
  readonly log: Log;
  /** Called with the age of each event of another instance, in milliseconds, when it is heard. */
  readonly onAge?: (ms: number) => void;
}

/** The bus of several instances without a broker: the database keeps each event and notifies of its number. */
export const databaseBus = async (
  events: EventLog,
  { clock, log, onAge }: DatabaseBusNeeds,
): Promise<DatabaseBus> => {
  const heard = heardOnce(log, await heardBefore(events), onAge);
  const missed = missedEvents({ events, heard, log });
  const publisher = eventPublisher({ events, heard, clock, log });
  let waiting: number[] = [];
  let reading: Promise<void> | null = null;

  const readAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const ids = waiting;
      waiting = [];
      try {
        (await events.read(ids)).forEach(heard.hear);
      } catch (error) {
        log.problem('读取其他实例的事件时出错', error);
        heard.hearUnnumbered({ kind: 'events.missed' });
      }
    }
  };

  return {
    subscribe: heard.subscribe,
    publish: async (event) => {
      await publisher.publish(event);
    },
    handOn: heard.hear,
    notified: (id) => {
      waiting.push(id);
      reading ??= readAll().finally(() => {
        reading = null;
      });
    },
    lost: missed.lost,
    gap: () => void missed.hear(),
    close: () => {
      publisher.close();
      return Promise.resolve();
    },
  };
};
