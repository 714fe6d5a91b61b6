import { left, right } from 'fp-ts/Either';
import { platformMachine } from '../../../../../src/application/payment/payment/platform/machine';
import type { PaymentIntent } from '../../../../../src/domain/payment/intent';
import { after, defect, done } from '../../../../support/explore/step';
import { transitionTable } from '../../../../support/explore/transition-table';
import { appPayment, wechatPayment } from '../../../../support/samples/prepay';
import { startedAt, h5Means, kept, leftIntent, notKept, orderNo, outcomeOf, paidIntent } from '../samples';

const wechat = { intent: paidIntent({ channel: 'wechat' }), orderNo, means: h5Means, code: null } as const;
const app = { ...wechat, intent: paidIntent({ channel: 'app' }) };
const miniProgram = { ...wechat, intent: paidIntent({ channel: 'miniProgram' }) };

const ended = (output: object) => [
  {
    to: 'parent',
    event: { type: 'xstate.done.actor.paymentPlatform', output, actorId: 'paymentPlatform' },
  },
];
const endsWith = (cause: Parameters<typeof outcomeOf>[0], text?: string) => {
  const outcome = outcomeOf(cause, text);
  const output = { kind: 'ended', outcome };
  return { target: 'ended', output, sends: ended(output), text: outcome.text };
};
const toCheckWith = (intent: PaymentIntent, now = startedAt + 7) => {
  const output = { kind: 'toCheck', intent, now };
  return { target: 'toCheck', output, sends: ended(output) };
};
const leftWith = (intent: PaymentIntent) => {
  const output = { kind: 'left', intent, now: startedAt + 7 };
  return { target: 'left', output, sends: ended(output) };
};

const noOpenId = endsWith('openIdMissing');
const address = 'https://wechat.example/authorize';
const known = done('findOpenId', { kind: 'openId', openId: 'o1' });
const unknownPayer = done('findOpenId', { kind: 'none' });
const asks = [unknownPayer];
const away = paidIntent({ channel: 'wechat', stage: 'leftForOpenId' });
const toKeeping = [...asks, done('askForCode', right({ kind: 'leaving', address }))];
const toLeaving = [...toKeeping, done('keepIntent', kept(away, startedAt + 7))];
const codeFound = done('findOpenId', { kind: 'code', code: 'code-1' });
const exchanges = [codeFound];
const opened = paidIntent({ channel: 'wechat', cashierOpened: true });
const openedInApp = paidIntent({ channel: 'app', cashierOpened: true });
const prepared = [known, done('prepare', right(wechatPayment.data))];
const toInvoking = [...prepared, done('keepIntent', kept(opened, startedAt + 7))];
const toCheck = toCheckWith(opened);
const wrongOpenId = done('prepare', left({ kind: 'refused', code: 400, message: '获取openId失败' }));
const departed = leftIntent({ channel: 'miniProgram' });
const departure = done('keepIntent', kept(departed, startedAt + 7));
const toMiniProgram = [departure];
const calls = (code: string) => [{ actor: 'exchangeCode', input: { code } }];
const without = (data: object, field: string) =>
  Object.fromEntries(Object.entries(data).filter(([name]) => name !== field));

