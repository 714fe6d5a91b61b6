import type { SnapshotFrom } from 'xstate';
import type { PaymentSessionMachine } from './machine';

type PaymentSession = SnapshotFrom<PaymentSessionMachine>;
interface Last {
  readonly from: PaymentSession;
  readonly event: { readonly type: string };
}

/** What holds in every reachable state of the payment session. */
export const paymentSessionInvariants: Readonly<
  Record<string, (now: PaymentSession, last?: Last) => boolean>
> = {
  '[PAY-05] an attempt goes on exactly while the payment session is busy': (now) =>
    (now.children['attempt'] !== undefined) === now.matches('busy'),
  '[PAY-05] a second request leaves the attempt under way as it is': (now, last) =>
    last === undefined ||
    !last.from.matches('busy') ||
    last.event.type !== 'payment.requested' ||
    (now.matches('busy') && now.context.start === last.from.context.start),
  '[SEC-04] without a member nothing is known of a payment': ({ context, ...now }) =>
    now.value !== 'loggedOut' ||
    [context.userId, context.asked, context.start, context.attempt, context.end, context.dropped].every(
      (known) => known === null,
    ),
  '[PAY-10] what the device kept goes on only to ask the person, or after WeChat’s answer': (now, last) =>
    last?.event.type !== 'xstate.done.actor.recall' ||
    !now.matches('busy') ||
    ['resume', 'returned'].includes(now.context.start?.kind ?? ''),
  '[PAY-02] the page that asked is answered when the attempt is over': (now) =>
    !(now.matches('finished') || now.matches('blocked')) || now.context.asked === null,
  '[PAY-06] only another’s intent blocks': (now) =>
    !now.matches('blocked') || (now.context.end?.other ?? null) !== null,
};
