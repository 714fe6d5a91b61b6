import type { SnapshotFrom } from 'xstate';
import type { appExitMachine } from './machine';

type Snapshot = SnapshotFrom<typeof appExitMachine>;

/** What holds of the app's back button in every state that can be reached. */
export const appExitInvariants: Readonly<
  Record<string, (now: Snapshot, last?: { from: Snapshot; event: { type: string } }) => boolean>
> = {
  '[LAY-11] the app ends only by a press that follows a warning on home': (now, last) =>
    !now.matches('exiting') ||
    last === undefined ||
    last.from.matches('exiting') ||
    (last.from.matches('warned') && last.event.type === 'back.pressed'),
  '[LAY-11] the exit warning is not shown twice in a row without being read': (now, last) =>
    !now.matches('warned') || last === undefined || last.from.matches('home') || last.from.matches('warned'),
};
