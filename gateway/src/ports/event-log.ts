import type { BusEvent } from './message-bus';

/** An event under the number that the database gave it, ascending. */
export interface NumberedEvent {
  readonly id: number;
  readonly event: BusEvent;
  /** Milliseconds since it was kept, at the moment when it was read; null for one that this instance has just kept. */
  readonly ageMs: number | null;
}

/** The events of all instances, until they are swept. */
export interface EventLog {
  /** Keeps an event and notifies the instances that listen to the database. */
  readonly append: (event: BusEvent) => Promise<number>;
  /** Those of these numbers, in order. */
  readonly read: (ids: readonly number[]) => Promise<readonly NumberedEvent[]>;
  /** Those after a number, in order, at most `most`. */
  readonly after: (id: number, most: number) => Promise<readonly NumberedEvent[]>;
  /** Those that no broker has confirmed and whose sender has had its time, in order, at most `most`. */
  readonly unsent: (most: number) => Promise<readonly NumberedEvent[]>;
  readonly markSent: (ids: readonly number[]) => Promise<void>;
  /** The highest number that was given, also to an event that is not kept yet or no more; 0 before the first. */
  readonly newest: () => Promise<number>;
  /** Whether events after a number may have been swept. */
  readonly mayHaveSwept: (after: number) => Promise<boolean>;
  /** Removes what is older than `ms` and needs no broker any more. */
  readonly sweep: (ms: number) => Promise<void>;
}
