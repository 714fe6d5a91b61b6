import { left, right } from 'fp-ts/Either';
import { resourceMachine } from '../../../../src/application/kit/resource/machine';
import { done, says } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';

const came = done('load', right('the thing'));
const unknown = done('load', left({ kind: 'refused', code: 404, message: '项目不存在或已下架' }));
const forbidden = done('load', left({ kind: 'refused', code: 403, message: '当前操作没有权限' }));
const network = done('load', left({ kind: 'network' }));
const reload = { type: 'resource.reloadRequested' } as const;
const changes = { actor: 'changeFeed', input: { of: 'which' } };
const call = [{ actor: 'load', input: { of: 'which' } }];

const clock = { now: () => 1_000 };
const lost = done('networkLost');
const back = done('connectionBack');
const awaitsLost = 'networkLost';
const awaitsBack = 'connectionBack';

transitionTable('resource', {
  machine: resourceMachine<string, string>(clock),
  input: { input: 'which' },
  rows: [
    {
      title: '[LAY-16] it asks at once when nothing is at hand',
      from: [],
      target: 'loading',
      calls: [changes, ...call],
    },
    {
      title: '[LAY-16] what makes the thing old is told by its news, and it is loaded anew while it stays',
      from: [came],
      event: says('changeFeed', reload),
      target: 'ready.reloading',
      calls: call,
    },
    {
      title: '[PER-03] an answer at hand is shown without asking',
      from: [],
      input: { input: 'which', initial: 'at hand' },
      target: 'ready.resting',
      calls: [changes, awaitsLost],
      context: { value: 'at hand', loadedAt: 1_000 },
    },
    {
      from: [],
      event: came,
      target: 'ready.resting',
      calls: [awaitsLost],
      context: { value: 'the thing', failure: null, loadedAt: 1_000 },
    },
    {
      from: [],
      event: unknown,
      target: 'notFound',
      context: { failure: { kind: 'refused', code: 404, message: '项目不存在或已下架' } },
    },
    { from: [], event: forbidden, target: 'forbidden' },
    {
      from: [],
      event: network,
      target: 'failed',
      calls: [awaitsBack],
      context: { failure: { kind: 'network' } },
    },
    {
      title:
        '[PAY-15] what is under way may be older than the wish for it anew: it is given up and asked for again',
      from: [],
      event: reload,
      target: 'loading',
      calls: call,
      stops: ['load'],
    },
    { from: [came], event: reload, target: 'ready.reloading', calls: call },
    {
      title: '[LAY-16] a reload that fails keeps what was loaded',
      from: [came, reload],
      event: network,
      target: 'ready.reloadFailed',
      calls: [awaitsBack],
      context: { value: 'the thing', failure: { kind: 'network' } },
    },
    {
      from: [came, reload],
      event: done('load', right('newer')),
      target: 'ready.resting',
      calls: [awaitsLost],
      context: { value: 'newer', failure: null },
    },
    { from: [came, reload], event: unknown, target: 'notFound' },
    { from: [came, reload], event: forbidden, target: 'forbidden' },
    {
      title: '[PAY-15] so is what is loaded anew already',
      from: [came, reload],
      event: reload,
      target: 'ready.reloading',
      calls: call,
      stops: ['load'],
      context: { value: 'the thing' },
    },
    { from: [came, reload, network], event: reload, target: 'ready.reloading', calls: call },
    { from: [unknown], event: reload, target: 'loading', calls: call, context: { failure: null } },
    { from: [forbidden], event: reload, target: 'loading', calls: call },
    { from: [network], event: reload, target: 'loading', calls: call },
    {
      title: '[LAY-16] what failed is loaded by itself when the connection is back',
      from: [network],
      event: back,
      target: 'loading',
      calls: call,
      context: { failure: null },
    },
    {
      title: '[LAY-16] so is what could not be loaded anew, and what was loaded stays',
      from: [came, reload, network],
      event: back,
      target: 'ready.reloading',
      calls: call,
      context: { value: 'the thing' },
    },
    {
      title: '[LAY-16] when the network is lost, what was loaded stays and is of earlier',
      from: [came],
      event: lost,
      target: 'ready.cutOff',
      calls: [awaitsBack],
      context: { value: 'the thing', loadedAt: 1_000 },
    },
    { from: [came, lost], event: back, target: 'ready.reloading', calls: call },
    { from: [came, lost], event: reload, target: 'ready.reloading', calls: call },
  ],
});
