import type { BusEvent } from '../../ports/message-bus';
import type { Orm } from './orm';

/** Keeps events in the transaction of what they report: neither is there without the other. */
export interface EventOutbox {
  /** Keeps an event by the client of a transaction; its number, null where one process hears all. */
  readonly keep: (orm: Orm, event: BusEvent) => Promise<number | null>;
  /** Hands on an event after the commit. Where the process ends before, the relay or the other instances have it. */
  readonly send: (id: number | null, event: BusEvent) => void;
}
