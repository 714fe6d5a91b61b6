import { attemptInvariants } from '../../src/application/payment/payment/attempt/invariants';
import { attemptMachine } from '../../src/application/payment/payment/attempt/machine';
import { paymentSessionInvariants } from '../../src/application/payment/payment/session/invariants';
import { paymentSessionMachine } from '../../src/application/payment/payment/session/machine';
import { h5Invariants } from '../../src/application/payment/payment/h5/invariants';
import { h5Machine } from '../../src/application/payment/payment/h5/machine';
import { orderingInvariants } from '../../src/application/payment/payment/ordering/invariants';
import { orderingMachine } from '../../src/application/payment/payment/ordering/machine';
import { platformInvariants } from '../../src/application/payment/payment/platform/invariants';
import { platformMachine } from '../../src/application/payment/payment/platform/machine';
import { machineRecord as record, type MachineRecord } from './machine-record';

/** The machines of a payment, from the desk that admits one attempt to the ways of paying. */
export const paymentMachines: readonly MachineRecord[] = [
  record(
    'payment-session',
    '支付台',
    'Payment session',
    paymentSessionMachine,
    paymentSessionInvariants,
    { untilOtherEnds: { value: 'up to 30 min', detail: 'until the deadline of the other intent' } },
    'payment/session',
  ),
  record(
    'payment-attempt',
    '一次支付',
    'Payment attempt',
    attemptMachine,
    attemptInvariants,
    { untilDeadline: { value: 'up to 30 min', detail: 'until the deadline of the intent' } },
    'payment/attempt',
  ),
  record(
    'payment-ordering',
    '下单',
    'Placing an order',
    orderingMachine,
    orderingInvariants,
    {},
    'payment/ordering',
  ),
  record('payment-h5', '收银台支付', 'Paying at the cashier', h5Machine, h5Invariants, {}, 'payment/h5'),
  record(
    'payment-platform',
    '平台支付',
    'Paying on the platform',
    platformMachine,
    platformInvariants,
    {},
    'payment/platform',
  ),
];
