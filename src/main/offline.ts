import { BrowserWorker } from '../adapters/service-worker/browser-worker';
import type { RunningOffline } from '../application/shell/offline-content/lazy-offline';
import type { UnderWay } from '../ports/under-way';
import { startOffline } from '../wiring/start-offline';
import type { Started } from './started';

/**
 * Registers the worker, and starts the flows of pages without network over the adapters of this page.
 * @param keptAt when the page itself was kept, in milliseconds since 1970; null for one that came from the server
 * @param loadPages reads what is kept of the pages that this session opened
 */
export const openOffline = (
  { window: page, lifecycle, connection, ear }: Started,
  underWay: UnderWay,
  keptAt: number | null,
  loadPages: () => Promise<void>,
): RunningOffline => {
  // Without the code of reading them, pages that were opened are not shown.
  const load = (): void => void loadPages().catch(() => undefined);
  if (keptAt !== null || !connection.isUp()) load();
  lifecycle.listen((event) => {
    if (event === 'offline') load();
  });
  return startOffline(
    { worker: new BrowserWorker(page), underWay, lifecycle, connection },
    keptAt,
    ear.inspect,
  );
};
