import type { Fen } from '../domain/order/fen';
import type { PayChannel } from '../domain/order/order-event';

interface PrepayRequest {
  readonly orderNo: string;
  /** What the person reads when paying. */
  readonly description: string;
  readonly amount: Fen;
  readonly channel: PayChannel;
}

export interface Prepay {
  readonly prepayId: string;
  /** The unguessable last part of the cashier's address; null but for H5. */
  readonly cashier: string | null;
}

/** The payment service, as the gateway uses it; it knows orders by their numbers, and no member. */
export interface PayService {
  /** Prepares a payment; earlier prepay data of the order becomes invalid. null when it is paid already. */
  readonly prepay: (request: PrepayRequest) => Promise<Prepay | null>;
  /**
   * Gives a charge back, or a part of it, once however often it is asked; false when there is no such charge, and when
   * the amount is more than it.
   */
  readonly giveBack: (chargeId: string, amount: Fen) => Promise<boolean>;
}
