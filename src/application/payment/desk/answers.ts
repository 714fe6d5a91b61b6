import type { PaymentAsk } from '../../../domain/payment/ask';
import { refusing } from '../../refusal';

interface Requested {
  readonly event: { readonly asked: PaymentAsk };
}
const requested = ({ event }: Requested) => ({ asked: event.asked });
/** Who came. */
export const came = ({ event }: { readonly event: { readonly userId: string } }) => ({
  userId: event.userId,
});
export const begin = {
  target: '#paymentDesk.busy',
  actions: { type: 'beginNew', params: requested },
} as const;
export const memberCame = {
  target: '#paymentDesk.recalling',
  actions: ['forgetAll', { type: 'keepMember', params: came }],
} as const;
export const onlyAnother = <State extends string>(state: State) =>
  [{ guard: { type: 'isAnotherMember', params: came }, ...memberCame }, refusing(state)] as const;
export const memberLeft = { target: '#paymentDesk.nobody', actions: 'forgetAll' } as const;

/** What is refused where nobody was asked it. */
export const unasked = <State extends string>(state: State) => ({
  'payment.continued': refusing(state),
  'payment.givenUp': refusing(state),
  'payment.confirmed': refusing(state),
  'payment.again': refusing(state),
  'payment.cancelled': refusing(state),
  'payment.checkAgain': refusing(state),
  'payment.closed': refusing(state),
});

/** One payment at a time: whoever asks meanwhile is told so, and nothing changes (PAY-05). */
export const tellInProgress = {
  actions: {
    type: 'answerAtOnce',
    params: ({ event }: Requested) => ({ asked: event.asked, cause: 'inProgress' as const }),
  },
} as const;
