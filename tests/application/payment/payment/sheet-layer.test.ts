import { expect, test } from 'vitest';
import { layPaymentSheet } from '../../../../src/application/payment/payment/sheet-layer';
import type { PaymentStatus } from '../../../../src/application/payment/payment/status';
import { fakeLayers } from '../../../support/fakes/layer-stack';
import { fakePaymentFlow } from '../../../support/fakes/payment-flow';

const thing = { orderNo: 'HP1', goodsName: '专业会员', amount: 698_000 };
const asking: PaymentStatus = { kind: 'askingConfirmation', left: true, until: 1, note: null, ...thing };
const working: PaymentStatus = { kind: 'working', step: 'checking', text: '正在核对', ...thing };
const blocked: PaymentStatus = { kind: 'blockedByOther', until: 1, text: '', canCheckAgain: true, ...thing };
const dropped: PaymentStatus = { kind: 'dropped', reason: 'old', text: '已超时', orderNo: null };
const finished: PaymentStatus = {
  kind: 'finished',
  outcome: 1,
  title: '支付成功',
  text: '支付成功',
  hint: null,
  canCheckAgain: false,
  isOpen: false,
  openUntil: null,
  cancelFailed: false,
  ...thing,
};

const laid = (first: PaymentStatus) => {
  const session = fakePaymentFlow(first);
  const layers = fakeLayers();
  layPaymentSheet(session.port, layers.port);
  return { session, layers };
};

test.each([finished, dropped, blocked, asking])(
  '[LAY-19] back closes what decides nothing: $kind',
  (status) => {
    const { session, layers } = laid(status);
    expect(layers.open()).toEqual(['payment']);
    layers.back();
    expect(session.presses).toEqual([{ type: 'payment.closed' }]);
  },
);

test.each([{ kind: 'idle' } as const, working])(
  '[LAY-19] back closes nothing of a payment that is $kind',
  (status) => {
    expect(laid(status).layers.open()).toEqual([]);
  },
);

test('[LAY-19] the layer goes with the sheet, and lies there once', () => {
  const { session, layers } = laid(working);
  session.set(finished);
  session.set(dropped);
  expect(layers.open()).toEqual(['payment']);
  session.set({ kind: 'idle' });
  expect(layers.open()).toEqual([]);
  expect(session.presses).toEqual([]);
});
