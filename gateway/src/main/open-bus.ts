import { brokerBus } from '../adapters/bus/broker-bus';
import { databaseBus } from '../adapters/bus/database-bus';
import { processBus } from '../adapters/bus/process-bus';
import { eventLogStore } from '../adapters/database/stores/event-log-store';
import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import type { MessageBus } from '../ports/message-bus';
import type { GatewayOptions } from './options';
import type { Storage } from './storage';

/** The bus, and what is done for it again and again by one instance at a time. */
export interface OpenBus extends MessageBus {
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

const nothing = (): Promise<void> => Promise.resolve();

/** The bus of this instance: over the broker where there is one, else over the server's database, else in the process. */
export const openBus = async (
  { storage: { kind }, brokerUrl = null }: Pick<GatewayOptions, 'storage' | 'brokerUrl'>,
  { database, whenEventKept }: Pick<Storage, 'database' | 'whenEventKept'>,
  needs: BusNeeds,
): Promise<OpenBus> => {
  const { log } = needs;
  if (brokerUrl !== null) {
    const events = eventLogStore(database, 'broker');
    return { ...(await brokerBus(brokerUrl, events, needs)), sweep: () => events.sweep(keptMs) };
  }
  if (kind !== 'postgres')
    return { ...processBus(log), relay: nothing, sweep: nothing, problem: () => null, close: nothing };
  const events = eventLogStore(database, 'database');
  const bus = await databaseBus(events, needs);
  whenEventKept((id) => (id === null ? bus.gap() : bus.notified(id)));
  return { ...bus, relay: nothing, sweep: () => events.sweep(keptMs), problem: () => null };
};
