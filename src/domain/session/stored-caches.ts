/**
 * Every cache of Cache Storage that the client opens, and whether the end of a session deletes it (SEC-04). The worker's
 * library opens one more, for the files of the release (`workbox-precache-…`), which are the same for everybody.
 */
export const storedCaches = {
  /** Answers to calls, each under the session that asked; shown without network (LAY-18). */
  'hupo-answers': { wipedAtLogout: true },
  /** Pages that the server declared public, as it rendered them (LAY-18). */
  'hupo-pages': { wipedAtLogout: true },
  /** Scripts, styles and pictures of the client, and its configuration: the same for everybody (LAY-18). */
  'hupo-files': { wipedAtLogout: false },
} as const satisfies Record<string, { wipedAtLogout: boolean }>;

export type StoredCache = keyof typeof storedCaches;

const isStoredCache = (name: string): name is StoredCache => Object.hasOwn(storedCaches, name);

/** The caches that hold what one session read. */
export const cachesOfSession: readonly StoredCache[] = Object.keys(storedCaches)
  .filter(isStoredCache)
  .filter((name) => storedCaches[name].wipedAtLogout);
