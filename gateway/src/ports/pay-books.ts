import type { Fen } from '../domain/order/fen';
import type { Charge } from '../domain/order/order-event';
import type { PayService } from './pay-service';

/** What a person is asked to pay. */
export interface PreparedPayment {
  readonly prepayId: string;
  readonly description: string;
  readonly amount: Fen;
  /** `spent`: prepared again since; `old`: its time is over. */
  readonly state: 'open' | 'paid' | 'spent' | 'old';
}

/** `paid`: the order was charged before; `gone`: the prepay data is no longer valid, or never was. */
export type Charging =
  | { readonly kind: 'charged'; readonly chargeId: string }
  | { readonly kind: 'paid' | 'gone' };

/** A notice that the gateway has not acknowledged. */
export interface OpenNotice {
  readonly charge: Charge;
  readonly prepayId: string;
  /** How often it went out. */
  readonly notices: number;
  readonly noticeAt: number;
}

/** The payment service's own books, kept by its double. */
export interface PayBooks extends PayService {
  readonly byPrepay: (prepayId: string) => Promise<PreparedPayment | null>;
  readonly byCashier: (cashier: string) => Promise<PreparedPayment | null>;
  /** Takes the money of what was prepared, once an order; the first notice is due at `noticeAt`. */
  readonly charge: (prepayId: string, noticeAt: number) => Promise<Charging>;
  /** null when there is none, or it was acknowledged. */
  readonly openNotice: (chargeId: string) => Promise<OpenNotice | null>;
  /** The charges whose next notice is due at `dueUntil` or before, the longest due first. */
  readonly openNotices: (dueUntil: number) => Promise<readonly string[]>;
  readonly acknowledged: (chargeId: string, at: number) => Promise<void>;
  /** The notice was not taken; the next is due then. */
  readonly postponed: (chargeId: string, noticeAt: number) => Promise<void>;
}
