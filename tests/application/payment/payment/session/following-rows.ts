import type { PaymentSessionEvent } from '../../../../../src/application/payment/payment/session/events';
import type { paymentSessionMachine } from '../../../../../src/application/payment/payment/session/machine';
import { defect, done, type Step } from '../../../../support/explore/step';
import { refusalRows } from '../../../../support/refusal-rows';
import { h5Means, orderNo, outcomeOf, purchase, thing, userId } from '../samples';
import * as words from './words';

/** What the payment session does while it follows an order whose payment was not found. */
export const followingRows = (
  toBusy: readonly Step<PaymentSessionEvent>[],
  otherChanges: PaymentSessionEvent,
) => {
  const toUnfound = [...toBusy, done('attempt', words.endOf('checkRefused'))];
  return [
    {
      title: '[PAY-15] an order whose payment is not found is followed, and asked for when it changes',
      from: toBusy,
      event: done('attempt', words.endOf('checkRefused')),
      target: 'finished.following',
      emits: [{ type: 'payment.ended', asked: purchase, orderNo, outcome: outcomeOf('checkRefused') }],
      calls: [
        {
          actor: 'following',
          input: { subject: orderNo, lifeMs: 2_700_000, pauseMs: 5_000, pausesFirst: true },
        },
      ],
    },
    ...(
      [
        ['the order changed', words.changes],
        ['the following ended', done('following', undefined)],
      ] as const
    ).map(([when, event]) => ({
      title: `[PAY-15] the sheet ends with what the gateway says now: ${when}`,
      from: toUnfound,
      event,
      target: 'busy.attempting',
      calls: [{ actor: 'attempt', input: { means: h5Means, userId, start: { kind: 'check', thing } } }],
    })),
    { from: toUnfound, event: defect('following'), target: 'finished.settled' },
    ...refusalRows<typeof paymentSessionMachine>({
      from: toUnfound,
      target: 'finished.following',
      events: [otherChanges],
    }),
  ];
};
