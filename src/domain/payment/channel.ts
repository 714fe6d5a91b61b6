import * as t from 'io-ts';
import type { Capabilities } from '../platform/capabilities';

/** By which way a payment goes: the cashier's page, WeChat's own cashier, the app's plugin, the mini program. */
export const PaymentChannel = t.union(
  [t.literal('h5'), t.literal('wechat'), t.literal('app'), t.literal('miniProgram')],
  'PaymentChannel',
);
export type PaymentChannel = t.TypeOf<typeof PaymentChannel>;

/** By which way can be paid where the page runs; null where it cannot be paid online (PAY-09). */
export const channelOf = ({ payment }: Pick<Capabilities, 'payment'>): PaymentChannel | null =>
  payment === 'none' ? null : payment;

/** What paying needs to know of where the page runs and of the configuration; it does not change while it runs. */
export interface PaymentMeans {
  /** Null where it cannot be paid online. */
  readonly channel: PaymentChannel | null;
  /** The application's id at WeChat; null where there is none. */
  readonly appId: string | null;
  /** Where the mini program takes payments; null where that is not set. */
  readonly miniProgram: { readonly userName: string; readonly path: string } | null;
  /** Hosts that the page may be left for (PAY-14). */
  readonly allowedHosts: readonly string[];
  /** Where the application is served: 'https://example.com', without a slash at its end. */
  readonly origin: string;
}
