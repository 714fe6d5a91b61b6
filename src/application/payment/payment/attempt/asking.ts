import type { PaymentCause } from '../../../../domain/payment/outcome';
import { output } from '../ending';
import { ends, tooLate } from './ends';
import { attemptSetup } from './setup';

const ofOrder = ({
  context,
}: {
  readonly context: { readonly thing: { readonly orderNo: string | null } };
}) => ({
  orderNo: context.thing.orderNo ?? '',
});
const unanswered = ends('checkUnanswered');
const unconfirmed = ends('cancelUnconfirmed');
const unansweredLate = ends('checkUnansweredLate');
const paid = { guard: { type: 'isPaid', params: output }, ...ends('paid') } as const;
const noAnswer = { type: 'isUnanswered', params: output } as const;

/** It ends with what the gateway said. */
const endsSaying = <Cause extends PaymentCause>(cause: Cause) =>
  ({
    target: 'concluding',
    actions: [
      { type: 'noteCause', params: { cause } },
      { type: 'keepMessage', params: output },
    ],
  }) as const;
/** A closed order takes no money any more: that ends every purpose. */
const closed = { guard: { type: 'takesNoMoney', params: output }, ...endsSaying('orderClosed') } as const;

/** The part of an attempt in which the gateway is asked for the state of the order. */
export const askingStates = {
  checkingBefore: attemptSetup.createStateConfig({
    description: 'Before it is paid once more the gateway is asked whether it is paid already.',
    meta: { requirements: ['PAY-04', 'PAY-13'] },
    invoke: {
      id: 'check',
      src: 'check',
      input: ofOrder,
      onDone: [paid, { guard: noAnswer, ...unanswered }, closed, { target: 'choosingWay' }],
    },
  }),
  checking: attemptSetup.createStateConfig({
    description: 'The gateway is asked; only its 200 is a payment.',
    meta: { requirements: ['PAY-02', 'PAY-04'] },
    invoke: {
      id: 'check',
      src: 'check',
      input: ofOrder,
      onDone: [paid, closed, { guard: noAnswer, ...unanswered }, endsSaying('checkRefused')],
    },
  }),
  checkingLate: attemptSetup.createStateConfig({
    description: 'The time to pay is over: the gateway is asked once more, before that is said.',
    meta: { requirements: ['PAY-02', 'PAY-04'] },
    invoke: {
      id: 'check',
      src: 'check',
      input: ofOrder,
      onDone: [paid, closed, { guard: noAnswer, ...unansweredLate }, ends('deadlinePassed')],
    },
    on: { 'lock.lost': tooLate },
  }),
  cancellingOrder: attemptSetup.createStateConfig({
    description: 'The order is cancelled, so that a late payment of it is given back.',
    meta: { requirements: ['PAY-11', 'PAY-16'] },
    invoke: {
      id: 'cancelOrder',
      src: 'cancelOrder',
      input: ofOrder,
      onDone: [
        { guard: { type: 'isCancelled', params: output }, ...ends('cancelledByPerson') },
        { guard: noAnswer, ...unconfirmed },
        { target: 'checkingUncancelled' },
      ],
    },
  }),
  checkingUncancelled: attemptSetup.createStateConfig({
    description: 'The order could not be cancelled. It may be paid: then the person sees that it is.',
    meta: { requirements: ['PAY-04', 'PAY-11'] },
    invoke: {
      id: 'check',
      src: 'check',
      input: ofOrder,
      onDone: [paid, closed, unconfirmed],
    },
  }),
};
