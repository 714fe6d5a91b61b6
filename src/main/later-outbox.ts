import type { OutboxDesk } from '../ports/outbox-desk';
import { begunLater } from './begun-later';

/** The outbox, whose code is loaded when somebody listens. Without it nothing is known of it, and nothing is written. */
export const laterOutbox = (load: () => Promise<OutboxDesk>): OutboxDesk => {
  const withDesk = (use: (desk: OutboxDesk) => void): void => {
    load().then(use, () => undefined);
  };
  return {
    listen: (hear, missing) => begunLater(load(), (desk) => desk.listen(hear), missing),
    write: (message) => withDesk((desk) => desk.write(message)),
    writeFile: (chosen) => withDesk((desk) => desk.writeFile(chosen)),
    retry: (clientId) => withDesk((desk) => desk.retry(clientId)),
    discard: (clientId) => withDesk((desk) => desk.discard(clientId)),
  };
};