transitionTable('payment-platform', {
  machine: platformMachine,
  input: wechat,
  text: ({ context }) => context.outcome?.text,
  rows: [
    {
      title: '[PAY-08] in WeChat it is looked first who pays',
      from: [],
      target: 'findingOpenId',
      calls: ['findOpenId'],
    },
    {
      title: '[PAY-08] a code that came with the address is exchanged at once',
      input: { ...wechat, code: 'code-9' },
      from: [],
      target: 'obtainingOpenId',
      calls: calls('code-9'),
    },
    {
      title: '[PAY-02] without WeChat’s id of the application nothing is asked',
      input: { ...wechat, means: { ...h5Means, appId: null } },
      from: [],
      ...endsWith('appIdMissing'),
    },
    {
      title: '[PAY-07] the app asks the pay host at once',
      input: app,
      from: [],
      target: 'preparing',
      calls: [{ actor: 'prepare', input: { orderNo, openId: null } }],
    },
    {
      title: '[PAY-10] that the mini program is left for is kept first',
      input: miniProgram,
      from: [],
      target: 'keepingDeparture',
      calls: [{ actor: 'keepIntent', input: { intent: departed } }],
    },
    {
      title: '[PAY-02] a mini program without a path ends with 6',
      input: { ...miniProgram, means: { ...h5Means, miniProgram: null } },
      from: [],
      ...endsWith('miniProgramPathMissing'),
    },
    {
      title: '[PAY-08] a known openId is used',
      from: [],
      event: known,
      target: 'preparing',
      calls: [{ actor: 'prepare', input: { orderNo, openId: 'o1' } }],
    },
    { from: [], event: codeFound, target: 'obtainingOpenId', calls: calls('code-1') },
    { from: [], event: unknownPayer, target: 'askingForCode', calls: ['askForCode'] },
    { from: [], event: defect('findOpenId'), ...noOpenId },
    { from: [], event: after(1_000), ...noOpenId, stops: ['findOpenId'] },
    {
      title: '[PAY-08] that the page is left for WeChat’s answer is kept first',
      from: asks,
      event: done('askForCode', right({ kind: 'leaving', address })),
      target: 'keepingAbsence',
      calls: [{ actor: 'keepIntent', input: { intent: away } }],
      context: { address },
    },
    {
      from: asks,
      event: done('askForCode', right({ kind: 'code', code: 'code-2' })),
      target: 'obtainingOpenId',
      calls: calls('code-2'),
    },
    { from: asks, event: done('askForCode', left({ kind: 'failed', reason: 'x' })), ...noOpenId },
    { from: asks, event: defect('askForCode'), ...noOpenId },
    { from: asks, event: after(20_000), ...noOpenId, stops: ['askForCode'] },
    {
      from: toKeeping,
      event: done('keepIntent', kept(away, startedAt + 7)),
      target: 'leavingForOpenId',
      calls: [{ actor: 'leavePage', input: { address } }],
      context: { intent: away, now: startedAt + 7 },
    },
    { from: toKeeping, event: done('keepIntent', notKept), ...noOpenId },
    { from: toKeeping, event: defect('keepIntent'), ...noOpenId },
    { from: toKeeping, event: after(1_000), ...noOpenId, stops: ['keepIntent'] },
    {
      title: '[PAY-08] the page is left, and the person comes back with a code',
      from: toLeaving,
      event: done('leavePage', right(undefined)),
      ...leftWith(away),
    },
    { from: toLeaving, event: done('leavePage', left({ kind: 'failed', reason: 'x' })), ...noOpenId },
    { from: toLeaving, event: defect('leavePage'), ...noOpenId },
    { from: toLeaving, event: after(10_000), ...noOpenId, stops: ['leavePage'] },
    {
      title: '[PAY-08] the openId is kept in mind and its code forgotten',
      from: exchanges,
      event: done('exchangeCode', right('o2')),
      target: 'preparing',
      calls: [{ actor: 'prepare', input: { orderNo, openId: 'o2' } }],
      context: { openId: 'o2', code: null },
    },
    ...[right(''), left({ kind: 'refused', code: 400, message: 'code been used' })].map((answer) => ({
      title: `[PAY-08] without an openId it ends with 5: ${JSON.stringify(answer)}`,
      from: exchanges,
      event: done('exchangeCode', answer),
      ...noOpenId,
    })),
    { from: exchanges, event: done('exchangeCode', left({ kind: 'timeout' })), ...noOpenId },
    { from: exchanges, event: done('exchangeCode', left({ kind: 'malformed', field: '' })), ...noOpenId },
    {
      title: '[PAY-06] that WeChat’s cashier opens is kept first: from then on the order may be paid',
      from: [known],
      event: done('prepare', right({ ...wechatPayment.data, more: 1 })),
      target: 'keepingDeparture',
      calls: [{ actor: 'keepIntent', input: { intent: opened } }],
    },
    {
      title: '[PAY-07] WeChat’s cashier is called with exactly its fields',
      from: [known, done('prepare', right({ ...wechatPayment.data, more: 1 }))],
      event: done('keepIntent', kept(opened)),
      target: 'invoking',
      calls: [{ actor: 'pay', input: { request: wechatPayment } }],
    },
    {
      title: '[PAY-07] the plugin is called with exactly its fields',
      input: app,
      from: [done('prepare', right(appPayment.data))],
      event: done('keepIntent', kept(openedInApp)),
      target: 'invoking',
      calls: [{ actor: 'pay', input: { request: appPayment } }],
    },
    ...(
      [
        [wechat, [known], wechatPayment.data],
        [app, [], appPayment.data],
      ] as const
    ).flatMap(([input, from, data]) =>
      Object.keys(data).flatMap((field) =>
        [without(data, field), ...['', null, {}, true].map((value) => ({ ...data, [field]: value }))].map(
          (payload) => ({
            title: `[PAY-07] incomplete data call no cashier: ${field} in ${JSON.stringify(payload)}`,
            input,
            from,
            event: done('prepare', right(payload)),
            ...endsWith('dataIncomplete'),
          }),
        ),
      ),
    ),
    {
      from: [known],
      event: done('prepare', left({ kind: 'refused', code: 500, message: '系统未知错误' })),
      ...endsWith('prepayRefused', '系统未知错误'),
    },
    {
      title: '[PAY-02] a prepay call that takes too long ends with its own words',
      from: [known],
      event: done('prepare', left({ kind: 'timeout' })),
      ...endsWith('prepayRefused', '系统接口请求超时'),
    },
    {
      title: '[PAY-02] a prepay answer that cannot be read ends with its own words',
      from: [known],
      event: done('prepare', left({ kind: 'malformed', field: '' })),
      ...endsWith('prepayRefused', '系统返回的数据有误，请稍后重试'),
    },
    ...[404, 410].map((code) => ({
      title: `[PAY-02] an order that is closed is not offered to be paid again (${code})`,
      from: [known],
      event: done('prepare', left({ kind: 'refused', code, message: '订单已取消' })),
      ...endsWith('orderNotPayable', '订单已取消'),
    })),
    {
      title: '[PAY-04][PAY-13] an order that is paid already is asked for, not paid again',
      from: [known],
      event: done('prepare', left({ kind: 'refused', code: 409, message: '订单已支付' })),
      ...toCheckWith(wechat.intent, startedAt),
    },
    {
      title: '[PAY-08] an openId of the device that the pay host refuses is forgotten',
      from: [known],
      event: wrongOpenId,
      target: 'forgettingOpenId',
      calls: ['forgetOpenId'],
      context: { openId: null },
    },
    ...[done('forgetOpenId'), defect('forgetOpenId'), after(1_000)].map((event) => ({
      title: `[PAY-08] …and WeChat asked anew (${'answer' in event ? event.answer : '1 s'})`,
      from: [known, wrongOpenId],
      event,
      target: 'askingForCode',
      calls: ['askForCode'],
    })),
    {
      title: '[PAY-08] one that WeChat has just told is not asked for a second time',
      from: [...exchanges, done('exchangeCode', right('o2'))],
      event: wrongOpenId,
      ...endsWith('prepayRefused', '获取openId失败'),
    },
    {
      title: '[PAY-08] the app sends none, so none of its own is wrong',
      input: app,
      from: [],
      event: wrongOpenId,
      ...endsWith('prepayRefused', '获取openId失败'),
    },

    {
      from: [],
      input: miniProgram,
      event: departure,
      target: 'invoking',
      calls: [
        {
          actor: 'pay',
          input: { request: { kind: 'miniProgram', ...h5Means.miniProgram, orderNo } },
        },
      ],
    },
    ...[done('keepIntent', notKept), defect('keepIntent'), after(1_000)].map((event) => ({
      from: [],
      input: miniProgram,
      event,
      ...endsWith('cashierNotReached'),
    })),
    {
      title: '[PAY-02] having left for the mini program is no payment',
      input: miniProgram,
      from: toMiniProgram,
      event: done('pay', right(undefined)),
      ...leftWith(departed),
    },
    {
      title: '[PAY-04] what the cashier calls paid is asked of the gateway',
      from: toInvoking,
      event: done('pay', right(undefined)),
      ...toCheck,
    },
    {
      title: '[PAY-04] a cashier that failed may have been paid: the gateway is asked',
      from: toInvoking,
      event: done('pay', left({ kind: 'failed', reason: 'get_brand_wcpay_request:fail' })),
      ...toCheck,
    },
    {
      title: '[PAY-11] calling the cashier off ends with 3',
      from: toInvoking,
      event: done('pay', left({ kind: 'cancelled' })),
      ...endsWith('cancelledAtCashier'),
    },
    {
      title: '[PAY-09] without WeChat on the device it ends with 5',
      from: toInvoking,
      event: done('pay', left({ kind: 'notInstalled' })),
      ...endsWith('appNotInstalled'),
    },
    {
      title: '[ENV-04][PAY-09] an app without the plugin is too old and ends with 7',
      from: toInvoking,
      event: done('pay', left({ kind: 'versionTooLow' })),
      ...endsWith('appTooOld'),
      text: '当前应用版本过低，请升级到最新版本后再试',
    },
    {
      title: '[PAY-02] a cashier that did not come took nothing: it ends with 8',
      from: toInvoking,
      event: done('pay', left({ kind: 'notOpened', reason: 'WeixinJSBridge did not come' })),
      ...endsWith('cashierNotReached'),
    },
    { from: toInvoking, event: defect('pay'), ...toCheck },
    { from: toInvoking, event: after(600_000), ...toCheck, stops: ['pay'] },
  ],
});
