import type { OutboxDesk } from '../../ports/outbox-desk';
import { startWhenLoaded } from './start-when-loaded';

/** The outbox, whose code is loaded when somebody listens. Without it nothing is known of it, and nothing is written. */
export const lazyOutbox = (load: () => Promise<OutboxDesk>): OutboxDesk => {
  const told =
    <Given>(use: (desk: OutboxDesk) => (given: Given) => void) =>
    (given: Given): void => {
      load().then(
        (desk) => use(desk)(given),
        () => undefined,
      );
    };
  return {
    listen: (hear, missing) => startWhenLoaded(load(), (desk) => desk.listen(hear), missing),
    write: told((desk) => desk.write),
    writeFile: (chosen) => async () => (await load()).writeFile(chosen)(),
    retry: told((desk) => desk.retry),
    discard: told((desk) => desk.discard),
  };
};
