import { isRight, left, right, type Either } from 'fp-ts/Either';
import type * as fc from 'fast-check';
import type { PaymentIntents } from '../../../../../src/ports/payment-intents';
import { recoverIntent } from '../../../../../src/domain/payment/recover-intent';
import { createActor, type ActorRefFrom } from 'xstate';
import { paymentActors } from '../../../../../src/application/payment/payment/actors';
import type { PaymentSessionFact } from '../../../../../src/application/payment/payment/session/events';
import { paymentSessionMachine } from '../../../../../src/application/payment/payment/session/machine';
import type { PaymentAsk } from '../../../../../src/domain/payment/ask';
import type { PaymentMeans } from '../../../../../src/domain/payment/channel';
import type { GatewayFailure } from '../../../../../src/domain/gateway/failure';
import type { BridgeFailure } from '../../../../../src/domain/platform/bridge-failure';
import type { PaymentRequest } from '../../../../../src/ports/platform-bridge';
import { fakeClock } from '../../../../support/fakes/clock';
import {
  fakeIntents,
  fakeLock,
  fakeOpenIdCodes,
  fakeOpenIds,
} from '../../../../support/fakes/payment-device';
import { appPayment, wechatPayment } from '../../../../support/samples/prepay';
import { h5Means, userId } from '../samples';
import { orderOfToken, payServer, type PayServer } from '../../../../support/composed/pay-server';

/** What becomes of one call: it goes well, or is lost on the way there or back, or never ends, or is refused. */
export type Fate = 'well' | 'lostBefore' | 'lostAfter' | 'never' | 'refused' | 'breaks';

type Desk = ActorRefFrom<typeof paymentSessionMachine>;
export type Ended = Extract<PaymentSessionFact, { readonly type: 'payment.ended' }>;

/** One tab of the browser, with its own desk. */
export interface Tab {
  readonly session: Desk;
  readonly ended: Ended[];
  /** Orders whose cashier is open in this tab. */
  readonly atCashier: Set<string>;
  readonly isOpen: () => boolean;
  readonly close: () => void;
}

export interface World {
  readonly server: PayServer;
  readonly tabs: Tab[];
  readonly clock: ReturnType<typeof fakeClock>;
  readonly intents: ReturnType<typeof fakeIntents>;
  /** What should never have happened, in words. */
  readonly faults: string[];
  readonly openTab: () => Tab;
}

export interface WorldSpec {
  readonly scheduler: fc.Scheduler;
  readonly channel: PaymentMeans['channel'];
  readonly fates: readonly Fate[];
  readonly knowsOpenId: boolean;
}

const network = left<GatewayFailure>({ kind: 'network' });
const refused = left<GatewayFailure>({ kind: 'refused', code: 400, message: '不可以' });
const failed = left<BridgeFailure>({ kind: 'failed', reason: 'x' });

const orderOfRequest = (request: PaymentRequest): string => {
  if (request.kind === 'wechat') return orderOfToken(request.data.package);
  return request.kind === 'app' ? orderOfToken(request.data.prepay_id) : request.orderNo;
};

