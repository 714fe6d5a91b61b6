import { left, right } from 'fp-ts/Either';
import type { SeparateConsentsEvent } from '../../../../src/application/session/separate-consents/events';
import { separateConsentsMachine } from '../../../../src/application/session/separate-consents/machine';
import { done, type Answer } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { refusalRows } from '../../../support/refusal-rows';
import { given, givenEarlier, giving, notGiven, reloading, takenBack, withdrawing } from './samples';

type Way = readonly (SeparateConsentsEvent | Answer)[];
const network = left({ kind: 'network' as const });
const came = done('load', right(notGiven));
const cameGiven = done('load', right(given));
const toGiving: Way = [came, giving];
const toWithdrawing: Way = [cameGiven, withdrawing];
const refuses = (from: Way, target: string, events: readonly SeparateConsentsEvent[]) =>
  refusalRows<typeof separateConsentsMachine>({ from, target, events });
const failures = [
  [network, '后端接口连接异常'],
  [left({ kind: 'timeout' as const }), '系统接口请求超时'],
  [left({ kind: 'malformed' as const, field: '' }), '系统返回的数据有误，请稍后重试'],
] as const;

transitionTable('separate-consents', {
  machine: separateConsentsMachine,
  text: ({ context }) => context.error ?? '',
  rows: [
    { title: '[MKT-23] the record is loaded at once', from: [], target: 'loading', calls: ['load'] },
    { from: [], event: came, target: 'ready', context: { consents: notGiven, change: null }, text: '' },
    ...failures.map(([answer, text]) => ({
      from: [],
      event: done('load', answer),
      target: 'failed',
      calls: ['connectionBack'],
      context: { consents: [] },
      text,
    })),
    ...refuses([], 'loading', [giving, withdrawing, reloading]),
    { from: [done('load', network)], event: reloading, target: 'loading', calls: ['load'] },
    {
      title: '[LAY-16] a record that did not come is loaded when the connection is back',
      from: [done('load', network)],
      event: done('connectionBack'),
      target: 'loading',
      calls: ['load'],
    },
    ...refuses([done('load', network)], 'failed', [giving, withdrawing]),
    {
      title: '[MKT-23] a consent is given by one call',
      from: [came],
      event: giving,
      target: 'changing',
      calls: [{ actor: 'change', input: { what: 'give', purpose: 'recommendation' } }],
      context: { consents: notGiven },
    },
    {
      title: '[MKT-23] a consent to an earlier text is given again',
      from: [done('load', right(givenEarlier))],
      event: giving,
      target: 'changing',
      calls: [{ actor: 'change', input: { what: 'give', purpose: 'recommendation' } }],
    },
    {
      title: '[MKT-23] a consent is withdrawn by one call',
      from: [cameGiven],
      event: withdrawing,
      target: 'changing',
      calls: [{ actor: 'change', input: { what: 'withdraw', purpose: 'recommendation' } }],
    },
    ...refuses([came], 'ready', [withdrawing, reloading]),
    ...refuses([cameGiven], 'ready', [giving]),
    {
      from: toGiving,
      event: done('change', right(given)),
      target: 'ready',
      context: { consents: given, change: null },
      emits: [{ type: 'consents.changed' }],
      text: '',
    },
    {
      from: toWithdrawing,
      event: done('change', right(takenBack)),
      target: 'ready',
      context: { consents: takenBack, change: null },
      emits: [{ type: 'consents.changed' }],
      text: '',
    },
    ...failures.map(([answer, text]) => ({
      title: `[MKT-23] a consent that was not recorded stays as it was: ${text}`,
      from: toGiving,
      event: done('change', answer),
      target: 'ready',
      context: { consents: notGiven, change: null },
      text,
    })),
    ...refuses(toGiving, 'changing', [giving, withdrawing, reloading]),
  ],
});
