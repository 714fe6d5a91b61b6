import { left, map, right, type Either } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { passwordForm, passwordRules } from '../../../../src/application/session/change-password/definition';
import {
  invoiceForm,
  invoiceRules,
  refundForm,
  refundRules,
  type OrderGiven,
  type RefundGiven,
} from '../../../../src/application/payment/order-detail/forms';
import { ndaRejectionForm, ndaRejectionRules } from '../../../../src/application/deals/nda/definition';
import { profileForm, profileRules } from '../../../../src/application/member/profile-edit/definition';
import type { GatewayFailure } from '../../../../src/domain/gateway/failure';
import type { InvoiceForm, RefundForm } from '../../../../src/domain/order/order-forms';
import type { OrderTalk } from '../../../../src/ports/order-talk';
import { ndaExamples } from '../../../../tools/docs/contract/examples/nda';
import { fakeFormDrafts } from '../../../support/fakes/form-drafts';
import { fakeLayers } from '../../../support/fakes/layer-stack';
import { fakeRandom } from '../../../support/fakes/random';
import { settled } from '../../../support/fakes/settled';
import { formContract, type FormCase, type FormNeeds } from './form-contract';
import * as it from './samples';
import { callsOf, fakeFamily } from '../../../support/fakes/fake-families';

const given = { orderNo: 'HP1' };
const talkOf = (changed: () => void): OrderTalk => ({
  answered: (orderNo) => (orderNo === 'HP1' ? changed() : undefined),
});
const orderPorts = ({ drafts, layers, call, changed }: FormNeeds<void>) => ({
  drafts,
  layers,
  talk: talkOf(changed),
  orders: {
    saveRefund: (typed: object, options?: { readonly signal?: AbortSignal | undefined }) =>
      call.call(typed, options?.signal),
    saveInvoice: (typed: object, options?: { readonly signal?: AbortSignal | undefined }) =>
      call.call(typed, options?.signal),
  },
});

const refundGiven = { ...given, refundNow: { amount: 6_800_000, percent: 100 } };
const refundCase: FormCase<RefundForm, RefundGiven, void> = {
  name: '[PAY-15] asking for the money back',
  rules: refundRules,
  machine: (needs) => refundForm(orderPorts(needs)),
  input: { userId: '7', given: refundGiven, initial: { reason: '' } },
  sound: { reason: '项目已终止，不再需要' },
  sent: { ...given, amount: 6_800_000, reason: '项目已终止，不再需要' },
  answer: undefined,
  unsound: ['reason', '不'],
};
formContract(refundCase);

formContract({
  name: '[ENT-09] rejecting an NDA on the own deal',
  rules: ndaRejectionRules,
  machine: ({ drafts, layers, call, changed }) =>
    ndaRejectionForm({
      drafts,
      layers,
      talk: { changed },
      ndas: {
        reject: (typed, options) => async () =>
          map(() => ndaExamples.reject.answered)(await call.call(typed, options?.signal)()),
      },
    }),
  input: { userId: '7', given: { id: '17' }, initial: { reason: '' } },
  sound: { reason: '请改用单位全称' },
  sent: { id: '17', reason: '请改用单位全称' },
  answer: undefined,
  unsound: ['reason', '长'.repeat(201)],
});

const invoiceCase: FormCase<InvoiceForm, OrderGiven, void> = {
  name: '[PAY-16] asking for an invoice',
  rules: invoiceRules,
  machine: (needs) => invoiceForm(orderPorts(needs)),
  input: it.invoiceInput,
  sound: it.rightInvoice,
  sent: { ...given, ...it.rightInvoice },
  answer: undefined,
  unsound: ['taxNumber', '91350100M000100Y4'],
};
formContract(invoiceCase);

formContract({
  name: '[SCR-10] one’s own profile',
  rules: profileRules,
  machine: ({ drafts, call, changed }) =>
    profileForm({
      drafts,
      memberChanges: { changed },
      callOf: callsOf({ profile: { save: (fields, options) => call.call(fields, options?.signal) } }),
    }),
  input: it.profileInput(false),
  sound: { ...it.ownFields, position: '合伙人' },
  sent: { ...it.ownFields, position: '合伙人' },
  answer: undefined,
  unsound: ['email', 'he@'],
});

