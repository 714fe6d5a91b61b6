import type { SnapshotFrom } from 'xstate';
import type { orderingMachine } from './machine';
import { awaitsCall } from '../invariants';

type Ordering = SnapshotFrom<typeof orderingMachine>;
interface Last {
  readonly from: Ordering;
  readonly event: { readonly type: string };
}

/** What holds in every reachable state of ordering. */
export const orderingInvariants: Readonly<Record<string, (now: Ordering, last?: Last) => boolean>> = {
  '[PAY-10][PAY-13] an order is asked for only under a key that is kept, and never once it is known': (now) =>
    !now.matches('placingOrder') || (now.context.intent !== null && now.context.intent.orderNo === null),
  '[PAY-13] one intent keeps its key': ({ context: { intent } }, last) => {
    const before = last?.from.context.intent ?? null;
    return before === null || intent?.key === before.key;
  },
  '[PAY-13] an order is asked for three times at most': ({ context }) => context.tries <= 3,
  '[PAY-03] it ends with an order, or says why with 9': ({ context, value }) => {
    const orderNo = context.intent?.orderNo ?? null;
    if (value === 'ordered') return orderNo !== null && context.outcome === null;
    return value === 'ended' ? context.outcome?.code === 9 : context.outcome === null;
  },
  '[PAY-05] at most one thing is under way, and none at the end': (now) =>
    Object.keys(now.children).length <= (now.status === 'active' ? 1 : 0),
  '[PAY-01] every state ends by itself': (now) =>
    now.status !== 'active' || awaitsCall(now) || now._nodes.some(({ after }) => after.length > 0),
};
