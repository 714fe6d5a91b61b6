import type { SnapshotFrom } from 'xstate';
import type { HiddenUntilMachine } from './machine';

type Snapshot = SnapshotFrom<HiddenUntilMachine>;

/** What holds in every reachable state of the end of an NDA. */
export const hiddenUntilInvariants: Readonly<Record<string, (now: Snapshot) => boolean>> = {
  '[ENT-09] what has an end is watched or closed, and nothing else is': (now) =>
    now.matches('unending') === (now.context.until === null),
};
