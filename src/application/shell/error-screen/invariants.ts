import type { SnapshotFrom } from 'xstate';
import type { errorScreenMachine } from './machine';
import { selectErrorScreenShown } from './status';

type Snapshot = SnapshotFrom<typeof errorScreenMachine>;

/** What holds of the error screen's moment in every state that can be reached. */
export const errorScreenInvariants: Readonly<Record<string, (now: Snapshot) => boolean>> = {
  '[LAY-07] nothing is seen while it waits': (now) => now.matches('waiting') !== selectErrorScreenShown(now),
};
