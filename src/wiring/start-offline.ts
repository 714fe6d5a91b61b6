import { createActor, fromCallback } from 'xstate';
import type { Inspect } from '../application/kit/inspection/inspector';
import { hearers } from '../application/kit/hearers';
import type { OfflineStatus, RunningOffline } from '../application/shell/offline-content/lazy-offline';
import { offlineContentMachine } from '../application/shell/offline-content/machine';
import { selectOfflineContent } from '../application/shell/offline-content/status';
import { releaseActors } from '../application/shell/release/actors';
import { releaseMachine } from '../application/shell/release/machine';
import { selectReleaseStatus } from '../application/shell/release/status';
import type { Connection } from '../ports/connection';
import type { PageLifecycle } from '../ports/page-lifecycle';
import type { ReleaseWorker } from '../ports/release-worker';
import type { UnderWay } from '../ports/under-way';

export interface OfflinePorts {
  readonly worker: ReleaseWorker;
  readonly underWay: UnderWay;
  readonly lifecycle: Pick<PageLifecycle, 'reload' | 'listen'>;
  readonly connection: Pick<Connection, 'isUp'>;
}

/**
 * Starts the worker's life and the age of the content over their ports.
 * @param keptAt when the page itself was kept, in milliseconds since 1970; null for one that came from the server
 */
export const startOffline = (
  ports: OfflinePorts,
  keptAt: number | null,
  inspect: Inspect,
): RunningOffline => {
  const changes = hearers();
  const release = createActor(releaseMachine.provide({ actors: releaseActors(ports) }), {
    input: { supported: ports.worker.isSupported() },
    inspect,
  });
  const content = createActor(
    offlineContentMachine.provide({
      actors: { reloadPage: fromCallback(() => ports.lifecycle.reload()) },
    }),
    { input: { keptAt, refreshesItself: !ports.connection.isUp() }, inspect },
  );
  const read = (): OfflineStatus => ({
    content: selectOfflineContent(content.getSnapshot()),
    release: selectReleaseStatus(release.getSnapshot()),
  });
  const state = { status: read() };
  const update = (): void => {
    state.status = read();
    changes.notify();
  };
  release.subscribe(update);
  content.subscribe(update);
  release.start();
  content.start();
  return {
    status: () => state.status,
    listen: changes.listen,
    update: () => release.send({ type: 'release.applyRequested' }),
    refresh: () => content.send({ type: 'content.refreshRequested' }),
    answered: (at) => {
      if (at !== null)
        content.send({ type: 'content.keptShown', at, refreshesItself: !ports.connection.isUp() });
      else if (state.status.content.keptAt !== null && !state.status.content.canRefresh)
        content.send({ type: 'content.cameFresh' });
    },
  };
};
