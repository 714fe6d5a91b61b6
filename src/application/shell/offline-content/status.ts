import type { SnapshotFrom } from 'xstate';
import type { offlineContentMachine } from './machine';

/** What a view sees: since when the content is, in milliseconds since 1970, and whether a reload would bring the present. */
export interface OfflineContentStatus {
  /** Null for content that came from the server. */
  readonly keptAt: number | null;
  readonly canRefresh: boolean;
}

export const selectOfflineContent = (
  snapshot: SnapshotFrom<typeof offlineContentMachine>,
): OfflineContentStatus => ({
  keptAt: snapshot.context.keptAt,
  canRefresh: snapshot.matches('outdated'),
});
