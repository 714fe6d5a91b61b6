import { LRUCache } from 'lru-cache';
import type { Log } from '../../ports/log';
import type { NumberedEvent } from '../../ports/event-log';
import type { BusEvent, MessageBus } from '../../ports/message-bus';
import { fanOut } from './fan-out';

/** So many numbers are remembered; an event that comes again later than that is heard twice. */
const mostRemembered = 20_000;

export interface HeardOnce {
  readonly subscribe: MessageBus['subscribe'];
  /** Hands an event on, once per number. */
  readonly hear: (event: NumberedEvent) => void;
  /** Hands on an event that has no number. */
  readonly hearUnnumbered: (event: BusEvent) => void;
  /** The highest number that was handed on, or was there before. */
  readonly newest: () => number;
}

/** The events that were kept before this process listens: its listeners do not hear them. */
export interface HeardBefore {
  readonly newest: number;
  readonly ids: readonly number[];
}

/**
 * The listeners of this process, which hear each event once although a broker may deliver it again.
 * @param onAge called with the age of each event of another instance, in milliseconds, when it is heard
 */
export const heardOnce = (
  log: Log,
  before: HeardBefore,
  onAge: (ms: number) => void = () => undefined,
): HeardOnce => {
  const listeners = fanOut(log);
  const seen = new LRUCache<number, true>({ max: mostRemembered });
  let { newest } = before;
  before.ids.forEach((id) => seen.set(id, true));
  return {
    subscribe: listeners.subscribe,
    hear: ({ id, event, ageMs }) => {
      if (seen.has(id)) return;
      seen.set(id, true);
      newest = Math.max(newest, id);
      if (ageMs !== null) onAge(ageMs);
      listeners.hear(event);
    },
    hearUnnumbered: listeners.hear,
    newest: () => newest,
  };
};
