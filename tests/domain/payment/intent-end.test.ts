import { expect, test } from 'vitest';
import { mayBePaid, outlives } from '../../../src/domain/payment/intent-end';
import { outcomeRows, type PaymentCause } from '../../../src/domain/payment/outcome';
import { sampleIntent } from '../../support/samples/payment-intent';

const paymentCauses = Object.keys(outcomeRows) as PaymentCause[];
const opened = sampleIntent;
const unopened = { ...sampleIntent, stage: 'paying', cashierOpened: false } as const;

test('[PAY-06] an order may be paid once a cashier was opened for it', () => {
  expect(mayBePaid(unopened)).toBe(false);
  expect(mayBePaid({ ...unopened, cashierOpened: true })).toBe(true);
  // As it was kept before there was a field for it.
  expect(mayBePaid({ ...unopened, stage: 'leftForH5' })).toBe(true);
});

test('[PAY-13] before a cashier was opened only what nobody knows keeps an intent', () => {
  expect(paymentCauses.filter((cause) => outlives(unopened, cause)).sort()).toEqual([
    'cancelUnconfirmed',
    'checkRefused',
    'checkUnanswered',
    'orderUnanswered',
  ]);
});

test('[PAY-06][PAY-13] after that only what is known of the money ends it', () => {
  expect(paymentCauses.filter((cause) => !outlives(opened, cause)).sort()).toEqual([
    'cancelledByPerson',
    'cancelledUnordered',
    'checkUnansweredLate',
    'deadlinePassed',
    'handledElsewhere',
    'orderClosed',
    'orderNotPayable',
    'paid',
  ]);
});
