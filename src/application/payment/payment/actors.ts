import * as E from 'fp-ts/Either';
import * as T from 'fp-ts/Task';
import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { followedCheck } from '../../../domain/payment/followed';
import { newIntent, type PaymentIntent } from '../../../domain/payment/intent';
import { recoverIntent } from '../../../domain/payment/recover-intent';
import type { BridgeFailure } from '../../../domain/platform/bridge-failure';
import type { Call } from '../../../ports/call';
import type { Clock } from '../../../ports/clock';
import type { OpenIdCodes } from '../../../ports/open-id-codes';
import type { OpenIds } from '../../../ports/open-ids';
import type { PaymentIntents } from '../../../ports/payment-intents';
import type { PaymentLock } from '../../../ports/payment-lock';
import type { PaymentRequest, PlatformBridge, WechatAuthorization } from '../../../ports/platform-bridge';
import type { Random } from '../../../ports/random';
import { followingActors } from '../payment-following/actors';
import { paymentFollowingMachine } from '../payment-following/machine';
import type { OfOrder } from './attempt/setup';
import { orderingMachine } from './ordering/machine';
import type { BeginInput, KeepNumber, OfGoods } from './ordering/setup';
import type { IntentReading } from './attempt/events';
import { attemptMachine } from './attempt/machine';
import type { Keeping } from './channel-end';
import type { Recalled } from './session/setup';
import { h5Machine } from './h5/machine';
import type { KeepInput, LeaveAddress, PrepayOrder } from './h5/setup';
import { platformMachine } from './platform/machine';
import type { CodeInput, FoundOpenId, PreparePlatform } from './platform/setup';
import type { PlacedOrder } from '../../../ports/call-forms';
import type { Gateways } from '../../../ports/gateways';
import { fromCall, writeLimit } from '../../kit/from-call';

export interface PaymentPorts {
  readonly orders: Pick<Gateways['order'], 'checkBuyGrade' | 'placeAnOrder' | 'check' | 'cancelPay'>;
  readonly payHost: Gateways['payHost'];
  readonly openIdGateway: Gateways['openId'];
  readonly openIds: OpenIds;
  readonly openIdCodes: OpenIdCodes;
  readonly bridge: Pick<PlatformBridge, 'pay' | 'leaveFor'>;
  readonly intents: PaymentIntents;
  readonly lock: PaymentLock;
  readonly clock: Clock;
  readonly random: Pick<Random, 'uuid'>;
}

/** The limit of a call about an order; after a defect it is unknown what became of the call (PAY-02). */
const unanswered = { limit: writeLimit, defect: { kind: 'timeout' } } as const;

/** Keeps an intent, and returns it with the time at which it was kept. */
const keeping = ({ intents, clock }: PaymentPorts, intent: PaymentIntent): Keeping => {
  const now = clock.now();
  return E.map(() => ({ intent, now }))(intents.write(intent)());
};

const keepIntent = (ports: PaymentPorts) =>
  fromPromise<Keeping, KeepInput>(({ input }) => Promise.resolve(keeping(ports, input.intent)));

const leavePage = ({ bridge }: PaymentPorts) =>
  fromPromise<E.Either<BridgeFailure, void>, LeaveAddress>(({ input }) => bridge.leaveFor(input.address)());

const h5Actors = (ports: PaymentPorts) => ({
  prepare: fromCall<unknown, PrepayOrder>(({ orderNo }, options) => ports.payHost.h5(orderNo, options), {
    limit: writeLimit,
  }),
  keepIntent: keepIntent(ports),
  leavePage: leavePage(ports),
});

const platformActors = (ports: PaymentPorts) => {
  const { payHost, openIdGateway, openIds, openIdCodes, bridge } = ports;
  return {
    findOpenId: fromPromise<FoundOpenId>(() => {
      const openId = openIds.read();
      if (openId !== null) return Promise.resolve({ kind: 'openId', openId });
      const code = openIdCodes.take();
      return Promise.resolve(code === null ? { kind: 'none' } : { kind: 'code', code });
    }),
    exchangeCode: fromCall<string, CodeInput>(
      ({ code }, options) =>
        async () => {
          const answer = await openIdGateway.openId(code, options)();
          if (E.isRight(answer) && answer.right !== '') openIds.keep(answer.right)();
          return answer;
        },
      { limit: writeLimit },
    ),
    forgetOpenId: fromPromise<unknown>(() => {
      openIds.forget();
      return Promise.resolve();
    }),
    askForCode: fromPromise<E.Either<BridgeFailure, WechatAuthorization>>(() => openIdCodes.ask()),
    keepIntent: keepIntent(ports),
    leavePage: leavePage(ports),
    prepare: fromCall<unknown, PreparePlatform>(
      ({ orderNo, openId }, options): Call<unknown> =>
        openId === null ? payHost.app(orderNo, options) : payHost.wechat({ orderNo, openId }, options),
      { limit: writeLimit },
    ),
    pay: fromPromise<E.Either<BridgeFailure, void>, { readonly request: PaymentRequest | null }>(
      ({ input }) => {
        if (input.request === null) throw new Error('The cashier is not called without its data.');
        return bridge.pay(input.request)();
      },
    ),
  };
};

