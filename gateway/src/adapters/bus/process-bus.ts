import type { Log } from '../../ports/log';
import type { MessageBus } from '../../ports/message-bus';
import type { EventOutbox } from '../database/event-outbox';
import { fanOut } from './fan-out';

/** The bus of a single instance: events go to the listeners of this process, in order. */
export const processBus = (log: Log): MessageBus & { readonly outbox: EventOutbox } => {
  const { subscribe, hear } = fanOut(log);
  return {
    publish: (event) => {
      hear(event);
      return Promise.resolve();
    },
    subscribe,
    outbox: { keep: () => Promise.resolve(null), send: (_id, event) => hear(event) },
  };
};
