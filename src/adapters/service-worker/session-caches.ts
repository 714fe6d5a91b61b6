import { cachesOfSession } from '../../domain/session/stored-caches';

/** A window, where its browser has caches: only a secure page has. */
export interface CachesWindow {
  readonly caches?: Pick<CacheStorage, 'delete'>;
}

/** Deletes the caches that hold what a session read; also without network, and without a worker (SEC-04). */
export const deleteSessionCaches = ({ caches }: CachesWindow): void => {
  for (const name of cachesOfSession) caches?.delete(name).catch(() => undefined);
};
