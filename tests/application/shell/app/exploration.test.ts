import { appInvariants } from '../../../../src/application/shell/app/invariants';
import { appMachine } from '../../../../src/application/shell/app/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { everyFailure } from '../../../support/failures';
import { incomingMessage } from '../../../support/samples/incoming-message';
import { user } from '../../../support/samples/user';
import { appInput, callFailed, ended, everyChoice, first, heard, inApp, second } from './samples';

explorationTests('app', {
  machine: appMachine,
  inputs: [appInput(), appInput(first), inApp(first)],
  alphabet: [
    heard({ type: 'session.opened', token: first }),
    heard({ type: 'session.joined', token: second }),
    heard({ type: 'session.renewed', token: second }),
    heard({ type: 'session.leaving' }),
    heard({ type: 'session.left' }),
    heard({ type: 'session.replaced', token: second }),
    ended('loggedOut'),
    ended('loggedOutElsewhere'),
    ended('refused'),
    ended('deactivated'),
    ended('forced'),
    heard({ type: 'userInfo.loaded', user: user() }),
    heard({ type: 'userInfo.deactivated' }),
    ...everyFailure.map((failure) => heard({ type: 'userInfo.failed', failure })),
    heard({ type: 'userInfo.loginAgain' }),
    heard({ type: 'socket.opened', again: false }),
    heard({ type: 'socket.opened', again: true }),
    heard({ type: 'socket.messageArrived', message: incomingMessage('你好') }),
    heard({ type: 'socket.messageArrived', message: null }),
    heard({ type: 'socket.messageArrived', message: { ...incomingMessage('已通过'), kind: 'verification' } }),
    heard({ type: 'socket.frameSkipped', excerpt: '{' }),
    heard({ type: 'socket.refused', token: first }),
    ...everyChoice,
    heard({ type: 'navigation.committed', address: '/' }),
    heard({ type: 'navigation.committed', address: '/login/passwd?from=1' }),
    heard({ type: 'privacy.granted' }),
    heard({ type: 'privacy.notKept' }),
    heard({ type: 'privacy.withdrawn', standing: 'notNeeded' }),
    heard({ type: 'privacy.withdrawn', standing: 'missing' }),
    heard({ type: 'visitor.wanted' }),
    heard({ type: 'layer.dismissed', id: 'sheet' }),
    heard({ type: 'navigation.historyLost' }),
    { type: 'lifecycle.foreground' },
    { type: 'lifecycle.online' },
    { type: 'lifecycle.offline' },
    ...everyFailure.flatMap((failure) => [callFailed(failure), callFailed(failure, true)]),
  ],
  facts: ({ context }) => [context.token, context.userId, context.atLogin],
  invariants: appInvariants,
  mostDefects: 1,
  goal: (app) => app.matches({ inUse: 'running' }),
});
