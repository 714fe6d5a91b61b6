import { isLeft, isRight, type Either } from 'fp-ts/Either';
import { assign, fromPromise, setup } from 'xstate';
import { failureText } from '../../../../domain/gateway/failure-text';
import { cashierAddress } from '../../../../domain/payment/cashier-address';
import type { PaymentIntent } from '../../../../domain/payment/intent';
import { orderAnswer } from '../../../../domain/payment/order-answer';
import { paymentOutcome, type PaymentCause, type PaymentOutcome } from '../../../../domain/payment/outcome';
import { H5Prepay, readPrepay } from '../../../../../contract/payment/prepay';
import type { BridgeFailure } from '../../../../domain/platform/bridge-failure';
import { notWired } from '../../../kit/not-wired';
import type { ChannelEnd, ChannelInput, Keeping } from '../channel-end';
import { paymentDelays } from '../delays';
import type { Prepared } from '../prepared';
import { unwiredCall } from '../../../kit/from-call';

interface H5Context extends ChannelInput {
  /** What the pay host answered, undecoded. */
  readonly payload: unknown;
  /** The cashier's page with the way back; '' until it is known to be good. */
  readonly address: string;
  /** When the intent was kept last, in milliseconds since 1970. */
  readonly now: number;
  readonly end: 'left' | 'toCheck';
  readonly outcome: PaymentOutcome | null;
}

interface H5Types {
  readonly context?: H5Context;
  readonly input?: ChannelInput;
  readonly output?: ChannelEnd;
}

const types: H5Types = {};

export interface PrepayOrder {
  readonly orderNo: string;
}
export interface LeaveAddress {
  readonly address: string;
}
export interface KeepInput {
  readonly intent: PaymentIntent;
}
type Leaving = Either<BridgeFailure, void>;

/** The page to come back to: the order's own. */
const backTo = ({ means, orderNo }: H5Context): string => `${means.origin}/pay/${orderNo}`;

const cashierOf = (context: H5Context): Either<'incomplete' | 'notAllowed', string> => {
  const read = readPrepay(H5Prepay)(context.payload);
  if (isLeft(read)) return read;
  return cashierAddress(read.right.mweb_url, context.means.allowedHosts, backTo(context));
};

/** The words that the chart of paying at the cashier's page is written in. */
export const h5Setup = setup({
  types,
  actors: {
    prepare: unwiredCall<unknown, PrepayOrder>('payment', 'prepareH5'),
    keepIntent: fromPromise<Keeping, KeepInput>(notWired('payment', 'keepIntent')),
    leavePage: fromPromise<Leaving, LeaveAddress>(notWired('payment', 'leavePage')),
  },
  delays: paymentDelays,
  guards: {
    payloadCame: (_, answer: Prepared) => isRight(answer),
    wasPaidOnce: (_, answer: Prepared) => orderAnswer(answer) === 'paidOnce',
    orderIsClosed: (_, answer: Prepared) => orderAnswer(answer) === 'closed',
    addressIsGood: ({ context }) => isRight(cashierOf(context)),
    dataIsIncomplete: ({ context }) => isLeft(readPrepay(H5Prepay)(context.payload)),
    wasKept: (_, kept: Keeping) => isRight(kept),
    pageIsLeft: (_, left: Leaving) => isRight(left),
  },
  actions: {
    noteToCheck: assign({ end: 'toCheck' }),
    keepPayload: assign((_, answer: Prepared) => ({ payload: isRight(answer) ? answer.right : null })),
    keepAddress: assign(({ context }) => {
      const address = cashierOf(context);
      return { address: isRight(address) ? address.right : '' };
    }),
    keepIntent: assign(({ context }, kept: Keeping) => (isRight(kept) ? kept.right : { now: context.now })),
    noteCause: assign((_, { cause }: { readonly cause: PaymentCause }) => ({
      outcome: paymentOutcome(cause),
    })),
    keepMessage: assign(({ context }, answer: Prepared) => ({
      outcome:
        context.outcome === null || isRight(answer)
          ? context.outcome
          : { ...context.outcome, text: failureText(answer.left) },
    })),
  },
});

/** What the machine ends with: an outcome, or the page was left. */
export const h5End = ({ outcome, end, intent, now }: H5Context): ChannelEnd =>
  outcome === null ? { kind: end, intent, now } : { kind: 'ended', outcome };

export const h5Context = (input: ChannelInput): H5Context => ({
  ...input,
  payload: null,
  address: '',
  now: input.intent.startedAt,
  end: 'left',
  outcome: null,
});
