import type { SnapshotFrom } from 'xstate';
import type { WayInMachine } from './chart';

type WayIn = SnapshotFrom<WayInMachine>;

/** What holds in every reachable state of a way in. */
export const wayInInvariants: Readonly<Record<string, (now: WayIn) => boolean>> = {
  '[LOG-13] at most one call is under way, and only in its state': (now) =>
    now.matches('entering') === (now.children.enter !== undefined),
  '[LOG-02] a call is made only with what the form handed over, which is forgotten after it': (now) =>
    now.matches('entering') === (now.context.values !== null),
  '[LOG-01] a token is held only while the session is being opened': (now) =>
    now.matches('openingSession') === (now.context.token !== null),
};
