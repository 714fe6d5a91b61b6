import type { Connection } from '../../ports/connection';
import type { PageLifecycle } from '../../ports/page-lifecycle';

/**
 * The network as the browser knows it. A return to the page counts as a reconnection: a call that failed
 * meanwhile is tried once more, after any failure.
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
