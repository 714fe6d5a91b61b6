import type { SnapshotFrom } from 'xstate';
import type { offlineContentMachine } from './machine';

type Snapshot = SnapshotFrom<typeof offlineContentMachine>;

/** What holds of the age of the content in every state that can be reached. */
export const offlineContentInvariants: Readonly<
  Record<string, (now: Snapshot, last?: { from: Snapshot; event: { type: string } }) => boolean>
> = {
  '[LAY-18] a page that shows what was kept says since when': (now) =>
    now.matches('current') || now.matches('deciding') || now.context.keptAt !== null,
  '[LAY-18] what came from the server is not called kept': (now) =>
    !now.matches('current') || now.context.keptAt === null,
  '[LAY-18] the page reloads only when the user asked': (now, last) =>
    last === undefined ||
    !now.matches('reloading') ||
    last.from.matches('reloading') ||
    last.event.type === 'content.refreshRequested',
};
