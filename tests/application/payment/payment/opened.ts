import { right } from 'fp-ts/Either';
import { createActor } from 'xstate';
import { paymentActors } from '../../../../src/application/payment/payment/actors';
import type { PaymentSessionFact } from '../../../../src/application/payment/payment/session/events';
import { paymentSessionMachine } from '../../../../src/application/payment/payment/session/machine';
import { selectPaymentStatus } from '../../../../src/application/payment/payment/session/status';
import type { PaymentIntent } from '../../../../src/domain/payment/intent';
import type { PaymentMeans } from '../../../../src/domain/payment/channel';
import { fakeClock } from '../../../support/fakes/clock';
import { fakeIntents, fakeLock, fakeOpenIdCodes, fakeOpenIds } from '../../../support/fakes/payment-device';
import { settled } from '../../../support/fakes/settled';
import { startedAt, meansOf, userId } from './samples';
import { fakeFamily } from '../../../support/fakes/fake-families';

interface Kept {
  readonly kept?: PaymentIntent | 'damaged' | null;
  readonly code?: string | null;
  readonly channel?: PaymentMeans['channel'];
  readonly openId?: string | null;
}

/** A desk over fakes, at which a member has arrived. */
export const opened = async ({ kept = null, code = null, channel = 'h5', openId = null }: Kept = {}) => {
  const orders = fakeFamily('order');
  const payHost = fakeFamily('payHost');
  const openIdGateway = fakeFamily('openId');
  const openIds = fakeOpenIds(openId);
  const codes = fakeOpenIdCodes(code);
  const intents = fakeIntents(kept);
  const lock = fakeLock();
  const clock = fakeClock(startedAt);
  const leftFor: string[] = [];
  const ended: PaymentSessionFact[] = [];
  const session = createActor(
    paymentSessionMachine.provide({
      actors: paymentActors({
        orders: orders.port,
        payHost: payHost.port,
        openIdGateway: openIdGateway.port,
        openIds: openIds.port,
        openIdCodes: codes.port,
        bridge: {
          pay: () => () => Promise.resolve(right(undefined)),
          leaveFor: (address) => () => {
            leftFor.push(address);
            return Promise.resolve(right(undefined));
          },
        },
        intents: intents.port,
        lock: lock.port,
        clock: clock.port,
        random: { uuid: () => 'key-1' },
      }),
    }),
    { input: meansOf(channel), clock: clock.timers },
  );
  session.on('payment.ended', (fact) => ended.push(fact));
  session.start();
  session.send({ type: 'payment.memberCame', userId });
  await settled();
  const status = () => selectPaymentStatus(session.getSnapshot());
  return {
    session,
    orders,
    payHost,
    openIdGateway,
    openIds,
    codes,
    intents,
    lock,
    clock,
    leftFor,
    ended,
    status,
  };
};
