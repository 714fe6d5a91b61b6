import { left, right, type Either } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Bid } from '../../../../contract/bid/bid';
import { isDecimal, type Decimal } from '../../../../contract/values/decimal';
import { dealBids } from '../../../../src/application/deals/bid/deal-bids';
import {
  answerForm,
  answerRules,
  bidForm,
  bidRules,
  withdrawForm,
  withdrawRules,
} from '../../../../src/application/deals/bid/forms';
import type { FormEvent } from '../../../../src/application/kit/form/form-context';
import {
  initialAnswer,
  type AnswerForm,
  type AnswerGiven,
  type BidForm,
  type BidGiven,
} from '../../../../src/domain/bid/bid-form';
import type { GatewayFailure } from '../../../../src/domain/gateway/failure';
import { noBids, openBid } from '../../../../tools/gallery/stories/bids';
import { fakeFormDrafts } from '../../../support/fakes/form-drafts';
import { fakeLayers } from '../../../support/fakes/layer-stack';
import { fakePagePorts } from '../../../support/fakes/page-ports';
import { fakeRandom } from '../../../support/fakes/random';
import { settled } from '../../../support/fakes/settled';
import { incomingMessage } from '../../../support/samples/incoming-message';
import { formContract, type FormCase, type FormNeeds } from '../../kit/form/form-contract';

const decimal = (text: string): Decimal => {
  if (isDecimal(text)) return text;
  throw new Error(text);
};

const asked =
  <A>({ call }: Pick<FormNeeds<A>, 'call'>) =>
  (said: object, options?: { readonly signal?: AbortSignal | undefined }) =>
    call.call(said, options?.signal);
const unused = () => () => Promise.reject(new Error('this is not asked'));
const portsOf = ({ drafts, layers, changed }: Pick<FormNeeds<unknown>, 'drafts' | 'layers' | 'changed'>) => ({
  drafts,
  layers,
  changed,
  random: fakeRandom(),
});
const bids = { place: unused, withdraw: unused, answer: unused };

const given: BidGiven = { saleId: 's1', kind: 'bid', least: decimal('1200'), price: { kind: 'absent' } };
const sound: BidForm = { amount: '1.25', unit: '亿元', note: '可全额支付' };
const bidCase: FormCase<BidForm, BidGiven, Bid> = {
  name: '[SCR-03] bidding',
  rules: bidRules,
  machine: (needs) => bidForm({ ...portsOf(needs), bids: { ...bids, place: asked(needs) } }),
  input: { userId: '7', given, initial: { amount: '', unit: '万元', note: '' } },
  sound,
  sent: { saleId: 's1', kind: 'bid', amount: '12500', note: '可全额支付' },
  answer: openBid,
  unsound: ['amount', '0'],
};
formContract(bidCase);

formContract({
  name: '[SCR-03] taking back what stands',
  rules: withdrawRules,
  machine: (needs) => withdrawForm({ ...portsOf(needs), bids: { ...bids, withdraw: asked(needs) } }),
  input: { userId: '7', given: { bidId: '17' }, initial: { words: '' } },
  sound: { words: '方向调整' },
  sent: { bidId: '17', words: '方向调整' },
  answer: undefined,
  unsound: ['words', '长'.repeat(201)],
});

const answering: AnswerGiven = { bidId: '17', kind: 'bid', amount: decimal('23500'), bidderName: '何嘉' };

const answerCase: FormCase<AnswerForm, AnswerGiven, void> = {
  name: '[SCR-03] the owner’s answer',
  rules: answerRules,
  machine: (needs) => answerForm({ ...portsOf(needs), bids: { ...bids, answer: asked(needs) } }),
  input: { userId: '7', given: answering, initial: initialAnswer },
  sound: { verdict: 'declined', words: '价格过低' },
  sent: { bidId: '17', verdict: 'declined', words: '价格过低' },
  answer: undefined,
  unsound: ['words', '低'],
};
formContract(answerCase);

test('[VAL-06] what the gateway refuses stands beside its field, and a sum has no place in an interest', () => {
  expect(bidRules.refusedField('报价不能低于委托方公布的最低报价 1,200 万元')).toBe('amount');
  expect(bidRules.refusedField('说明不能超过 500 字，也不能含有无法显示的字符')).toBe('note');
  expect(bidRules.refusedField('该项目已下架或已成交，不再接受意向和报价')).toBeNull();
  expect(bidRules.takes('amount', '100', { ...given, kind: 'interest' })).toBe(false);
  expect(bidRules.takes('unit', '元', { ...given, kind: 'interest' })).toBe(false);
  expect(bidRules.takes('unit', '港元', given)).toBe(false);
  expect(bidRules.takes('unit', '亿元', given)).toBe(true);
  expect(answerRules.takes('verdict', 'maybe', answering)).toBe(false);
});

