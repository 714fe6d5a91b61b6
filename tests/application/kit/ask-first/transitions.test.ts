import { left, right } from 'fp-ts/Either';
import { askFirstMachine, selectAskFirst } from '../../../../src/application/kit/ask-first/machine';
import { after, done, says } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { refusalRows } from '../../../support/refusal-rows';
import { confirms, dismisses, requests, rules, undoes, type Sample } from './samples';

const machine = askFirstMachine(rules);
const isDone = done('call', right(undefined));
const network = done('call', left({ kind: 'network' }));
const timeout = done('call', left({ kind: 'timeout' }));
const refused = done('call', left({ kind: 'refused', code: 409, message: '订单已支付，不能取消' }));
const toAsking = [requests('delete')];
const toCalling = [...toAsking, confirms];
const toDone = [...toCalling, isDone];
const toNotOpened = [...toAsking, says('layer', { type: 'ask.notOpened' })];
const toFailed = [...toCalling, network];
const toHidden = [requests('hide'), isDone];
const call = (act: Sample['act'], id = 'd1') => [{ actor: 'call', input: { subject: { act, id } } }];
const about = (act: Sample['act'], id = 'd1') => ({ subject: { act, id }, error: null });
const nothing = { subject: null, error: null };
const refuses = (
  from: Parameters<typeof refusalRows<typeof machine>>[0]['from'],
  target: string,
  events: readonly (typeof confirms)[],
) => refusalRows<typeof machine>({ from, target, events });

transitionTable('ask-first', {
  machine,
  text: (snapshot) => selectAskFirst(snapshot).error ?? '',
  rows: [
    { from: [], target: 'resting', text: '', context: { ...nothing, done: [] } },
    {
      title: '[PAY-15][LAY-19] what cannot be undone is asked about first, over the page',
      from: [],
      event: requests('delete'),
      target: 'asking',
      calls: ['layer'],
      context: about('delete'),
    },
    {
      title: '[MKT-06] what can be undone is done without a question',
      from: [],
      event: requests('hide'),
      target: 'calling',
      calls: call('hide'),
      context: about('hide'),
    },
    ...refuses([], 'resting', [confirms, dismisses, undoes]),
    ...[dismisses, says('layer', dismisses)].map((event) => ({
      title: `[LAY-19] a dismissed question makes no call (${'type' in event ? 'its button' : 'back'})`,
      from: toAsking,
      event,
      target: 'resting',
      stops: ['layer'],
      context: nothing,
    })),
    {
      title: '[PAY-15] a question that cannot be opened makes no call, and the reason is shown',
      from: toAsking,
      event: says('layer', { type: 'ask.notOpened' }),
      target: 'notOpened',
      stops: ['layer'],
      context: { subject: { act: 'delete', id: 'd1' } },
      text: '系统返回的数据有误，请稍后重试',
    },
    ...refuses(toNotOpened, 'notOpened', [confirms, undoes]),
    {
      title: '[PAY-15] after that it is asked about again',
      from: toNotOpened,
      event: requests('delete'),
      target: 'asking',
      calls: ['layer'],
      context: about('delete'),
    },
    {
      title: '[MKT-06] after that what can be undone is done without a question',
      from: toNotOpened,
      event: requests('hide'),
      target: 'calling',
      calls: call('hide'),
      context: about('hide'),
    },
    { from: toNotOpened, event: dismisses, target: 'resting', context: nothing },
    { from: toNotOpened, event: after(rules.shownMs), target: 'resting', context: nothing },
    {
      title: '[SCR-12] another request replaces the one in the question',
      from: toAsking,
      event: requests('delete', 'd2'),
      target: 'asking',
      context: about('delete', 'd2'),
    },
    ...refuses(toAsking, 'asking', [requests('hide'), undoes]),
    {
      title: '[PAY-11][ENT-09] a confirmed request is one call to the gateway',
      from: toAsking,
      event: confirms,
      target: 'calling',
      stops: ['layer'],
      calls: call('delete'),
      context: about('delete'),
    },
    {
      title: '[PAY-11] it is done once the gateway says so',
      from: toCalling,
      event: isDone,
      target: 'done',
      context: { ...about('delete'), done: [{ act: 'delete', id: 'd1' }] },
      text: '',
    },
    {
      title: '[PAY-11] a refused call is not done, and the reason is shown',
      from: toCalling,
      event: refused,
      target: 'failed',
      text: '订单已支付，不能取消',
      context: { done: [] },
    },
    {
      title: '[PAY-11] a call without an answer is not shown as done',
      from: toCalling,
      event: network,
      target: 'failed',
      text: '后端接口连接异常',
      context: { done: [] },
    },
    { from: toCalling, event: timeout, target: 'failed', text: '系统接口请求超时' },
    ...refuses(toCalling, 'calling', [requests('hide'), confirms, dismisses, undoes]),
    {
      title: '[MKT-06] a call is undone by one tap while its result is shown',
      from: toHidden,
      event: undoes,
      target: 'calling',
      calls: call('show'),
      context: about('show'),
    },
    ...refuses(toDone, 'done', [confirms, dismisses, undoes]),
    {
      title: '[SCR-02] the result of a call is shown for its time',
      from: toDone,
      event: after(5_000),
      target: 'resting',
      context: { ...nothing, done: [{ act: 'delete', id: 'd1' }] },
    },
    { from: toDone, event: requests('hide'), target: 'calling', calls: call('hide'), context: about('hide') },
    {
      from: toDone,
      event: requests('delete', 'd2'),
      target: 'asking',
      calls: ['layer'],
      context: about('delete', 'd2'),
    },
    {
      title: '[SCR-12] a failed call can be tried again, and its old reason is gone',
      from: toFailed,
      event: confirms,
      target: 'calling',
      calls: call('delete'),
      context: about('delete'),
      text: '',
    },
    {
      title: '[SCR-12] a failure can be dismissed',
      from: toFailed,
      event: dismisses,
      target: 'resting',
      context: nothing,
    },
    {
      title: '[PAY-15] a new request asks again, and the old reason is gone',
      from: toFailed,
      event: requests('delete', 'd2'),
      target: 'asking',
      calls: ['layer'],
      context: about('delete', 'd2'),
      text: '',
    },
    {
      from: toFailed,
      event: requests('hide'),
      target: 'calling',
      calls: call('hide'),
      context: about('hide'),
      text: '',
    },
    { from: toFailed, event: after(5_000), target: 'resting', context: nothing, text: '' },
    ...refuses(toFailed, 'failed', [undoes]),
  ],
});
