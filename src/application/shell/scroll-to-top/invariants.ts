import type { SnapshotFrom } from 'xstate';
import { scrollToTopThreshold, type scrollToTopMachine } from './machine';

type Snapshot = SnapshotFrom<typeof scrollToTopMachine>;

/** What holds of the button in every state that can be reached. */
export const scrollToTopInvariants: Readonly<Record<string, (now: Snapshot) => boolean>> = {
  '[LAY-03] the button is offered only after more than 400 px': (now) =>
    !now.matches('offered') || now.context.top > scrollToTopThreshold,
};