test('[VAL-06] a sum far from what is asked is asked about beside its field, and goes out when the same is sent again', async () => {
  const sent: (string | null)[] = [];
  const place = ({ amount }: { readonly amount: string | null }) => {
    sent.push(amount);
    return () => Promise.resolve(left<GatewayFailure>({ kind: 'network' }));
  };
  const needs = {
    ...portsOf({ drafts: fakeFormDrafts().port, layers: fakeLayers().port, changed: () => undefined }),
  };
  const machine = bidForm({ ...needs, bids: { ...bids, place } });
  const far = { ...given, price: { kind: 'shown', value: decimal('48000') } } as const;
  const input = { userId: '7', given: far, initial: { ...sound, amount: '4800000', unit: '万元' } } as const;
  const actor = createActor(machine, { input }).start();
  const does = async (...events: FormEvent<BidForm>[]) => {
    for (const event of events) actor.send(event);
    await settled();
    return actor.getSnapshot().context.errors.amount ?? null;
  };
  const submit = { type: 'form.submitted' } as const;
  expect(await does({ type: 'form.opened' })).toBeNull();
  expect(await does(submit)).toContain('请核对单位');
  // What is said goes with the unit too; another sum is asked about anew, the same not.
  expect(await does({ type: 'form.typed', field: 'unit', text: '亿元' })).toBeNull();
  expect(await does({ type: 'form.typed', field: 'amount', text: '9600' }, submit)).toContain('2,000 倍');
  expect(sent).toEqual([]);
  await does(submit);
  await does(submit);
  expect(sent).toEqual(['96000000', '96000000']);
  // Put away, it is forgotten.
  expect(await does({ type: 'form.closed' }, { type: 'form.opened' })).toBeNull();
  expect(await does(submit)).toContain('2,000 倍');
  expect(sent).toHaveLength(2);
  actor.stop();
});

test('[SCR-03] a bid whose answer was lost goes out again under the same key', async () => {
  const answers: Either<GatewayFailure, Bid>[] = [left({ kind: 'network' }), right(openBid)];
  const keys: (string | undefined)[] = [];
  const machine = bidForm({
    drafts: fakeFormDrafts().port,
    layers: fakeLayers().port,
    random: fakeRandom(),
    changed: () => undefined,
    bids: {
      ...bids,
      place: (_, options) => () => {
        keys.push(options?.key);
        return Promise.resolve(answers.shift() ?? right(openBid));
      },
    },
  });
  const actor = createActor(machine, { input: { userId: '7', given, initial: sound } }).start();
  actor.send({ type: 'form.opened' });
  await settled();
  // The first press is asked about.
  for (let one = 0; one < 3; one += 1) {
    actor.send({ type: 'form.submitted' });
    await settled();
  }
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect(actor.getSnapshot().matches('closed')).toBe(true);
});

test('[SCR-03] how one stands is read anew when the deal is told of, and when one has said something', async () => {
  const { ports, gateways, arrives } = fakePagePorts();
  const { standing, forms } = dealBids(ports, 's1');
  const actor = createActor(standing, { input: { input: 's1' } }).start();
  await settled();
  gateways.bid.ofDeal.last().answer(right(noBids));
  await settled();
  arrives({ ...incomingMessage('他'), kind: 'deal', link: '/sale/entrust/other' });
  await settled();
  expect(gateways.bid.ofDeal.calls).toHaveLength(1);
  arrives({ ...incomingMessage('答'), kind: 'deal', link: '/sale/entrust/s1' });
  await settled();
  expect(gateways.bid.ofDeal.calls).toHaveLength(2);
  gateways.bid.ofDeal.last().answer(right(noBids));
  await settled();
  const form = createActor(forms.place, {
    input: { userId: '7', given: { ...given, kind: 'interest' }, initial: { ...sound, amount: '' } },
  }).start();
  form.send({ type: 'form.opened' });
  await settled();
  form.send({ type: 'form.submitted' });
  await settled();
  expect(gateways.bid.place.last().input).toMatchObject({ kind: 'interest', amount: null });
  gateways.bid.place.last().answer(right(openBid));
  await settled();
  expect(gateways.bid.ofDeal.calls).toHaveLength(3);
  actor.stop();
});
