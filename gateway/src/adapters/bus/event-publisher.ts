import type { Clock } from '../../ports/clock';
import type { EventLog, NumberedEvent } from '../../ports/event-log';
import type { Log } from '../../ports/log';
import type { BusEvent } from '../../ports/message-bus';
import type { HeardOnce } from './heard-once';

/** After a failure the database is asked again after so long, each time twice as long, in milliseconds. */
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;
/** So many events wait for the database; beyond them clients are asked to read what they keep once more. */
const mostWaiting = 1_000;

const missed: BusEvent = { kind: 'events.missed' };

export interface PublisherNeeds {
  readonly events: Pick<EventLog, 'append'>;
  readonly heard: Pick<HeardOnce, 'hear' | 'hearUnnumbered'>;
  readonly clock: Pick<Clock, 'after'>;
  readonly log: Log;
}

export interface EventPublisher {
  /** Keeps an event for the other instances and hands it on here; returns it under its number, null where it waits. */
  readonly publish: (event: BusEvent) => Promise<NumberedEvent | null>;
  readonly close: () => void;
}

/**
 * Publishes through the database. An event that it does not take waits with those that come later, and is kept in their
 * order once the database takes events again. Listeners of this instance may then hear it a second time.
 */
export const eventPublisher = ({ events, heard, clock, log }: PublisherNeeds): EventPublisher => {
  let waiting: readonly BusEvent[] = [];
  let cancel = (): void => undefined;
  let isClosed = false;

  const keepWaiting = async (pauseMs: number): Promise<void> => {
    try {
      for (let [next] = waiting; next !== undefined; [next] = waiting) {
        await events.append(next);
        // Too many others may have taken its place meanwhile.
        if (waiting[0] === next) waiting = waiting.slice(1);
      }
    } catch {
      pause(Math.min(2 * pauseMs, longestPauseMs));
    }
  };
  const pause = (ms: number): void => {
    if (!isClosed) cancel = clock.after(ms, () => void keepWaiting(ms));
  };
  const wait = (event: BusEvent): void => {
    if (waiting.length === 0) pause(firstPauseMs);
    waiting = waiting.length < mostWaiting ? [...waiting, event] : [missed];
    heard.hearUnnumbered(event);
  };

  return {
    publish: async (event) => {
      if (waiting.length > 0) {
        wait(event);
        return null;
      }
      try {
        const numbered = { id: await events.append(event), event, ageMs: null };
        heard.hear(numbered);
        return numbered;
      } catch (error) {
        log.problem('事件暂时未能通知其他实例，稍后再试', error);
        wait(event);
        return null;
      }
    },
    close: () => {
      isClosed = true;
      cancel();
    },
  };
};
