import { brokerBus } from '../adapters/bus/broker-bus';
import { databaseBus } from '../adapters/bus/database-bus';
import { processBus } from '../adapters/bus/process-bus';
import { eventLogStore } from '../adapters/database/stores/event-log-store';
import type { EventOutbox } from '../adapters/database/event-outbox';
import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import type { NumberedEvent } from '../ports/event-log';
import type { MessageBus } from '../ports/message-bus';
import type { GatewayOptions } from './options';
import { changesUnheard } from './postgres-database';
import type { Storage } from './storage';

/** The bus, and what is done for it again and again by one instance at a time. */
export interface OpenBus extends MessageBus {
  readonly outbox: EventOutbox;
  readonly relay: () => Promise<void>;
  readonly sweep: () => Promise<void>;
  /** What delays events, in words for the operator; null where nothing does. */
  readonly problem: () => string | null;
  readonly close: () => Promise<void>;
}

export interface BusNeeds {
  readonly clock: Clock;
  readonly log: Log;
  /** Called with the age of each event of another instance, in milliseconds, when it is heard. */
  readonly onAge: (ms: number) => void;
}

/** Events are kept as long as an instance may be away and then read what it missed, in milliseconds. */
const keptMs = 3_600_000;

/** @param handOn what the bus does with an event that is kept */
const outboxOf = (carriedBy: 'broker' | 'database', handOn: (event: NumberedEvent) => void): EventOutbox => ({
  keep: (orm, event) => eventLogStore({ orm }, carriedBy).append(event),
  send: (id, event) => {
    if (id !== null) handOn({ id, event, ageMs: null });
  },
});

const nothing = (): Promise<void> => Promise.resolve();

/** The bus of this instance: over the broker where there is one, else over the server's database, else in the process. */
export const openBus = async (
  {
    storage: { kind },
    brokerUrl = null,
    brokerExchange,
  }: Pick<GatewayOptions, 'storage' | 'brokerUrl' | 'brokerExchange'>,
  { database, hearsChanges, whenEventKept }: Pick<Storage, 'database' | 'hearsChanges' | 'whenEventKept'>,
  needs: BusNeeds,
): Promise<OpenBus> => {
  const { log } = needs;
  const unheard = (): string | null => (hearsChanges() ? null : changesUnheard);
  if (brokerUrl !== null) {
    const events = eventLogStore(database, 'broker');
    const exchange = brokerExchange === undefined ? {} : { exchange: brokerExchange };
    const bus = await brokerBus(brokerUrl, events, { ...needs, ...exchange });
    return {
      ...bus,
      outbox: outboxOf('broker', bus.handOn),
      sweep: () => events.sweep(keptMs),
      problem: () => bus.problem() ?? unheard(),
    };
  }
  if (kind !== 'postgres')
    return { ...processBus(log), relay: nothing, sweep: nothing, problem: () => null, close: nothing };
  const events = eventLogStore(database, 'database');
  const bus = await databaseBus(events, needs);
  whenEventKept((kept) => {
    if (kept === 'lost') bus.lost();
    else if (kept === 'found') bus.gap();
    else bus.notified(kept);
  });
  return {
    ...bus,
    outbox: outboxOf('database', bus.handOn),
    relay: nothing,
    sweep: () => events.sweep(keptMs),
    problem: unheard,
  };
};
