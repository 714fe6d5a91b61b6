import { left, right, type Either } from 'fp-ts/Either';
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { orderCancelActors } from '../../../src/application/order-cancel/actors';
import { orderCancelMachine } from '../../../src/application/order-cancel/machine';
import { selectOrderCancelStatus } from '../../../src/application/order-cancel/status';
import type { GatewayFailure } from '../../../src/domain/gateway/failure';
import { fakeLayers } from '../../support/fakes/layer-stack';
import { fakeCall, type FakeCall } from '../../support/fakes/pending-calls';
import { settled } from '../../support/fakes/settled';

const opened = () => {
  const cancelPay: FakeCall<string, Either<GatewayFailure, void>> = fakeCall('cancelPay');
  const layers = fakeLayers();
  const actors = orderCancelActors({
    orders: { cancelPay: (orderNo, options) => cancelPay.call(orderNo, options?.signal) },
    layers: layers.port,
  });
  const actor = createActor(orderCancelMachine.provide({ actors }), { input: { orderNo: 'HP1' } }).start();
  const answers: string[] = [];
  actor.on('orderCancel.answered', () => void answers.push('answered'));
  return { actor, cancelPay, layers, answers, status: () => selectOrderCancelStatus(actor.getSnapshot()) };
};

test('[PAY-11][PAY-15] the order is cancelled by one call, after the question', async () => {
  const page = opened();
  page.actor.send({ type: 'orderCancel.requested' });
  expect(page.layers.open()).toEqual(['cancel-order']);
  expect(page.status()).toEqual({ phase: 'asking', error: null });
  page.actor.send({ type: 'orderCancel.confirmed' });
  expect(page.layers.open()).toEqual([]);
  expect(page.cancelPay.calls.map(({ input }) => input)).toEqual(['HP1']);
  page.cancelPay.last().answer(right(undefined));
  await settled();
  expect(page.status().phase).toBe('cancelled');
  expect(page.answers).toEqual(['answered']);
});

test('[LAY-19] back closes the question, and leaving the page gives the call up', async () => {
  const page = opened();
  page.actor.send({ type: 'orderCancel.requested' });
  page.layers.back();
  expect(page.status().phase).toBe('resting');
  page.actor.send({ type: 'orderCancel.requested' });
  page.actor.send({ type: 'orderCancel.confirmed' });
  page.cancelPay.last().answer(left({ kind: 'timeout' }));
  await settled();
  expect(page.status()).toEqual({ phase: 'resting', error: '系统接口请求超时' });
  page.actor.send({ type: 'orderCancel.requested' });
  page.actor.send({ type: 'orderCancel.confirmed' });
  page.actor.stop();
  expect(page.cancelPay.last().signal?.aborted).toBe(true);
});
