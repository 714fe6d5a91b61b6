import type { SnapshotFrom } from 'xstate';
import type { RetrievePasswordMachine } from './machine';

type Retrieve = SnapshotFrom<RetrievePasswordMachine>;
interface Last {
  readonly from: Retrieve;
  readonly event: { readonly type: string };
}

/** What holds in every reachable state of the forgotten password. */
export const retrievePasswordInvariants: Readonly<Record<string, (now: Retrieve, last?: Last) => boolean>> = {
  '[LOG-12] a password is chosen only after the code was found right': (now, last) =>
    last === undefined || !now.matches('choosing') || !last.from.matches('proving'),
  '[LOG-13] at most one call is under way, each in its state': (now) =>
    now.matches('checking') === (now.children.checkCode !== undefined) &&
    now.matches('changing') === (now.children.changePassword !== undefined),
  '[LOG-12] no password and no code are held before the phone is proved, or after the change': (now) =>
    !(now.matches('proving') || now.matches('changed')) ||
    (now.context.password === '' && now.context.proof.caption === ''),
};
