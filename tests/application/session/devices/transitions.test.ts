import { left, right } from 'fp-ts/Either';
import type { DevicesEvent } from '../../../../src/application/session/devices/events';
import { devicesMachine } from '../../../../src/application/session/devices/machine';
import { done, type Answer } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { refusalRows } from '../../../support/refusal-rows';
import { logins, office, own, tablet } from './samples';

const reloads: DevicesEvent = { type: 'devices.reloadRequested' };
const asks = (id: string): DevicesEvent => ({ type: 'devices.revokeRequested', id });
const confirms: DevicesEvent = { type: 'devices.revokeConfirmed' };
const cancels: DevicesEvent = { type: 'devices.revokeCancelled' };
const network = left({ kind: 'network' as const });

const toListed: readonly (DevicesEvent | Answer)[] = [done('load', right(logins))];
const toAsking = [...toListed, asks('tablet')];
const toRevoking = [...toAsking, confirms];
const refuses = (from: readonly (DevicesEvent | Answer)[], target: string, events: readonly DevicesEvent[]) =>
  refusalRows<typeof devicesMachine>({ from, target, events });

transitionTable('devices', {
  machine: devicesMachine,
  text: ({ context }) => context.error ?? '',
  rows: [
    { title: '[SCR-10] the logins are asked for at once', from: [], target: 'loading', calls: ['load'] },
    {
      title: '[SCR-10] what came is shown',
      from: [],
      event: done('load', right(logins)),
      target: 'listed.resting',
      context: { devices: logins, chosen: null },
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
    ...refuses([], 'loading', [reloads, asks('tablet'), confirms, cancels]),
    { from: [done('load', network)], event: reloads, target: 'loading', calls: ['load'] },
    {
      title: '[LAY-16] what did not come is asked for again when the connection is back',
      from: [done('load', network)],
      event: done('connectionBack'),
      target: 'loading',
      calls: ['load'],
    },
    ...refuses([done('load', network)], 'failed', [asks('tablet'), confirms, cancels]),
    { from: toListed, event: reloads, target: 'loading', calls: ['load'] },
    {
      title: '[SCR-10] ending a login elsewhere is asked about first',
      from: toListed,
      event: asks('tablet'),
      target: 'listed.asking',
      context: { chosen: 'tablet' },
    },
    ...refuses(toListed, 'listed.resting', [asks('own'), asks('unknown')]),
    ...refuses(toListed, 'listed.resting', [confirms, cancels]),
    {
      from: toAsking,
      event: asks('office'),
      target: 'listed.asking',
      context: { chosen: 'office' },
    },
    ...refuses(toAsking, 'listed.asking', [asks('own')]),
    ...refuses(toAsking, 'listed.asking', [reloads]),
    {
      title: '[SCR-10] taken back, nothing is ended',
      from: toAsking,
      event: cancels,
      target: 'listed.resting',
      context: { chosen: null, devices: logins },
    },
    {
      title: '[SCR-10] confirmed, that one login is ended',
      from: toAsking,
      event: confirms,
      target: 'listed.revoking',
      calls: [{ actor: 'revoke', input: { id: 'tablet' } }],
    },
    ...[right(undefined), left({ kind: 'refused' as const, code: 404, message: '该设备已退出登录' })].map(
      (answer) => ({
        title: `[SCR-10] a login that is over is taken off the list (${answer._tag})`,
        from: toRevoking,
        event: done('revoke', answer),
        target: 'listed.resting',
        context: { devices: [own, office], chosen: null },
        text: '',
      }),
    ),
    {
      title: '[SCR-10] a login that could not be ended stays, and why is said',
      from: toRevoking,
      event: done('revoke', network),
      target: 'listed.resting',
      context: { devices: [own, tablet, office], chosen: null },
      text: '后端接口连接异常',
    },
    {
      from: toRevoking,
      event: done('revoke', left({ kind: 'malformed', field: '' })),
      target: 'listed.resting',
      context: { chosen: null },
      text: '系统返回的数据有误，请稍后重试',
    },
    {
      from: toRevoking,
      event: done('revoke', left({ kind: 'timeout' })),
      target: 'listed.resting',
      context: { chosen: null },
      text: '系统接口请求超时',
    },
    ...refuses(toRevoking, 'listed.revoking', [reloads, asks('office'), confirms, cancels]),
  ],
});
