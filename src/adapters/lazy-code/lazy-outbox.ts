import type { PageOutbox } from '../../ports/page-outbox';
import { startWhenLoaded } from './start-when-loaded';

/**
 * The outbox, whose code is loaded when a listener subscribes. Without it the queue is unknown, and nothing is written.
 */
export const lazyOutbox = (load: () => Promise<PageOutbox>): PageOutbox => {
  const forward =
    <Given>(use: (outbox: PageOutbox) => (given: Given) => void) =>
    (given: Given): void => {
      load().then(
        (outbox) => use(outbox)(given),
        () => undefined,
      );
    };
  return {
    listen: (hear, missing) => startWhenLoaded(load(), (outbox) => outbox.listen(hear), missing),
    write: forward((outbox) => outbox.write),
    writeFile: (chosen) => async () => (await load()).writeFile(chosen)(),
    retry: forward((outbox) => outbox.retry),
    discard: forward((outbox) => outbox.discard),
  };
};
