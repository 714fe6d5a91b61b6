import { output } from '../ending';
import { ends } from './ends';
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
const calledOff = { guard: 'isCalledOff', ...unconfirmed } as const;
const paid = { guard: { type: 'isPaid', params: output }, ...ends('paid') } as const;
const nobodySaid = { guard: { type: 'isUnanswered', params: output }, ...unanswered } as const;
/** An order that is closed takes no money any more: that is known, whatever was asked for. */
const closed = {
  guard: { type: 'isClosed', params: output },
  target: 'concluding',
  actions: [
    { type: 'noteCause', params: { cause: 'orderClosed' } },
    { type: 'keepMessage', params: output },
  ],
} as const;

/** The part of an attempt in which the gateway is asked how it stands. */
export const askingStates = {
  checkingBefore: attemptSetup.createStateConfig({
    description: 'Before it is paid once more the gateway is asked whether it is paid already.',
    meta: { requirements: ['PAY-04', 'PAY-13'] },
    invoke: {
      id: 'check',
      src: 'check',
      input: ofOrder,
      onDone: [paid, nobodySaid, closed, { target: 'choosingWay' }],
      onError: unanswered,
    },
    after: { answerLimit: unanswered },
  }),
  checking: attemptSetup.createStateConfig({
    description: 'The gateway is asked; only its 200 is a payment.',
    meta: { requirements: ['PAY-02', 'PAY-04'] },
    invoke: {
      id: 'check',
      src: 'check',
      input: ofOrder,
      onDone: [
        paid,
        closed,
        calledOff,
        nobodySaid,
        { guard: 'isExpired', ...ends('deadlinePassed') },
        {
          target: 'concluding',
          actions: [
            { type: 'noteCause', params: { cause: 'checkRefused' } },
            { type: 'keepMessage', params: output },
          ],
        },
      ],
      onError: [calledOff, unanswered],
    },
    after: { answerLimit: [calledOff, unanswered] },
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
        // It may be paid: then that is what the person is told.
        { guard: { type: 'wasRefused', params: output }, target: 'checking' },
        unconfirmed,
      ],
      onError: unconfirmed,
    },
    after: { answerLimit: unconfirmed },
  }),
};
