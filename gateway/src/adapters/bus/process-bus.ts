import type { Log } from '../../ports/log';
import type { MessageBus } from '../../ports/message-bus';
import { heardOnce } from './heard-once';

/** The bus of a single instance: events go to the listeners of this process, in order. */
export const processBus = (log: Log): MessageBus => {
  const heard = heardOnce(log);
  return {
    publish: (event) => {
      heard.hearUnnumbered(event);
      return Promise.resolve();
    },
    subscribe: heard.subscribe,
  };
};