/** A browser with its tabs, a gateway behind it, and a fate for every call between them. */
export const world = ({ scheduler, channel, fates, knowsOpenId }: WorldSpec): World => {
  const server = payServer();
  const clock = fakeClock();
  const intents = fakeIntents();
  const lock = fakeLock();
  const openIds = fakeOpenIds(knowsOpenId ? 'o1' : null);
  const codes = fakeOpenIdCodes();
  const tabs: Tab[] = [];
  const faults: string[] = [];
  let drawn = 0;
  let keys = 0;
  /** Orders whose cashier was opened, and until when their money may come. */
  const atStake = new Map<string, number>();

  const fate = (): Fate => fates[drawn++ % fates.length] ?? 'well';
  const soon = <A>(value: A, name: string): Promise<A> => scheduler.schedule(Promise.resolve(value), name);
  const never = <A>(): Promise<A> => new Promise<A>(() => undefined);

  /** A call of the gateway: the effect is brought about unless the call is lost before. */
  const call =
    <A>(tab: () => Tab | null, name: string, effect: () => Either<GatewayFailure, A>) =>
    (): Promise<Either<GatewayFailure, A>> => {
      const calling = tab();
      const stand = calling?.session.getSnapshot();
      const follows = name === 'check' && stand?.matches({ finished: 'following' }) === true;
      if (stand !== undefined && !stand.matches('busy') && !follows) faults.push(`${name} after the end`);
      switch (fate()) {
        case 'well':
          return soon(effect(), name);
        case 'lostBefore':
          return soon(network, `${name} lost`);
        case 'lostAfter':
          effect();
          return soon(network, `${name} unanswered`);
        case 'refused':
          return soon(refused, `${name} refused`);
        case 'breaks':
          return soon(undefined, name).then(() => Promise.reject(new Error(`${name} broke`)));
        case 'never':
          effect();
          return never();
      }
    };

  /** Nobody begins a second order while the money of the first may still come. */
  const beginsOrder = (key: string): void => {
    if (server.keys.has(key)) return;
    for (const [orderNo, until] of atStake)
      if (clock.port.now() < until && !server.known.has(orderNo) && !server.isClosed(orderNo))
        faults.push(`a second order was begun while the money of ${orderNo} may be under way`);
  };

  const openTab = (): Tab => {
    const atCashier = new Set<string>();
    const ended: Ended[] = [];
    let own: Tab | null = null;
    let open = true;
    const self = () => own;

    const goesTo = (orderNo: string): void => {
      if (server.known.has(orderNo)) faults.push(`the cashier was opened for ${orderNo}, known to be paid`);
      if (tabs.some((tab) => tab.isOpen() && tab.atCashier.has(orderNo)))
        faults.push(`two cashiers for ${orderNo} at a time`);
    };
    /** @returns takes it back, for a cashier that turns out not to have been opened */
    const staked = (orderNo: string): (() => void) => {
      if (atStake.has(orderNo)) return () => undefined;
      const { writes } = intents;
      const until = writes.filter((intent) => intent.orderNo === orderNo).at(-1)?.deadline ?? 0;
      atStake.set(orderNo, until);
      return () => void atStake.delete(orderNo);
    };

    const pay = (request: PaymentRequest) => (): Promise<Either<BridgeFailure, void>> => {
      const orderNo = orderOfRequest(request);
      goesTo(orderNo);
      const takeBack = staked(orderNo);
      atCashier.add(orderNo);
      const over = <A>(answer: A, name: string): Promise<A> =>
        soon(answer, name).then((said) => {
          atCashier.delete(orderNo);
          return said;
        });
      const token = server.lastToken() ?? '';
      switch (fate()) {
        case 'well':
          server.charge(token, true);
          return over(right(undefined), 'paid');
        case 'lostAfter':
          server.charge(token, false);
          return over(failed, 'paid, and told as failed');
        case 'refused':
          takeBack();
          return over(left<BridgeFailure>({ kind: 'cancelled' }), 'called off');
        case 'lostBefore':
          takeBack();
          return over(left<BridgeFailure>({ kind: 'notInstalled' }), 'not installed');
        case 'breaks':
          return over(undefined, 'the bridge').then(() => Promise.reject(new Error('the bridge broke')));
        case 'never':
          server.charge(token, true);
          return never();
      }
    };

    const leaveFor = (address: string) => (): Promise<Either<BridgeFailure, void>> => {
      const token = /cashier\/([^?]+)/.exec(address)?.[1];
      const orderNo = token === undefined ? null : orderOfToken(token);
      if (orderNo !== null) goesTo(orderNo);
      const takeBack = orderNo === null ? () => undefined : staked(orderNo);
      const answer = fate();
      if (answer === 'never') {
        // The page is really left: nothing of it runs any more.
        queueMicrotask(() => own?.close());
        if (token === undefined) codes.came = 'code-1';
        return never();
      }
      if (answer !== 'lostBefore' && answer !== 'breaks') return soon(right(undefined), 'left');
      takeBack();
      return soon(failed, 'not left');
    };

    /** One intent at a time: while one lives no other is begun. */
    const write: PaymentIntents['write'] = (intent) => () => {
      const before = recoverIntent(intents.port.read(), userId, clock.port.now());
      if (before.kind === 'resume' && before.intent.key !== intent.key) faults.push('two intents at a time');
      if (before.kind !== 'resume' && intents.writes.some(({ key }) => key === intent.key))
        faults.push('a new intent under an old key');
      return intents.port.write(intent)();
    };

    const prepared = (orderNo: string, data: (token: string) => unknown) => () => {
      const token = server.prepare(orderNo);
      return isRight(token) ? right(data(token.right)) : token;
    };

    const session = createActor(
      paymentSessionMachine.provide({
        actors: paymentActors({
          orders: {
            checkBuyGrade: () => call(self, 'checkBuyGrade', () => right(undefined)),
            placeAnOrder: (order) => {
              if (!intents.writes.some(({ key }) => key === order.key))
                faults.push('a key that was not kept');
              beginsOrder(order.key);
              return call(self, 'placeAnOrder', () => server.placeAnOrder(order));
            },
            check: (orderNo) => call(self, 'check', () => server.check(orderNo)),
            cancelPay: (orderNo) => call(self, 'cancelPay', () => server.cancelPay(orderNo)),
          },
          payHost: {
            h5: (orderNo) =>
              call(
                self,
                'h5',
                prepared(orderNo, (token) => ({ mweb_url: `https://pay.example/cashier/${token}` })),
              ),
            app: (orderNo) =>
              call(
                self,
                'app',
                prepared(orderNo, (token) => ({ ...appPayment.data, prepay_id: token })),
              ),
            wechat: ({ orderNo }) =>
              call(
                self,
                'wechat',
                prepared(orderNo, (token) => ({ ...wechatPayment.data, package: token })),
              ),
          },
          openIdGateway: { openId: () => call(self, 'openId', () => right('o1')) },
          openIds: openIds.port,
          openIdCodes: codes.port,
          bridge: { pay, leaveFor },
          intents: { ...intents.port, write },
          lock: lock.port,
          clock: clock.port,
          random: {
            uuid: () => {
              keys += 1;
              return `key-${keys}`;
            },
          },
        }),
      }),
      { input: { ...h5Means, channel }, clock: clock.timers },
    );
    session.on('payment.ended', (fact) => {
      ended.push(fact);
      const { code } = fact.outcome;
      if (code === 1 && !server.known.has(fact.orderNo ?? '')) faults.push('1 without a check that said 200');
    });
    session.subscribe({ error: (error) => faults.push(`the payment session broke: ${String(error)}`) });
    own = {
      session,
      ended,
      atCashier,
      isOpen: () => open,
      close: () => {
        open = false;
        session.stop();
      },
    };
    tabs.push(own);
    session.start();
    session.send({ type: 'payment.memberCame', userId });
    return own;
  };

  return { server, tabs, clock, intents, faults, openTab };
};

/** Something to be bought; each time another object, so that its answer can be told apart. */
export const aPurchase = (): PaymentAsk => ({
  kind: 'purchase',
  goodsId: 'plan-buyer-year',
  data: {},
  goodsName: '买方会员',
  amount: 298_000,
});
