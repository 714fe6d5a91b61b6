import { output } from '../ending';
import { memberLeft, onlyAnother, reportInProgress } from './answers';
import { paymentSessionSetup, type PaymentSessionContext } from './setup';

/** Which order changed. */
export const changed = ({ event }: { readonly event: { readonly orderNo: string } }) => ({
  orderNo: event.orderNo,
});
const thingOf = ({ context }: { readonly context: PaymentSessionContext }) => ({
  orderNo: context.attempt?.context.thing.orderNo ?? null,
});
const snapshotOf = <Snapshot>({ event }: { readonly event: { readonly snapshot: Snapshot } }): Snapshot =>
  event.snapshot;

/** The part of the chart of the payment session in which an attempt goes on. */
export const busy = paymentSessionSetup.createStateConfig({
  description: 'One attempt goes on; other requests are answered with that.',
  meta: { requirements: ['PAY-01', 'PAY-05'] },
  initial: 'attempting',
  invoke: {
    id: 'attempt',
    src: 'attempt',
    input: ({ context: { means, userId, start } }) => {
      if (start === null || userId === null) throw new Error('An attempt begins with a member and a wish.');
      return { means, userId, start };
    },
    onSnapshot: [
      {
        guard: { type: 'askerIsToBeNotified', params: snapshotOf },
        target: '.awaitingReturn',
        actions: [{ type: 'keepNews', params: snapshotOf }, 'reportLeft', 'forgetAsked'],
      },
      {
        guard: { type: 'personIsToBeAsked', params: snapshotOf },
        target: '.awaitingReturn',
        actions: { type: 'keepNews', params: snapshotOf },
      },
      {
        guard: { type: 'attemptGoesOn', params: snapshotOf },
        target: '.attempting',
        actions: { type: 'keepNews', params: snapshotOf },
      },
      { actions: { type: 'keepNews', params: snapshotOf } },
    ],
    onDone: [
      {
        guard: { type: 'isBlockedByAnother', params: output },
        target: 'blocked',
        actions: [
          { type: 'reportEnd', params: output },
          { type: 'keepEnd', params: output },
        ],
      },
      {
        target: 'finished',
        actions: [
          { type: 'reportEnd', params: output },
          { type: 'keepEnd', params: output },
        ],
      },
    ],
    onError: { target: 'finished', actions: ['reportDefect', 'keepDefect'] },
  },
  on: {
    'payment.memberCame': onlyAnother,
    'payment.memberLeft': memberLeft,
    'payment.requested': reportInProgress,
  },
  states: {
    attempting: {
      description: 'The attempt acts.',
      meta: { requirements: ['PAY-05'] },
    },
    awaitingReturn: {
      description:
        'The person was away and says what happened; the page that asked first has been notified that the page is left.',
      meta: { requirements: ['PAY-02', 'PAY-06', 'PAY-10'] },
      on: {
        'payment.confirmed': { actions: 'passOn' },
        'payment.again': { actions: 'passOn' },
        'payment.givenUp': { actions: 'passOn' },
        // The order stays, so that a payment which is under way still finds it.
        'payment.cancelled': {
          target: '#paymentSession.free',
          actions: [{ type: 'reportCancelled', params: thingOf }, 'forgetEnd'],
        },
        'payment.orderChanged': [
          { guard: { type: 'isOrderUnderWay', params: changed }, actions: 'confirmIt' },
        ],
        // The person reads on, and is asked again later: what the device keeps stays.
        'payment.closed': { target: '#paymentSession.free', actions: 'forgetEnd' },
      },
    },
  },
});
