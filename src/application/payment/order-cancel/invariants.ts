import type { SnapshotFrom } from 'xstate';
import type { OrderCancelMachine } from './machine';

type Cancel = SnapshotFrom<OrderCancelMachine>;
interface Last {
  readonly from: Cancel;
  readonly event: { readonly type: string };
}

/** What holds in every state that cancelling an order can come to. */
export const orderCancelInvariants: Readonly<Record<string, (now: Cancel, last?: Last) => boolean>> = {
  '[PAY-15] an order is only cancelled after the person was asked': (now, last) =>
    last === undefined ||
    !now.matches('cancelling') ||
    last.from.matches('cancelling') ||
    (last.from.matches('asking') && last.event.type === 'orderCancel.confirmed'),
  '[PAY-11] an order is only called cancelled after the gateway said so': (now, last) =>
    last === undefined || !now.matches('cancelled') || last.from.matches('cancelling'),
  '[PAY-13] at most one call is under way, and only in its state': (now) =>
    now.matches('cancelling') === (now.children.cancel !== undefined),
};
