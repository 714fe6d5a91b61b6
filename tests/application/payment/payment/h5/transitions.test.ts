import { left, right } from 'fp-ts/Either';
import { h5Machine } from '../../../../../src/application/payment/payment/h5/machine';
import { after, defect, done } from '../../../../support/explore/step';
import { transitionTable } from '../../../../support/explore/transition-table';
import {
  startedAt,
  cashierAddress,
  h5Means,
  kept,
  leftIntent,
  mwebUrl,
  notKept,
  orderNo,
  outcomeOf,
  paidIntent,
} from '../samples';

const ended = (output: object) => [
  { to: 'parent', event: { type: 'xstate.done.actor.paymentH5', output, actorId: 'paymentH5' } },
];
const endsWith = (cause: Parameters<typeof outcomeOf>[0], text?: string) => {
  const outcome = outcomeOf(cause, text);
  const output = { kind: 'ended', outcome };
  return { target: 'ended', output, sends: ended(output), text: outcome.text };
};
const leftAt = (now: number) => {
  const output = { kind: 'left', intent: leftIntent(), now };
  return { target: 'left', output, sends: ended(output) };
};

const checkEnd = { kind: 'toCheck', intent: paidIntent(), now: startedAt };
const toCheck = { target: 'toCheck', output: checkEnd, sends: ended(checkEnd) };

const prepared = done('prepare', right({ mweb_url: mwebUrl }));
const toLeaving = [prepared, done('keepIntent', kept(leftIntent(), startedAt + 7))];
const notReached = endsWith('cashierNotReached');

transitionTable('payment-h5', {
  machine: h5Machine,
  input: { intent: paidIntent(), orderNo, means: h5Means, code: null },
  text: ({ context }) => context.outcome?.text,
  rows: [
    {
      title: '[PAY-12] at first the pay host is asked where the order can be paid',
      from: [],
      target: 'preparing',
      calls: [{ actor: 'prepare', input: { orderNo } }],
    },
    {
      title: '[PAY-10][PAY-14] a good address gets the way back, and that the page is left is kept first',
      from: [],
      event: prepared,
      target: 'keepingDeparture',
      calls: [{ actor: 'keepIntent', input: { intent: leftIntent() } }],
      context: { address: cashierAddress },
    },
    ...[{}, { mweb_url: '' }, { mweb_url: null }, { mweb_url: [] }, null, 'https://pay.example', 5].map(
      (payload) => ({
        title: `[PAY-07] data without an address are no data: ${JSON.stringify(payload)}`,
        from: [],
        event: done('prepare', right(payload)),
        ...endsWith('dataIncomplete'),
      }),
    ),
    ...[
      'https://evil.example/cashier',
      'javascript:alert(1)',
      'http://pay.example/cashier/token1',
      'https://pay.example.evil.example/',
      'https://pay.example@evil.example/',
      '//pay.example/cashier',
    ].map((mweb_url) => ({
      title: `[PAY-14][SEC-02] the page is not left for ${mweb_url}`,
      from: [],
      event: done('prepare', right({ mweb_url })),
      ...endsWith('addressNotAllowed'),
    })),
    {
      title: '[PAY-07] what the pay host says comes before our own words',
      from: [],
      event: done('prepare', left({ kind: 'refused', code: 429, message: '操作过于频繁' })),
      ...endsWith('prepayRefused', '操作过于频繁'),
    },
    ...[404, 410].map((code) => ({
      title: `[PAY-02] an order that is closed is not offered to be paid again (${code})`,
      from: [],
      event: done('prepare', left({ kind: 'refused', code, message: '订单已过期' })),
      ...endsWith('orderNotPayable', '订单已过期'),
    })),
    {
      title: '[PAY-04][PAY-13] an order that is paid already is asked for, not paid again',
      from: [],
      event: done('prepare', left({ kind: 'refused', code: 409, message: '订单已支付' })),
      ...toCheck,
    },
    {
      from: [],
      event: done('prepare', left({ kind: 'network' })),
      ...endsWith('prepayRefused', '后端接口连接异常'),
    },
    {
      title: '[PAY-02] a prepay call that takes too long ends with its own words',
      from: [],
      event: done('prepare', left({ kind: 'timeout' })),
      ...endsWith('prepayRefused', '系统接口请求超时'),
    },
    {
      title: '[PAY-02] a prepay answer that cannot be read ends with its own words',
      from: [],
      event: done('prepare', left({ kind: 'malformed', field: '' })),
      ...endsWith('prepayRefused', '系统返回的数据有误，请稍后重试'),
    },

    {
      title: '[PAY-10] once that is kept the page is left',
      from: [prepared],
      event: done('keepIntent', kept(leftIntent(), startedAt + 7)),
      target: 'leavingForH5',
      calls: [{ actor: 'leavePage', input: { address: cashierAddress } }],
      context: { intent: leftIntent(), now: startedAt + 7 },
    },
    {
      title: '[PAY-10] what cannot be kept is not begun: the page stays',
      from: [prepared],
      event: done('keepIntent', notKept),
      ...notReached,
    },
    { from: [prepared], event: defect('keepIntent'), ...notReached },
    { from: [prepared], event: after(1_000), ...notReached, stops: ['keepIntent'] },
    {
      title: '[PAY-10] the page is being left',
      from: toLeaving,
      event: done('leavePage', right(undefined)),
      ...leftAt(startedAt + 7),
    },
    {
      title: '[PAY-02] leaving for the cashier failed',
      from: toLeaving,
      event: done('leavePage', left({ kind: 'failed', reason: 'blocked' })),
      ...notReached,
    },
    { from: toLeaving, event: defect('leavePage'), ...notReached },
    {
      title: '[PAY-10] a page that is still here after 10 s asks the person what happened',
      from: toLeaving,
      event: after(10_000),
      ...leftAt(startedAt + 7),
      stops: ['leavePage'],
    },
  ],
});
