import type { SnapshotFrom } from 'xstate';
import type { UnsubscribeMachine } from './machine';

type Unsubscribing = SnapshotFrom<UnsubscribeMachine>;
interface Last {
  readonly from: Unsubscribing;
  readonly event: { readonly type: string };
}

/** What holds in every reachable state of giving an account up. */
export const unsubscribeInvariants: Readonly<Record<string, (now: Unsubscribing, last?: Last) => boolean>> = {
  '[SCR-10] a user goes on only after confirming that they know what is lost': (now) =>
    now.matches('reading') || now.context.understood,
  '[SCR-10] the account is only given up right after the second confirmation': (now, last) =>
    last === undefined ||
    !now.matches({ proof: 'submitting' }) ||
    last.from.matches({ proof: 'confirming' }) ||
    last.from.matches({ proof: 'submitting' }),
  'at most one call is under way, and only in its state': (now) =>
    now.matches({ proof: 'submitting' }) === (now.children.unsubscribe !== undefined),
  '[LAY-19] the question lies on the page exactly while it is asked': (now) =>
    now.matches({ proof: 'confirming' }) === (now.children.confirmLayer !== undefined),
};
