import type { SnapshotFrom } from 'xstate';
import type { PaymentFollowingMachine } from './machine';

type Following = SnapshotFrom<PaymentFollowingMachine<unknown>>;

/** What holds of a payment that is awaited, in every state that can be reached. */
export const followingInvariants: Readonly<
  Record<string, (now: Following, last?: { readonly from: Following }) => boolean>
> = {
  '[PAY-04] it is only called paid or closed after the gateway was asked': (now, last) =>
    last === undefined ||
    (!now.matches('paid') && !now.matches('closed')) ||
    last.from.matches({ following: 'asking' }),
  '[PAY-15] the gateway is asked once at a time, and only in its state': (now) =>
    now.matches({ following: 'asking' }) === (now.children.ask !== undefined),
  '[PAY-15] the socket is heard for as long as it is followed': (now) =>
    now.matches('following') || now.children.arrivals === undefined,
};
