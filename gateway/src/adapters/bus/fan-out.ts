import type { Log } from '../../ports/log';
import type { BusEvent, MessageBus } from '../../ports/message-bus';

export interface FanOut {
  readonly subscribe: MessageBus['subscribe'];
  /** Hands an event to each listener; one that fails keeps it from no other. */
  readonly hear: (event: BusEvent) => void;
}

/** The listeners of this process. */
export const fanOut = (log: Log): FanOut => {
  const listeners = new Set<(event: BusEvent) => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hear: (event) => {
      for (const listener of [...listeners])
        try {
          listener(event);
        } catch (error) {
          log.problem('消息分发时出错', error);
        }
    },
  };
};
