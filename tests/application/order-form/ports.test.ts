import { left, right as answer, type Either } from 'fp-ts/Either';
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { orderFormActors } from '../../../src/application/order-form/actors';
import { invoiceRules, refundRules } from '../../../src/application/order-form/form-rules';
import { orderFormMachine } from '../../../src/application/order-form/machine';
import { selectOrderFormStatus } from '../../../src/application/order-form/status';
import type { GatewayFailure } from '../../../src/domain/gateway/failure';
import type { InvoiceForm } from '../../../src/domain/order/order-forms';
import { fakeFormDrafts, type FakeFormDrafts } from '../../support/fakes/form-drafts';
import { fakeLayers } from '../../support/fakes/layer-stack';
import { fakeCall, type FakeCall } from '../../support/fakes/pending-calls';
import { settled } from '../../support/fakes/settled';
import { input, opens, right, submits, types } from './samples';

interface Sent {
  readonly orderNo: string;
  readonly form: InvoiceForm;
}

const opened = async (drafts: FakeFormDrafts = fakeFormDrafts(), userId = '7') => {
  const send: FakeCall<Sent, Either<GatewayFailure, void>> = fakeCall('send');
  const layers = fakeLayers();
  const talk: string[] = [];
  const actors = orderFormActors<InvoiceForm>({
    drafts: drafts.port,
    layers: layers.port,
    talk: { answered: (orderNo) => void talk.push(orderNo) },
    send: (orderNo, form, options) => send.call({ orderNo, form }, options.signal),
  });
  const actor = createActor(orderFormMachine(invoiceRules).provide({ actors }), {
    input: { ...input, userId },
  }).start();
  actor.send(opens);
  await settled();
  return {
    actor,
    send,
    layers,
    drafts,
    talk,
    status: () => selectOrderFormStatus(actor.getSnapshot()),
  };
};

test('[PAY-16] an invoice is asked for by one call; then its draft is gone and the page is told', async () => {
  const page = await opened();
  expect(page.layers.open()).toEqual(['order-form']);
  page.actor.send(types('taxNumber', right.taxNumber));
  page.actor.send(types('email', right.email));
  await settled();
  expect(page.drafts.kept).toEqual({ formId: 'invoice-HP1', userId: '7', fields: { ...right } });
  page.actor.send(submits);
  expect(page.send.last().input).toEqual({ orderNo: 'HP1', form: right });
  page.send.last().answer(answer(undefined));
  await settled();
  expect(page.status().phase).toBe('closed');
  expect(page.drafts.kept).toBeNull();
  expect(page.talk).toEqual(['HP1']);
});

test('[VAL-06] what was typed before a reload stands there again, for the same member alone', async () => {
  const first = await opened();
  first.actor.send(types('email', right.email));
  await settled();
  first.actor.stop();
  expect((await opened(first.drafts)).status().typed.email).toBe(right.email);
  expect((await opened(first.drafts, '8')).status().typed.email).toBe('');
});

test('[VAL-06] a device that keeps nothing stops nobody; a send that failed keeps the draft', async () => {
  const drafts = fakeFormDrafts();
  drafts.failure = { kind: 'unavailable' };
  const page = await opened(drafts);
  page.actor.send(types('taxNumber', right.taxNumber));
  drafts.failure = null;
  page.actor.send(types('email', right.email));
  await settled();
  page.actor.send(submits);
  page.send.last().answer(left({ kind: 'network' }));
  await settled();
  expect(page.status()).toMatchObject({ phase: 'editing', typed: right, failure: '后端接口连接异常' });
  expect(page.drafts.kept?.fields).toEqual({ ...right });
  page.layers.back();
  expect(page.status().phase).toBe('closed');
});

test('[PAY-15] the reason of a refund is the one field of its form', () => {
  expect(refundRules.withTexts({ reason: '买错了' }, {})).toEqual({ reason: '买错了' });
  expect(refundRules.withTexts({ reason: '' }, { reason: '买错了', other: 'x' })).toEqual({
    reason: '买错了',
  });
  expect(refundRules.textsOf({ reason: '买错了' })).toEqual({ reason: '买错了' });
});
