import { messageSocketInvariants } from '../../../../src/application/messages/message-socket/invariants';
import { messageSocketMachine } from '../../../../src/application/messages/message-socket/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { incomingMessage } from '../../../support/samples/incoming-message';
import { token } from '../../../support/samples/token';
import { reports } from './samples';

explorationTests('message-socket', {
  machine: messageSocketMachine,
  inputs: [{ jitter: 0.5 }],
  alphabet: [
    { type: 'socket.openRequested', userId: '7', token: token('first') },
    { type: 'socket.openRequested', userId: '7', token: token('second') },
    { type: 'socket.openRequested', userId: '8', token: token('first') },
    { type: 'socket.closeRequested' },
    { type: 'socket.sendRequested', message: { to: '8', content: '您好', clientId: 'c-1' } },
    { type: 'lifecycle.online' },
    { type: 'lifecycle.foreground' },
    { type: 'lifecycle.offline' },
    reports({ type: 'connection.opened' }),
    reports({ type: 'connection.messageArrived', message: incomingMessage('您好') }),
    reports({ type: 'connection.frameUndecodable', excerpt: '{' }),
    reports({ type: 'connection.messageTaken', clientId: 'c-1' }),
    reports({ type: 'connection.refused' }),
    reports({ type: 'connection.lost', reason: 'closed' }),
    reports({ type: 'connection.stale' }),
  ],
  facts: ({ context }) => context,
  invariants: messageSocketInvariants,
  goal: (socket) => socket.matches({ linked: 'open' }),
});
