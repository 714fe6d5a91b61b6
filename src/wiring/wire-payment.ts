import { paymentActors, type PaymentPorts } from '../application/payment/payment/actors';
import { paymentSessionMachine } from '../application/payment/payment/session/machine';

/** The payment session over its ports. */
export const wirePayment = (ports: PaymentPorts) =>
  paymentSessionMachine.provide({ actors: paymentActors(ports) });
