import { left, right, type Either } from 'fp-ts/Either';
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { selectAskFirst } from '../../../../src/application/kit/ask-first/machine';
import { orderCancel } from '../../../../src/application/payment/order-cancel/definition';
import type { GatewayFailure } from '../../../../src/domain/gateway/failure';
import { fakeLayers } from '../../../support/fakes/layer-stack';
import { fakeIntents } from '../../../support/fakes/payment-device';
import { fakeCall, type FakeCall } from '../../../support/fakes/pending-calls';
import { settled } from '../../../support/fakes/settled';
import { sampleIntent } from '../../../support/samples/payment-intent';

const opened = (codeComes = true) => {
  const cancelPay: FakeCall<string, Either<GatewayFailure, void>> = fakeCall('cancelPay');
  const layers = fakeLayers();
  const intents = fakeIntents();
  const talk: string[] = [];
  const machine = orderCancel({
    orders: { cancelPay: (orderNo, options) => cancelPay.call(orderNo, options?.signal) },
    layers: layers.port,
    intents: () => (codeComes ? Promise.resolve(intents.port) : Promise.reject(new Error('network'))),
    talk: { answered: (orderNo) => void talk.push(orderNo) },
  });
  const actor = createActor(machine).start();
  return {
    actor,
    cancelPay,
    layers,
    intents,
    talk,
    status: () => selectAskFirst(actor.getSnapshot()),
  };
};

test('[PAY-11][PAY-15] the order is cancelled by one call, after the question', async () => {
  const page = opened();
  page.actor.send({ type: 'ask.requested', subject: 'HP1' });
  expect(page.layers.open()).toEqual(['cancel-order']);
  expect(page.status()).toMatchObject({ phase: 'asking', error: null });
  page.actor.send({ type: 'ask.confirmed' });
  expect(page.layers.open()).toEqual([]);
  expect(page.cancelPay.calls.map(({ input }) => input)).toEqual(['HP1']);
  page.cancelPay.last().answer(right(undefined));
  await settled();
  expect(page.status().phase).toBe('done');
  expect(page.talk).toEqual(['HP1']);
});

test('[LAY-19] back closes the question, and leaving the page gives the call up', async () => {
  const page = opened();
  page.actor.send({ type: 'ask.requested', subject: 'HP1' });
  page.layers.back();
  expect(page.status().phase).toBe('resting');
  page.actor.send({ type: 'ask.requested', subject: 'HP1' });
  page.actor.send({ type: 'ask.confirmed' });
  page.cancelPay.last().answer(left({ kind: 'timeout' }));
  await settled();
  expect(page.status()).toMatchObject({ phase: 'failed', error: '系统接口请求超时' });
  page.actor.send({ type: 'ask.requested', subject: 'HP1' });
  page.actor.send({ type: 'ask.confirmed' });
  page.actor.stop();
  expect(page.cancelPay.last().signal?.aborted).toBe(true);
});

test('[PAY-10][PAY-11] with its order, the payment that the device keeps of it has ended; that of another goes on', async () => {
  const page = opened();
  const cancel = async (answer: Either<GatewayFailure, void>): Promise<void> => {
    page.actor.send({ type: 'ask.requested', subject: 'HP1' });
    page.actor.send({ type: 'ask.confirmed' });
    page.cancelPay.last().answer(answer);
    await settled();
  };
  const own = { ...sampleIntent, orderNo: 'HP1' };
  page.intents.kept = own;
  await cancel(left({ kind: 'timeout' }));
  expect([page.intents.kept, page.talk]).toEqual([own, []]);
  // Refused, it stands otherwise than the page shows: whoever shows it hears so.
  await cancel(left({ kind: 'refused', code: 409, message: '订单已支付，不能取消' }));
  expect([page.intents.kept, page.talk]).toEqual([own, ['HP1']]);
  await cancel(right(undefined));
  expect(page.intents.kept).toBeNull();
});

test.each([{ ...sampleIntent, orderNo: 'HP2' }, { ...sampleIntent, orderNo: null }, 'damaged' as const])(
  '[PAY-06] what the device keeps of no order, of another, or cannot be read, is left alone',
  async (kept) => {
    const page = opened();
    page.intents.kept = kept;
    page.actor.send({ type: 'ask.requested', subject: 'HP1' });
    page.actor.send({ type: 'ask.confirmed' });
    page.cancelPay.last().answer(right(undefined));
    await settled();
    expect(page.status().phase).toBe('done');
    expect(page.intents.clears()).toBe(0);
  },
);

test('[PAY-11] where the code that knows of payments does not come, the order is cancelled all the same', async () => {
  const page = opened(false);
  page.intents.kept = { ...sampleIntent, orderNo: 'HP1' };
  page.actor.send({ type: 'ask.requested', subject: 'HP1' });
  page.actor.send({ type: 'ask.confirmed' });
  page.cancelPay.last().answer(right(undefined));
  await settled();
  expect([page.status().phase, page.talk]).toEqual(['done', ['HP1']]);
  expect(page.intents.clears()).toBe(0);
});
