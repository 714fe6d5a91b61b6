import type { Log } from '../../ports/log';
import type { BusEvent, MessageBus } from '../../ports/message-bus';

/** The bus of a single instance: events go to the listeners of this process, in order. */
export const processBus = (log: Log): MessageBus => {
  const listeners = new Set<(event: BusEvent) => void>();
  return {
    publish: (event) => {
      for (const listener of [...listeners])
        try {
          listener(event);
        } catch (error) {
          log.problem('消息分发时出错', error);
        }
      return Promise.resolve();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
