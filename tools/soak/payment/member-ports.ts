import { decodeConfig } from '../../../src/domain/config/decode-config';
import { isRight, left, right } from 'fp-ts/Either';
import { fromNullable } from 'fp-ts/Option';
import { Container } from 'inversify';
import { configFileModule } from '../../../src/adapters/config-file/module';
import { callsModule } from '../../../src/adapters/gateway-http/calls-module';
import { gatewayHttpModule } from '../../../src/adapters/gateway-http/module';
import { systemClockModule } from '../../../src/adapters/system-clock/module';
import { tokens } from '../../../src/adapters/tokens';
import { Token } from '../../../contract/account/token';
import type { PaymentPorts } from '../../../src/application/payment/actors';
import type { Call } from '../../../src/ports/call';
import type { Clock } from '../../../src/ports/clock';
import type { Fault } from './step';
import type { UnderWay } from './under-way';

export type GatewayPorts = Pick<PaymentPorts, 'orders' | 'payHost' | 'openIdGateway'>;

interface Addresses {
  readonly url: string;
  readonly secondUrl: string;
}

/** The client's gateways as the browser composes them, for the member of a token. */
export const memberPorts = ({ url, secondUrl }: Addresses, token: string, clock: Clock): GatewayPorts => {
  const empty = decodeConfig(null);
  if (!isRight(empty)) throw new Error('The defaults of the configuration do not decode.');
  const known = Token.is(token) ? token : null;
  const container = new Container();
  container.load(
    configFileModule({ ...empty.right, gatewayUrl: url, payHost: secondUrl }),
    systemClockModule(clock),
    gatewayHttpModule,
    callsModule,
  );
  container.bind(tokens.tokenStore).toConstantValue({
    read: () => fromNullable(known),
    write: () => () => right(undefined),
    clear: () => undefined,
  });
  container.bind(tokens.deviceIdentity).toConstantValue({ deviceId: () => 'd'.repeat(32) });
  container.bind(tokens.callReporter).toConstantValue({ failed: () => undefined });
  container.bind(tokens.log).toConstantValue({ problem: () => undefined });
  return {
    orders: container.get(tokens.gateways).orders,
    payHost: container.get(tokens.gateways).payHost,
    openIdGateway: container.get(tokens.gateways).openIds,
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
