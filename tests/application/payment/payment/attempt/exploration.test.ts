import { left } from 'fp-ts/Either';
import { attemptInvariants } from '../../../../../src/application/payment/payment/attempt/invariants';
import { attemptMachine } from '../../../../../src/application/payment/payment/attempt/machine';
import type { AttemptStart } from '../../../../../src/application/payment/payment/attempt/events';
import { outcomeTable } from '../../../../../src/application/payment/payment/outcome-table';
import type { PaymentMeans } from '../../../../../src/domain/payment/channel';
import type { PaymentIntent } from '../../../../../src/domain/payment/intent';
import { explorationTests } from '../../../../support/explore/exploration-tests';
import { done, news, says } from '../../../../support/explore/step';
import { everyFailure } from '../../../../support/failures';
import {
  startedAt,
  h5Means,
  intentOf,
  leftIntent,
  meansOf,
  orderNo,
  orderToPay,
  otherIntent,
  outcomeOf,
  paidIntent,
  purchase,
  startAgain,
  startCheck,
  startNew,
  startOrder,
  userId,
  yes,
} from '../samples';
import { everyPress } from './words';

const input = (start: AttemptStart, means: PaymentMeans = h5Means) => ({ means, userId, start });
const asked = (intent = intentOf()): AttemptStart => ({ kind: 'resume', intent, now: startedAt });
const ordered = (intent: PaymentIntent | null) => ({ ...(intent ?? intentOf()), orderNo });
const causesOfWays = new Set(
  outcomeTable
    .filter(({ machine }) => machine === 'payment-h5' || machine === 'payment-platform')
    .map(({ cause }) => cause),
);
const reading = (recovered: object) => done('readIntent', { recovered, now: startedAt });

explorationTests('payment-attempt', {
  machine: attemptMachine,
  inputs: [
    input(startNew),
    input(startNew, meansOf('wechat')),
    input(startNew, meansOf(null)),
    input(startNew, { ...meansOf('miniProgram'), miniProgram: null }),
    input({ kind: 'new', asked: { ...purchase, goodsId: ' ' } }),
    input({ kind: 'new', asked: { ...orderToPay, orderNo: '' } }),
    input(startOrder),
    input(startAgain),
    input(asked()),
    input({ kind: 'returned', intent: paidIntent({ channel: 'wechat' }), now: startedAt, code: 'c' }),
    input({ kind: 'returned', intent: intentOf({ channel: 'wechat' }), now: startedAt, code: 'c' }),
    input({ kind: 'goOn', intent: intentOf(), now: startedAt }),
    input({ kind: 'goOn', intent: leftIntent(), now: startedAt }),
    input({ kind: 'giveUp', intent: leftIntent(), now: startedAt }),
    input({ kind: 'giveUp', intent: intentOf(), now: startedAt }),
    input(startCheck),
  ],
  alphabet: ({ context: { intent } }) => [
    ...everyPress,
    says('lock', { type: 'lock.taken' }),
    says('lock', { type: 'lock.busy' }),
    says('lock', { type: 'lock.lost' }),
    reading({ kind: 'none' }),
    reading({ kind: 'drop', reason: 'old', orderNo }),
    reading({ kind: 'resume', intent: intent ?? leftIntent() }),
    reading({ kind: 'resume', intent: otherIntent }),
    reading({ kind: 'resume', intent: paidIntent({ key: 'key-3' }) }),
    news('order', { value: 'placingOrder' }),
    done('order', { kind: 'ordered', intent: ordered(intent), orderNo, now: startedAt }),
    done('order', { kind: 'ended', intent, outcome: outcomeOf('gradeRefused') }),
    done('order', { kind: 'ended', intent: intent ?? intentOf(), outcome: outcomeOf('orderRefused') }),
    done('order', { kind: 'ended', intent: intent ?? intentOf(), outcome: outcomeOf('orderUnanswered') }),
    ...['h5', 'platform'].flatMap((way) => [
      news(way, { value: 'preparing' }),
      ...(intent === null
        ? []
        : [
            done(way, {
              kind: 'left',
              intent: { ...intent, stage: 'leftForH5', cashierOpened: true },
              now: startedAt,
            }),
          ]),
      ...(intent === null
        ? []
        : [done(way, { kind: 'toCheck', intent: { ...intent, cashierOpened: true }, now: startedAt })]),
      ...[...causesOfWays]
        .map((cause) => outcomeOf(cause))
        .map((outcome) => done(way, { kind: 'ended', outcome })),
    ]),
    done('check', yes),
    ...everyFailure.map((failure) => done('check', left(failure))),
    done('check', left({ kind: 'refused', code: 410, message: 'x' })),
    done('cancelOrder', yes),
    ...everyFailure.map((failure) => done('cancelOrder', left(failure))),
    done('endIntent'),
    done('readClock', startedAt),
  ],
  facts: ({ context: { intent, thing, outcome, other, note } }) => [
    intent?.stage,
    intent?.cashierOpened,
    intent?.orderNo,
    thing.orderNo,
    outcome?.cause,
    other !== null,
    note !== null,
  ],
  invariants: attemptInvariants,
  goal: (snapshot) => snapshot.status === 'done',
  limit: 1_000_000,
});
