import type { SnapshotFrom } from 'xstate';
import type { PresentMachine } from './machine';

type Snapshot = SnapshotFrom<PresentMachine>;

/** What holds in every reachable state of the present. */
export const presentInvariants: Readonly<
  Record<string, (now: Snapshot, last?: { readonly from: Snapshot }) => boolean>
> = {
  '[CLK-01] the present never runs backwards': (now, last) =>
    (now.context.now ?? 0) >= (last?.from.context.now ?? 0),
};
