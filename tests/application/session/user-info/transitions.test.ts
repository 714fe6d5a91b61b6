import { left, right } from 'fp-ts/Either';
import type { EventObject } from 'xstate';
import type { UserInfoEvent, UserInfoFact } from '../../../../src/application/session/user-info/events';
import { userInfoMachine } from '../../../../src/application/session/user-info/machine';
import type { GatewayFailure } from '../../../../src/domain/gateway/failure';
import { done } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { refusalRows } from '../../../support/refusal-rows';
import { user } from '../../../support/samples/user';

const requested = { type: 'userInfo.requested' } as const;
const cleared = { type: 'userInfo.cleared' } as const;
const stay = { type: 'userInfo.stayChosen' } as const;
const loginAgain = { type: 'userInfo.loginAgainChosen' } as const;
const navigated = { type: 'navigation.happened' } as const;

const reported = (...facts: readonly UserInfoFact[]): readonly EventObject[] => facts;
const failed = (failure: GatewayFailure) => reported({ type: 'userInfo.failed', failure });
const network: GatewayFailure = { kind: 'network' };
const toAsking = [requested, done('loadUser', left(network))];
const toLoaded = [requested, done('loadUser', right(user()))];
const toUnanswered = [requested, done('loadUser', left({ kind: 'notLoggedIn' }))];
const toStayed = [...toAsking, stay];

const refuses = (
  from: readonly (UserInfoEvent | ReturnType<typeof done>)[],
  target: string,
  events: readonly UserInfoEvent[],
) => refusalRows<typeof userInfoMachine>({ from, target, events });

transitionTable('user-info', {
  machine: userInfoMachine,
  rows: [
    { title: '[SES-01] at first nobody is known and nothing is asked', from: [], target: 'absent' },
    {
      title: '[SES-01] the user is asked for once',
      from: [],
      event: requested,
      target: 'loading',
      calls: ['loadUser'],
    },
    ...refuses([], 'absent', [cleared, stay, loginAgain, navigated]),
    {
      title: '[SES-04] the user that came is told with roles, permissions and name',
      from: [requested],
      event: done('loadUser', right(user({ roles: ['ROLE_BUYER'], permissions: ['sale:read'] }))),
      target: 'loaded',
      emits: reported({
        type: 'userInfo.loaded',
        user: user({ roles: ['ROLE_BUYER'], permissions: ['sale:read'] }),
      }),
      context: { user: user({ roles: ['ROLE_BUYER'], permissions: ['sale:read'] }) },
    },
    {
      title: '[SES-02] a deactivated account is told and never taken as the user',
      from: [...toLoaded, requested],
      event: done('loadUser', right(user({ isRemoved: true }))),
      target: 'absent',
      emits: reported({ type: 'userInfo.deactivated' }),
      context: { user: null },
    },
    ...(
      [
        { kind: 'unauthenticated', message: '认证失败，无法访问系统资源' },
        { kind: 'notLoggedIn' },
        { kind: 'cancelled' },
      ] satisfies GatewayFailure[]
    ).map((failure) => ({
      title: `[SES-07] without a session there is no dialog (${failure.kind})`,
      from: [...toLoaded, requested],
      event: done('loadUser', left(failure)),
      target: 'unanswered',
      context: { user: null },
    })),
    {
      title: '[SES-03] where the session goes on, the next navigation asks again',
      from: toUnanswered,
      event: navigated,
      target: 'loading',
      calls: ['loadUser'],
    },
    {
      title: '[SES-07] another token asks again at once',
      from: toUnanswered,
      event: requested,
      target: 'loading',
      calls: ['loadUser'],
    },
    {
      title: '[LOG-08] the end of the session is the end of it',
      from: toUnanswered,
      event: cleared,
      target: 'absent',
    },
    ...refuses(toUnanswered, 'unanswered', [stay, loginAgain]),
    ...(
      [
        network,
        { kind: 'timeout' },
        { kind: 'status', status: 502 },
        { kind: 'refused', code: 500, message: '系统未知错误，请反馈给管理员' },
        { kind: 'malformed', field: 'userId' },
      ] satisfies GatewayFailure[]
    ).map((failure) => ({
      title: `[SES-03] any other failure asks whether to stay (${failure.kind})`,
      from: [requested],
      event: done('loadUser', left(failure)),
      target: 'asking',
      emits: failed(failure),
    })),
    {
      title: '[SES-03] a reload that fails asks too, and keeps the user that was known',
      from: [...toLoaded, requested],
      event: done('loadUser', left(network)),
      target: 'asking',
      emits: failed(network),
      context: { user: user() },
    },
    {
      title: '[LOG-08] the end of the session cancels the call',
      from: [...toLoaded, requested],
      event: cleared,
      target: 'absent',
      stops: ['loadUser'],
      context: { user: null },
    },
    ...refuses([requested], 'loading', [requested, stay, loginAgain, navigated]),
    { from: toLoaded, event: requested, target: 'loading', calls: ['loadUser'], context: { user: user() } },
    {
      title: '[LOG-08] the end of the session forgets the user',
      from: toLoaded,
      event: cleared,
      target: 'absent',
      context: { user: null },
    },
    ...refuses(toLoaded, 'loaded', [stay, loginAgain, navigated]),
    {
      title: '[SES-03] staying keeps the page as it is',
      from: toAsking,
      event: stay,
      target: 'stayed',
      calls: ['connectionBack'],
    },
    {
      title: '[LAY-16] after staying the user is asked for again when the connection is back',
      from: toStayed,
      event: done('connectionBack'),
      target: 'loading',
      calls: ['loadUser'],
    },
    {
      title: '[SES-03] logging in again is told',
      from: [...toLoaded, requested, done('loadUser', left(network))],
      event: loginAgain,
      target: 'absent',
      emits: reported({ type: 'userInfo.loginAgain' }),
      context: { user: null },
    },
    {
      from: [...toLoaded, requested, done('loadUser', left(network))],
      event: cleared,
      target: 'absent',
      context: { user: null },
    },
    ...refuses(toAsking, 'asking', [requested, navigated]),
    {
      title: '[SES-03] after staying the next navigation tries again',
      from: toStayed,
      event: navigated,
      target: 'loading',
      calls: ['loadUser'],
    },
    { from: toStayed, event: requested, target: 'loading', calls: ['loadUser'] },
    {
      from: [...toLoaded, requested, done('loadUser', left(network)), stay],
      event: cleared,
      target: 'absent',
      context: { user: null },
    },
    ...refuses(toStayed, 'stayed', [stay, loginAgain]),
  ],
});
