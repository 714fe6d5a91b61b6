import type { Aside } from '../ports/aside';
import type { Log } from '../ports/log';

/** So many at once; what comes beyond is let go, so that nobody makes the gateway hoard work. */
const mostAtOnce = 64;

/** Does what nobody waits for, and waits for it at the end. */
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
