import { isRight, left } from 'fp-ts/Either';
import { tokens } from '../../../src/adapters/tokens';
import type { PaymentPorts } from '../../../src/application/payment/payment/actors';
import type { Call } from '../../../src/ports/call';
import type { Clock } from '../../../src/ports/clock';
import { memberContainer } from '../member-container';
import type { Fault } from './step';
import type { UnderWay } from './under-way';

export type GatewayPorts = Pick<PaymentPorts, 'orders' | 'payHost' | 'openIdGateway'>;

interface Addresses {
  readonly url: string;
  readonly secondUrl: string;
}

/** The client's gateways as the browser composes them, for the member of a token. */
export const memberPorts = ({ url, secondUrl }: Addresses, token: string, clock: Clock): GatewayPorts => {
  const gateways = memberContainer({ gatewayUrl: url, payHost: secondUrl }, token, clock).get(
    tokens.gateways,
  );
  return {
    orders: gateways.order,
    payHost: gateways.payHost,
    openIdGateway: gateways.openId,
  };
};

export interface Hearing {
  /** Hears what checks truly answered. */
  readonly checked: (orderNo: string) => void;
  /** Hears which orders are asked for, before they are. */
  readonly ordered: (key: string, goodsId: string) => void;
  /** Hears for which orders there is something to pay with. */
  readonly opened: (orderNo: string) => void;
}

/** The same over a network that loses requests and answers. */
export const overBadNetwork = (
  { orders, payHost, openIdGateway }: GatewayPorts,
  next: () => Fault,
  { during }: UnderWay,
  { checked, ordered, opened }: Hearing,
): GatewayPorts => {
  const lost = left({ kind: 'network' as const });
  const through =
    <A>(call: Call<A>): Call<A> =>
    () =>
      during(async () => {
        const fault = next();
        if (fault === 'unsent') return lost;
        const answer = await call();
        return fault === 'unheard' ? lost : answer;
      });
  const opening =
    <A>(orderNo: string, call: Call<A>): Call<A> =>
    async () => {
      const answer = await through(call)();
      if (isRight(answer)) opened(orderNo);
      return answer;
    };
  return {
    orders: {
      checkBuyGrade: (goodsId) => through(orders.checkBuyGrade(goodsId)),
      placeAnOrder: (order) => {
        ordered(order.key, order.goodsId);
        return through(orders.placeAnOrder(order));
      },
      cancelPay: (orderNo) => through(orders.cancelPay(orderNo)),
      check: (orderNo) =>
        through(async () => {
          const answer = await orders.check(orderNo)();
          if (isRight(answer)) checked(orderNo);
          return answer;
        }),
    },
    payHost: {
      app: (orderNo) => opening(orderNo, payHost.app(orderNo)),
      h5: (orderNo) => opening(orderNo, payHost.h5(orderNo)),
      wechat: (given) => opening(given.orderNo, payHost.wechat(given)),
    },
    openIdGateway: { openId: (code) => through(openIdGateway.openId(code)) },
  };
};
