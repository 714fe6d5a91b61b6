import type { SnapshotFrom } from 'xstate';
import type { ConsultMachine } from './machine';

type Consult = SnapshotFrom<ConsultMachine>;

/** What holds in every reachable state of asking about a deal. */
export const consultInvariants: Readonly<Record<string, (now: Consult) => boolean>> = {
  '[SCR-11] it is said why exactly while it was not opened': (now) =>
    now.matches('failed') === (now.context.error !== null),
  '[PAY-13] one call is under way, and only in its state': (now) =>
    now.matches('asking') === (now.children.ask !== undefined),
};
