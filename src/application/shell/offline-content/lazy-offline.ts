import type { ReleaseStatus } from '../release/status';
import { hearers } from '../../kit/hearers';
import { once } from '../../kit/once';
import type { OfflineContentStatus } from './status';

/** What views see of pages without network, and of new releases. */
export interface OfflineStatus {
  readonly content: OfflineContentStatus;
  readonly release: ReleaseStatus;
}

/** The flows of pages without network, whose code is loaded. */
export interface RunningOffline {
  /** The same object as long as nothing changes. */
  readonly status: () => OfflineStatus;
  readonly listen: (hear: () => void) => void;
  /** The user wants the new release. */
  readonly update: () => void;
  /** The user wants the present content in the place of what was kept. */
  readonly refresh: () => void;
  /** An answer came: of the server, or one that was kept at a time, in milliseconds since 1970. */
  readonly answered: (keptAt: number | null) => void;
}

export interface OfflineFlow extends Omit<RunningOffline, 'listen'> {
  /** @returns stops listening */
  readonly listen: (hear: () => void) => () => void;
  /** Loads the code and starts the flows; without the code, pages need the network. */
  readonly start: () => Promise<void>;
}

/**
 * The flows of pages without network: their code comes after the first view.
 * @param keptAt when the page itself was kept, in milliseconds since 1970; null for one that came from the server
 */
export const lazyOffline = (keptAt: number | null, load: () => Promise<RunningOffline>): OfflineFlow => {
  const here: { running?: RunningOffline } = {};
  const changes = hearers();
  const first: OfflineStatus = { content: { keptAt, canRefresh: false }, release: { kind: 'none' } };
  const start = once(async () => {
    const running = await load();
    here.running = running;
    running.listen(changes.notify);
    changes.notify();
  });
  return {
    status: () => here.running?.status() ?? first,
    listen: changes.listen,
    update: () => here.running?.update(),
    refresh: () => here.running?.refresh(),
    answered: (at) => {
      if (here.running !== undefined) here.running.answered(at);
      else if (at !== null)
        start().then(
          () => here.running?.answered(at),
          () => undefined,
        );
    },
    start,
  };
};
