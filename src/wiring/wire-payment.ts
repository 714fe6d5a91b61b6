import { paymentActors, type PaymentPorts } from '../application/payment/payment/actors';
import { paymentDeskMachine } from '../application/payment/payment/desk/machine';

/** The payment desk over its ports. */
export const wirePayment = (ports: PaymentPorts) =>
  paymentDeskMachine.provide({ actors: paymentActors(ports) });
