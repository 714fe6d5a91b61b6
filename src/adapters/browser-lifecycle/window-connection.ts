import type { Connection } from '../../ports/connection';
import type { PageLifecycle } from '../../ports/page-lifecycle';

/**
 * The network as the browser knows it. A page that is looked at again counts as connected again: what failed
 * meanwhile is tried once more, whatever it failed of.
 */
export const windowConnection = (
  { navigator }: Window,
  lifecycle: Pick<PageLifecycle, 'listen'>,
): Connection => ({
  isUp: () => navigator.onLine,
  listen: (hear, signal) => {
    const stop = lifecycle.listen((event) => hear(event === 'offline' ? 'lost' : 'back'));
    signal.addEventListener('abort', stop);
  },
});
