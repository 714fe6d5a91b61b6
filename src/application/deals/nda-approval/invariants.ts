import type { SnapshotFrom } from 'xstate';
import type { NdaApprovalMachine } from './machine';

type Approval = SnapshotFrom<NdaApprovalMachine>;
interface Last {
  readonly from: Approval;
  readonly event: { readonly type: string };
}

/** What holds in every state that approving an NDA can come to. */
export const ndaApprovalInvariants: Readonly<Record<string, (now: Approval, last?: Last) => boolean>> = {
  '[ENT-09] nothing is approved that the owner was not asked about': (now, last) =>
    last === undefined ||
    !now.matches('approving') ||
    last.from.matches('approving') ||
    (last.from.matches('asking') && last.event.type === 'ndaApproval.confirmed'),
  '[ENT-09] it is only called approved after the gateway said so': (now, last) =>
    last === undefined || !now.matches('approved') || last.from.matches('approving'),
  '[PAY-13] at most one call is under way, and only in its state': (now) =>
    now.matches('approving') === (now.children.approve !== undefined),
};
