import { left, right } from 'fp-ts/Either';
import type { PushSettingsEvent } from '../../../../src/application/member/push-settings/events';
import { pushSettingsMachine } from '../../../../src/application/member/push-settings/machine';
import { after, defect, done, type Answer } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { refusalRows } from '../../../support/refusal-rows';
import { allOn, quietNights, withoutDeals } from './samples';

type Way = readonly (PushSettingsEvent | Answer)[];
const switches: PushSettingsEvent = { type: 'pushes.switched', kind: 'deal', channel: 'push' };
const asks: PushSettingsEvent = { type: 'pushes.permissionRequested' };
const reloads: PushSettingsEvent = { type: 'pushes.reloadRequested' };
const schedules: PushSettingsEvent = { type: 'pushes.scheduled', schedule: quietNights };
const fixed: PushSettingsEvent = { type: 'pushes.switched', kind: 'security', channel: 'push' };
const unconnected: PushSettingsEvent = { type: 'pushes.switched', kind: 'deal', channel: 'sms' };
const everyEvent = [switches, schedules, asks, reloads];
const network = left({ kind: 'network' as const });

const saved = { what: 'choice', choice: { kind: 'deal', channel: 'push', wanted: false } } as const;

const inBrowser = done('load', right({ settings: allOn, permission: 'unsupported' }));
const inApp = done('load', right({ settings: allOn, permission: 'undecided' }));
const toSaving: Way = [inBrowser, switches];
const toAsking: Way = [inApp, asks];
const refuses = (from: Way, state: string, events: readonly PushSettingsEvent[]) =>
  refusalRows<typeof pushSettingsMachine>({ from, target: state, events });

transitionTable('push-settings', {
  machine: pushSettingsMachine,
  text: ({ context }) => context.error ?? '',
  rows: [
    { title: '[SCR-10] the settings are asked for at once', from: [], target: 'loading', calls: ['load'] },
    {
      title: '[SCR-10] each kind stands as the server has it, with what the system allows',
      from: [],
      event: inApp,
      target: 'ready',
      context: { settings: allOn, permission: 'undecided', change: null },
      text: '',
    },
    {
      from: [],
      event: done('load', network),
      target: 'failed',
      calls: ['connectionBack'],
      text: '后端接口连接异常',
    },
    {
      from: [],
      event: done('load', left({ kind: 'malformed', field: '' })),
      target: 'failed',
      calls: ['connectionBack'],
      text: '系统返回的数据有误，请稍后重试',
    },
    {
      from: [],
      event: done('load', left({ kind: 'timeout' })),
      target: 'failed',
      calls: ['connectionBack'],
      text: '系统接口请求超时',
    },
    ...refuses([], 'loading', everyEvent),
    { from: [done('load', network)], event: reloads, target: 'loading', calls: ['load'] },
    {
      title: '[LAY-16] what did not come is asked for again when the connection is back',
      from: [done('load', network)],
      event: done('connectionBack'),
      target: 'loading',
      calls: ['load'],
    },
    ...refuses([done('load', network)], 'failed', [switches, schedules, asks]),
    { from: [inBrowser], event: reloads, target: 'loading', calls: ['load'] },
    {
      title: '[SCR-10] a kind that is on is switched off',
      from: [inBrowser],
      event: switches,
      target: 'saving',
      calls: [{ actor: 'save', input: saved }],
      context: { change: saved, settings: allOn },
    },
    {
      title: '[MKT-24] the quiet hours are saved by one call',
      from: [inBrowser],
      event: schedules,
      target: 'saving',
      calls: [{ actor: 'save', input: { what: 'schedule', schedule: quietNights } }],
    },
    ...refuses([inBrowser], 'ready', [fixed, unconnected]),
    {
      title: '[SCR-10] the switch moves by what the server answers',
      from: toSaving,
      event: done('save', right(withoutDeals)),
      target: 'ready',
      context: { settings: withoutDeals, change: null },
      text: '',
    },
    {
      title: '[SCR-10] a switch that failed stays where it was, and says why',
      from: toSaving,
      event: done('save', network),
      target: 'ready',
      context: { settings: allOn, change: null },
      text: '后端接口连接异常',
    },
    {
      from: toSaving,
      event: done('save', left({ kind: 'malformed', field: '' })),
      target: 'ready',
      context: { change: null },
      text: '系统返回的数据有误，请稍后重试',
    },
    {
      from: toSaving,
      event: done('save', left({ kind: 'timeout' })),
      target: 'ready',
      context: { change: null },
      text: '系统接口请求超时',
    },
    ...refuses(toSaving, 'saving', everyEvent),
    {
      title: '[SCR-10] the system asks the person only while nobody has decided',
      from: [inApp],
      event: asks,
      target: 'asking',
      calls: ['ask'],
    },
    ...refuses([inBrowser], 'ready', [asks]),
    {
      from: toAsking,
      event: done('ask', right('granted')),
      target: 'ready',
      context: { permission: 'granted' },
    },
    {
      from: toAsking,
      event: done('ask', left({ kind: 'versionTooLow' })),
      target: 'ready',
      context: { permission: 'tooOld' },
    },
    {
      from: toAsking,
      event: done('ask', left({ kind: 'failed', reason: 'broken' })),
      target: 'ready',
      context: { permission: 'unknown' },
    },
    { from: toAsking, event: defect('ask'), target: 'ready', text: '系统返回的数据有误，请稍后重试' },
    { from: toAsking, event: after(120_000), target: 'ready', stops: ['ask'] },
    ...refuses(toAsking, 'asking', everyEvent),
  ],
});
