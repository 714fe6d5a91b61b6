import { paymentActors, type PaymentPorts } from '../application/payment/actors';
import { paymentDeskMachine } from '../application/payment/desk/machine';

/** The payment desk over its ports. */
export const wirePayment = (ports: PaymentPorts) =>
  paymentDeskMachine.provide({ actors: paymentActors(ports) });
