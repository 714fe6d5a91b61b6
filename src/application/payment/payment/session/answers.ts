import type { PaymentAsk } from '../../../../domain/payment/ask';

interface Requested {
  readonly event: { readonly asked: PaymentAsk };
}
const requested = ({ event }: Requested) => ({ asked: event.asked });
/** Who came. */
export const came = ({ event }: { readonly event: { readonly userId: string } }) => ({
  userId: event.userId,
});
export const begin = {
  target: '#paymentSession.busy',
  actions: { type: 'beginNew', params: requested },
} as const;
export const memberCame = {
  target: '#paymentSession.recalling',
  actions: ['forgetAll', { type: 'keepMember', params: came }],
} as const;
export const onlyAnother = [{ guard: { type: 'isAnotherMember', params: came }, ...memberCame }] as const;
export const memberLeft = { target: '#paymentSession.loggedOut', actions: 'forgetAll' } as const;

/** One payment at a time: a request during another one is answered with that, and changes nothing (PAY-05). */
export const reportInProgress = {
  actions: {
    type: 'answerAtOnce',
    params: ({ event }: Requested) => ({ asked: event.asked, cause: 'inProgress' as const }),
  },
} as const;