formContract({
  name: '[SCR-10] a new password',
  rules: passwordRules,
  machine: ({ drafts, call }) =>
    passwordForm({
      drafts,
      random: fakeRandom(),
      callOf: callsOf({
        credential: { changePassword: (typed, options) => call.call(typed, options?.signal) },
      }),
    }),
  notifiesNoTab: true,
  input: it.passwordInput,
  sound: it.rightPasswords,
  sent: { oldPassword: it.rightPasswords.oldPassword, password: it.rightPasswords.password },
  answer: 2,
  unsound: ['repeated', 'amber-2027'],
});

test('[PAY-16] a refund sends the sum that was shown; another one is shown and asked about again', async () => {
  const now = { amount: '34000.00', percent: 50 };
  const message = '退款金额已变为 ¥34,000.00，请核对后重新提交';
  const answers: readonly Either<GatewayFailure, void>[] = [
    left({ kind: 'refused', code: 409, message, changedTo: now }),
    right(undefined),
  ];
  const sums: unknown[] = [];
  const heard: string[] = [];
  const machine = refundForm({
    drafts: fakeFormDrafts().port,
    layers: fakeLayers().port,
    talk: talkOf(() => void heard.push('changed')),
    orders: {
      ...fakeFamily('order').port,
      saveRefund: ({ amount }) => {
        const answer = answers[sums.push(amount) - 1] ?? left({ kind: 'cancelled' });
        return () => Promise.resolve(answer);
      },
    },
  });
  const sheet = createActor(machine, {
    input: { userId: '7', given: { ...given, refundNow: null }, initial: { reason: '' } },
  });
  sheet.start().send({ type: 'form.openedAbout', about: { refundNow: refundGiven.refundNow } });
  await settled();
  sheet.send({ type: 'form.typed', field: 'reason', text: '行程有变' });
  sheet.send(it.submits);
  await settled();
  const { context } = sheet.getSnapshot();
  expect(sheet.getSnapshot().matches('editing')).toBe(true);
  expect([context.given.refundNow, context.failure]).toEqual([{ amount: 3_400_000, percent: 50 }, message]);
  expect(heard).toEqual(['changed']);
  sheet.send(it.submits);
  await settled();
  expect(sums).toEqual([6_800_000, 3_400_000]);
  expect(sheet.getSnapshot().matches('closed')).toBe(true);
});

test('[LAY-19] back puts a form in a sheet away first, and what was typed stands there when it is opened again', async () => {
  const layers = fakeLayers();
  const drafts = fakeFormDrafts();
  const ports = { drafts: drafts.port, layers: layers.port, talk: talkOf(() => undefined) };
  const actor = createActor(invoiceForm({ ...ports, orders: fakeFamily('order').port }), {
    input: it.invoiceInput,
  }).start();
  actor.send(it.opens);
  await settled();
  expect(layers.open()).toEqual(['form']);
  actor.send(it.typesInvoice('email', it.rightInvoice.email));
  await settled();
  layers.back();
  expect(actor.getSnapshot().matches('closed')).toBe(true);
  actor.send(it.opens);
  await settled();
  expect(actor.getSnapshot().context.typed.email).toBe(it.rightInvoice.email);
});

test('[SCR-10] a change whose answer was lost goes out again under the same key, and is found to be done', async () => {
  const answers: readonly Either<GatewayFailure, number>[] = [left({ kind: 'network' }), right(0)];
  const keys: (string | undefined)[] = [];
  const machine = passwordForm({
    drafts: fakeFormDrafts().port,
    random: fakeRandom(),
    callOf: callsOf({
      credential: {
        changePassword: (_, options) => () =>
          Promise.resolve(answers[keys.push(options?.key) - 1] ?? left({ kind: 'cancelled' })),
      },
    }),
  });
  const page = createActor(machine, { input: it.passwordInput }).start();
  await settled();
  for (const event of [...it.filled, it.submits]) page.send(event);
  await settled();
  expect(page.getSnapshot().context.failure).toContain('密码可能已修改成功');
  page.send(it.submits);
  await settled();
  expect(page.getSnapshot().context.answer).toBe(0);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
});
