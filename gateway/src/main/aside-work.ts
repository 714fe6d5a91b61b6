import type { Aside } from '../ports/aside';
import type { Log } from '../ports/log';

/** The greatest number at once; further work is dropped, so that no client makes the gateway hoard work. */
const mostAtOnce = 64;

/** Does work without a waiting caller, and waits for it at the end. */
export const asideWork = (log: Log): { readonly aside: Aside; readonly close: () => Promise<void> } => {
  const current = new Set<Promise<void>>();
  return {
    aside: (work) => {
      if (current.size >= mostAtOnce) return;
      const done = work()
        .catch((error: unknown) => log.problem('附带的工作未完成', error))
        .finally(() => current.delete(done));
      current.add(done);
    },
    close: async () => {
      await Promise.all(current);
    },
  };
};
