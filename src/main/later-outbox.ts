import type { OutboxDesk } from '../ports/outbox-desk';

/** The outbox, whose code is loaded when somebody listens. Without it nothing is known of it, and nothing is written. */
export const laterOutbox = (load: () => Promise<OutboxDesk>): OutboxDesk => {
  const withDesk = (use: (desk: OutboxDesk) => void): void => {
    load().then(use, () => undefined);
  };
  return {
    listen: (hear) => {
      const state: { stopped: boolean; stop?: () => void } = { stopped: false };
      withDesk((desk) => {
        if (!state.stopped) state.stop = desk.listen(hear);
      });
      return () => {
        state.stopped = true;
        state.stop?.();
      };
    },
    write: (message) => withDesk((desk) => desk.write(message)),
    retry: (clientId) => withDesk((desk) => desk.retry(clientId)),
    discard: (clientId) => withDesk((desk) => desk.discard(clientId)),
  };
};