const orderingActors = (ports: PaymentPorts) => {
  const { orders, clock, random } = ports;
  return {
    checkGrade: fromCall<unknown, OfGoods>(
      ({ goodsId }, options) => orders.checkBuyGrade(goodsId, options),
      unanswered,
    ),
    beginIntent: fromPromise<Keeping, BeginInput>(({ input }) => {
      const { asked, userId, channel } = input;
      if (asked === null || channel === null)
        throw new Error('An intent begins with a wish and a way to pay.');
      const started = newIntent(asked, { key: random.uuid(), userId, channel, now: clock.now() });
      return Promise.resolve(keeping(ports, started));
    }),
    placeOrder: fromCall<string, PlacedOrder>((order, options) => orders.placeAnOrder(order, options), {
      limit: writeLimit,
    }),
    keepNumber: fromPromise<Keeping, KeepNumber>(({ input }) => {
      if (input.intent === null) throw new Error('There is no intent to keep.');
      return Promise.resolve(keeping(ports, input.intent));
    }),
  };
};

/** The lock is freed when the attempt stops acting, also when that was before it was taken. */
const lockActor = ({ lock }: PaymentPorts) =>
  fromCallback<EventObject>(({ sendBack }) => {
    let free: (() => void) | null = null;
    let isOver = false;
    const notify = (type: 'lock.busy' | 'lock.taken' | 'lock.lost'): void => {
      if (!isOver) sendBack({ type });
    };
    lock
      .take(() => notify('lock.lost'))
      .then(
        (taken) => {
          if (E.isLeft(taken)) notify('lock.busy');
          else if (isOver) taken.right();
          else {
            free = taken.right;
            notify('lock.taken');
          }
        },
        // Who cannot have it does not pay, as if another tab had it.
        () => notify('lock.busy'),
      );
    return () => {
      isOver = true;
      free?.();
    };
  });

const attemptActors = (ports: PaymentPorts) => {
  const { orders, intents, clock } = ports;
  return {
    lock: lockActor(ports),
    readClock: fromPromise<number>(() => Promise.resolve(clock.now())),
    readIntent: fromPromise<IntentReading, { readonly userId: string }>(({ input }) => {
      const now = clock.now();
      return Promise.resolve({ recovered: recoverIntent(intents.read(), input.userId, now), now });
    }),
    order: orderingMachine.provide({ actors: orderingActors(ports) }),
    h5: h5Machine.provide({ actors: h5Actors(ports) }),
    platform: platformMachine.provide({ actors: platformActors(ports) }),
    check: fromCall<unknown, OfOrder>(({ orderNo }, options) => orders.check(orderNo, options), unanswered),
    cancelOrder: fromCall<unknown, OfOrder>(
      ({ orderNo }, options) => orders.cancelPay(orderNo, options),
      unanswered,
    ),
    endIntent: fromPromise<unknown, { readonly key: string | null }>(({ input }) => {
      const kept = intents.read();
      // Another tab may have begun another intent meanwhile: that one stays.
      if (E.isRight(kept) && kept.right !== null && kept.right.key === input.key) intents.clear();
      return Promise.resolve();
    }),
  };
};

/** The actors of the payment session over its ports: `paymentSessionMachine.provide({ actors: paymentActors(ports) })`. */
export const paymentActors = (ports: PaymentPorts) => ({
  recall: fromPromise<Recalled, { readonly userId: string }>(({ input }) => {
    const now = ports.clock.now();
    const recovered = recoverIntent(ports.intents.read(), input.userId, now);
    if (recovered.kind === 'drop') ports.intents.clear();
    const isBack = recovered.kind === 'resume' && recovered.intent.stage === 'leftForOpenId';
    return Promise.resolve({ recovered, now, code: isBack ? ports.openIdCodes.take() : null });
  }),
  attempt: attemptMachine.provide({ actors: attemptActors(ports) }),
  following: paymentFollowingMachine<string>().provide({
    actors: followingActors<string>({
      // Changes of orders reach the payment session itself.
      arrivals: { listen: () => () => undefined },
      read: (orderNo, options) => T.map(followedCheck)(ports.orders.check(orderNo, options)),
      concerns: () => false,
      ended: () => undefined,
    }),
  }),
});
