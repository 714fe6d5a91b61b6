import { left, right, type Either } from 'fp-ts/Either';
import type { GatewayFailure } from '../../../src/domain/gateway/failure';
import type { PlacedOrder } from '../../../src/ports/call-forms';

type Answer<A> = Either<GatewayFailure, A>;

interface KnownOrder {
  readonly orderNo: string;
  state: 'open' | 'paid' | 'cancelled';
  /** How often money was taken for it. */
  charges: number;
  /** Money was taken, and the gateway does not know yet. */
  owed: boolean;
}

const refused = (code: number, message: string) => left<GatewayFailure>({ kind: 'refused', code, message });

/** A gateway with its pay host, for payments alone: it remembers everything and forgives nothing. */
export interface PayServer {
  readonly placeAnOrder: (order: PlacedOrder) => Answer<string>;
  readonly check: (orderNo: string) => Answer<void>;
  readonly cancelPay: (orderNo: string) => Answer<void>;
  /** @returns a token of the cashier's; those before it are spent */
  readonly prepare: (orderNo: string) => Answer<string>;
  /** The person pays at the cashier. */
  readonly charge: (token: string, notifies: boolean) => void;
  readonly notify: () => void;
  readonly lastToken: () => string | null;
  readonly orders: () => readonly KnownOrder[];
  /** Orders of which some check said 200. */
  readonly known: ReadonlySet<string>;
  readonly keys: ReadonlySet<string>;
  /** Whether money for it is given back. */
  readonly isClosed: (orderNo: string) => boolean;
}

export const orderOfToken = (token: string): string => token.split('.')[0] ?? '';

export const payServer = (): PayServer => {
  const byKey = new Map<string, string>();
  const orders = new Map<string, KnownOrder>();
  const tokens = new Map<string, string>();
  const known = new Set<string>();
  const keys = new Set<string>();
  let made = 0;
  let last: string | null = null;
  return {
    known,
    keys,
    orders: () => [...orders.values()],
    lastToken: () => last,
    isClosed: (orderNo) => orders.get(orderNo)?.state === 'cancelled',
    placeAnOrder: ({ key }) => {
      keys.add(key);
      const before = byKey.get(key);
      if (before !== undefined) return right(before);
      const orderNo = `HP${orders.size + 1}`;
      byKey.set(key, orderNo);
      orders.set(orderNo, { orderNo, state: 'open', charges: 0, owed: false });
      return right(orderNo);
    },
    check: (orderNo) => {
      const state = orders.get(orderNo)?.state;
      if (state === 'cancelled') return refused(410, '订单已取消');
      if (state !== 'paid') return refused(402, '订单尚未支付');
      known.add(orderNo);
      return right(undefined);
    },
    cancelPay: (orderNo) => {
      const order = orders.get(orderNo);
      if (order === undefined || order.state === 'paid') return refused(409, '订单已支付');
      order.state = 'cancelled';
      return right(undefined);
    },
    prepare: (orderNo) => {
      const order = orders.get(orderNo);
      // The money is there already, whether the gateway knows of it or not.
      if (order?.state === 'paid' || (order !== undefined && order.charges > 0))
        return refused(409, '订单已支付');
      if (order?.state !== 'open') return refused(410, '订单已取消');
      made += 1;
      last = `${orderNo}.${made}`;
      tokens.set(orderNo, last);
      return right(last);
    },
    charge: (token, notifies) => {
      const order = orders.get(orderOfToken(token));
      if (order === undefined || tokens.get(order.orderNo) !== token || order.charges > 0) return;
      order.charges += 1;
      order.owed = !notifies;
      if (notifies && order.state === 'open') order.state = 'paid';
    },
    notify: () => {
      for (const order of orders.values()) {
        if (order.owed && order.state === 'open') order.state = 'paid';
        order.owed = false;
      }
    },
  };
};
