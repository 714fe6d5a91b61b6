import { output } from '../ending';
import type { AttemptContext } from './context';
import { ends } from './ends';
import { attemptSetup } from './setup';

/** What the way of paying is given; it is only entered with an intent and its order. */
const channelInput = ({ context: { intent, thing, means, code } }: { readonly context: AttemptContext }) => {
  if (intent === null || thing.orderNo === null) throw new Error('Nothing can be paid without its order.');
  return { intent, orderNo: thing.orderNo, means, code };
};

const snapshotOf = <Snapshot>({ event }: { readonly event: { readonly snapshot: Snapshot } }): Snapshot =>
  event.snapshot;

const onDone = [
  {
    guard: { type: 'pageWasLeft', params: output },
    target: '#paymentAttempt.awaitingH5Confirmation',
    actions: { type: 'keepLeft', params: output },
  },
  {
    guard: { type: 'mustBeChecked', params: output },
    target: 'checking',
    actions: { type: 'keepChecked', params: output },
  },
  { target: 'concluding', actions: { type: 'keepChannelEnd', params: output } },
] as const;

/** The part of an attempt in which its order is placed and paid, by one way. */
export const payingStates = {
  ordering: attemptSetup.createStateConfig({
    description: 'The intent is kept and its order placed.',
    meta: { requirements: ['PAY-03', 'PAY-10', 'PAY-13'] },
    invoke: {
      id: 'order',
      src: 'order',
      input: ({ context: { userId, means, asked, intent } }) => ({
        userId,
        channel: means.channel,
        asked,
        intent,
      }),
      onSnapshot: { actions: { type: 'keepChannelStep', params: snapshotOf } },
      onDone: [
        {
          guard: { type: 'isOrdered', params: output },
          target: 'choosingWay',
          actions: { type: 'keepOrdered', params: output },
        },
        { target: 'concluding', actions: { type: 'keepOrderless', params: output } },
      ],
      onError: ends('orderUnanswered'),
    },
    after: { orderingLimit: ends('orderUnanswered') },
  }),
  choosingWay: attemptSetup.createStateConfig({
    description: 'Where the page runs decides how is paid.',
    meta: { requirements: ['PAY-09', 'ENV-02'] },
    always: [{ guard: 'paysAtCashier', target: 'payingAtCashier' }, { target: 'payingOnPlatform' }],
  }),
  payingAtCashier: attemptSetup.createStateConfig({
    description: 'The payment goes by the cashier’s page.',
    meta: { requirements: ['PAY-10', 'PAY-14'] },
    invoke: {
      id: 'h5',
      src: 'h5',
      input: channelInput,
      onSnapshot: { actions: { type: 'keepChannelStep', params: snapshotOf } },
      onDone,
      onError: ends('dataIncomplete'),
    },
    after: { channelLimit: 'checking' },
  }),
  payingOnPlatform: attemptSetup.createStateConfig({
    description: 'The payment goes by the platform’s own cashier.',
    meta: { requirements: ['PAY-07', 'PAY-08', 'PAY-09'] },
    invoke: {
      id: 'platform',
      src: 'platform',
      input: channelInput,
      onSnapshot: { actions: { type: 'keepChannelStep', params: snapshotOf } },
      onDone,
      onError: 'checking',
    },
    after: { channelLimit: 'checking' },
  }),
};
