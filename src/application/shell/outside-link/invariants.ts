import type { SnapshotFrom } from 'xstate';
import type { outsideLinkMachine } from './machine';

type Snapshot = SnapshotFrom<typeof outsideLinkMachine>;

/** What holds of links out of the app in every state that can be reached. */
export const outsideLinkInvariants: Readonly<
  Record<string, (now: Snapshot, last?: { from: Snapshot; event: { type: string } }) => boolean>
> = {
  '[ENV-03] what is opened is the address that was followed, to the end': (now, last) =>
    !now.matches('opening') ||
    last?.from.matches('opening') !== true ||
    now.context.address === last.from.context.address,
};
