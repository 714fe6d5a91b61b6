import type { EventObject } from 'xstate';
import type {
  ConnectionCommand,
  SocketEvent,
  SocketFact,
} from '../../../../src/application/messages/message-socket/events';
import { messageSocketMachine } from '../../../../src/application/messages/message-socket/machine';
import { after, defect, elapse, type Answer } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { refusalRows } from '../../../support/refusal-rows';
import { incomingMessage } from '../../../support/samples/incoming-message';
import { token } from '../../../support/samples/token';
import { reports } from './samples';

const [first, second] = [token('first'), token('second')];
const open = { type: 'socket.openRequested', userId: '7', token: first } as const;
const openRenewed = { type: 'socket.openRequested', userId: '7', token: second } as const;
const openOther = { type: 'socket.openRequested', userId: '8', token: first } as const;
const close = { type: 'socket.closeRequested' } as const;
const online = { type: 'lifecycle.online' } as const;
const foreground = { type: 'lifecycle.foreground' } as const;
const offline = { type: 'lifecycle.offline' } as const;
const opened = reports({ type: 'connection.opened' });
const lost = reports({ type: 'connection.lost', reason: 'closed' });
const refused = reports({ type: 'connection.refused' });
const stale = reports({ type: 'connection.stale' });
const arrived = reports({ type: 'connection.messageArrived', message: incomingMessage('您好') });
const undecodable = reports({ type: 'connection.frameUndecodable', excerpt: '{' });

const message = { to: '8', content: '您好', clientId: 'c-1' } as const;
const send = { type: 'socket.sendRequested', message } as const;

const passedOn: ConnectionCommand = { type: 'connection.sendRequested', message };

const reported = (...facts: readonly SocketFact[]): readonly EventObject[] => facts;
const connects = (userId: string, held: typeof first) => [
  { actor: 'connection', input: { userId, token: held } },
];
const toOpen = [open, opened];
const toWaiting = [open, lost];
const toRefused = [open, refused];
const seven = { userId: '7', token: first };

const refuses = (
  from: readonly (SocketEvent | Answer)[],
  target: string,
  events: readonly (SocketEvent | Answer)[],
) => refusalRows<typeof messageSocketMachine>({ from, target, events });

transitionTable('message-socket', {
  machine: messageSocketMachine,
  input: { jitter: 0.5 },
  rows: [
    { title: '[SOC-04] at first there is no connection', from: [], target: 'closed' },
    {
      title: '[SOC-04] a loaded user is connected',
      from: [],
      event: open,
      target: 'linked.connecting',
      calls: connects('7', first),
      context: { user: seven },
    },
    ...refuses([], 'closed', [close, online, foreground, offline]),
    {
      title: '[SOC-02] a connection that opens is told, and forgets no failure: it may be refused at once',
      from: [...toWaiting, elapse(2_000)],
      event: opened,
      target: 'linked.open.young',
      emits: reported({ type: 'socket.opened', again: true }),
      context: { failures: 1 },
    },
    {
      title: '[SOC-04] the first connection is told as such',
      from: [open],
      event: opened,
      target: 'linked.open.young',
      emits: reported({ type: 'socket.opened', again: false }),
    },
    {
      title: '[SOC-02] one that has lived for 30 s forgets earlier failures',
      from: [...toWaiting, elapse(2_000), opened],
      event: after(30_000),
      target: 'linked.open.steady',
      stops: [],
      context: { failures: 0 },
    },
    {
      title: '[SOC-02] one that is lost before counts as one more failure',
      from: [...toWaiting, elapse(2_000), opened, elapse(29_999)],
      event: lost,
      target: 'waiting',
      stops: ['connection'],
      context: { failures: 2 },
    },
    ...refuses([open], 'linked.connecting', [arrived, undecodable, online, foreground, stale]),
    {
      title: '[SOC-02] an attempt that does not open within 10 s has failed',
      from: [open],
      event: after(10_000),
      target: 'waiting',
      stops: ['connection'],
      context: { failures: 1 },
    },
    {
      title: '[SOC-03] a message is told',
      from: toOpen,
      event: arrived,
      target: 'linked.open.young',
      emits: reported({ type: 'socket.messageArrived', message: incomingMessage('您好') }),
    },
    {
      title: '[SOC-07][SOC-03] a frame that does not decode is told and skipped, and the connection lives on',
      from: toOpen,
      event: undecodable,
      target: 'linked.open.young',
      stops: [],
      emits: reported(
        { type: 'socket.frameSkipped', excerpt: '{' },
        { type: 'socket.messageArrived', message: null },
      ),
    },
    ...refuses(toOpen, 'linked.open.young', [opened]),
    ...[online, foreground].map((event) => ({
      title: `[SOC-02] ${event.type}: the connection is asked whether it still lives`,
      from: toOpen,
      event,
      target: 'linked.open.young',
      sends: [{ to: 'connection', event: { type: 'connection.checkRequested' } }],
      stops: [],
    })),
    {
      title: '[SOC-02] a connection that cannot say that it lives is renewed at once, as one that was lost',
      from: [...toOpen, elapse(30_000)],
      event: stale,
      target: 'linked.connecting',
      stops: ['connection'],
      calls: connects('7', first),
      context: { failures: 1, user: seven },
    },
    {
      title: '[SOC-05] after it was renewed something may have been missed',
      from: [...toOpen, elapse(30_000), stale],
      event: opened,
      target: 'linked.open.young',
      emits: reported({ type: 'socket.opened', again: true }),
    },
    {
      title: '[SOC-06] a message is sent over the connection that is open',
      from: toOpen,
      event: send,
      target: 'linked.open.young',
      sends: [{ to: 'connection', event: passedOn }],
    },
    {
      title: '[SOC-06] that the server has taken it is told',
      from: toOpen,
      event: reports({ type: 'connection.messageTaken', clientId: 'c-1' }),
      target: 'linked.open.young',
      emits: reported({ type: 'socket.messageTaken', clientId: 'c-1' }),
    },
    ...refuses(toWaiting, 'waiting', [send]),
    {
      title: '[SOC-04] a renewed token is used from the next attempt on, and the connection lives on',
      from: toOpen,
      event: openRenewed,
      target: 'linked.open.young',
      stops: [],
      context: { user: { userId: '7', token: second } },
    },
    {
      title: '[SOC-04] another user gets another connection, and the earlier one is closed first',
      from: [...toWaiting, elapse(2_000)],
      event: openOther,
      target: 'linked.connecting',
      stops: ['connection'],
      calls: connects('8', first),
      context: { user: { userId: '8', token: first }, failures: 0 },
    },
    {
      title: '[SOC-04] closing ends the connection and forgets the user',
      from: [...toWaiting, elapse(2_000)],
      event: close,
      target: 'closed',
      stops: ['connection'],
      context: { user: null, failures: 0 },
    },
    ...[lost, offline].map((event) => ({
      title: `[SOC-02] a lost connection is waited for (${'type' in event ? event.type : 'told by it'})`,
      from: toOpen,
      event,
      target: 'waiting',
      stops: ['connection'],
      context: { failures: 1, user: seven },
    })),
    { from: toOpen, event: defect('connection'), target: 'waiting', context: { failures: 1, user: seven } },
    {
      title: '[SOC-02] a refused token is told and not tried again',
      from: [open],
      event: refused,
      target: 'refused',
      stops: ['connection'],
      emits: reported({ type: 'socket.refused', token: first }),
      context: { failures: 1 },
    },
    {
      title: '[SOC-02] after an error it reconnects in exactly 2 s',
      from: toWaiting,
      event: after(2_000),
      target: 'linked.connecting',
      calls: connects('7', first),
      context: { failures: 1 },
    },
    {
      title: '[SOC-02] the second failure in a row waits longer: 3 s in the middle of the jitter',
      from: [...toWaiting, elapse(2_000), lost],
      event: after(3_000),
      target: 'linked.connecting',
      calls: ['connection'],
      context: { failures: 2 },
    },
    ...[online, foreground].map((event) => ({
      title: `[SOC-02] ${event.type} cuts the wait short`,
      from: toWaiting,
      event,
      target: 'linked.connecting',
      calls: connects('7', first),
    })),
    {
      from: toWaiting,
      event: openRenewed,
      target: 'linked.connecting',
      calls: connects('7', second),
      context: { failures: 1, user: { userId: '7', token: second } },
    },
    {
      from: toWaiting,
      event: openOther,
      target: 'linked.connecting',
      calls: connects('8', first),
      context: { failures: 0, user: { userId: '8', token: first } },
    },
    {
      title: '[SOC-02] nothing is retried after logging out',
      from: toWaiting,
      event: close,
      target: 'closed',
      context: { user: null, failures: 0 },
    },
    ...refuses(toWaiting, 'waiting', [offline]),
    {
      from: toRefused,
      event: openRenewed,
      target: 'linked.connecting',
      calls: connects('7', second),
      context: { user: { userId: '7', token: second } },
    },
    { from: toRefused, event: close, target: 'closed', context: { user: null, failures: 0 } },
    {
      title: '[SOC-02] a refused token is not tried again however long one waits',
      from: toRefused,
      event: elapse(600_000),
      target: 'refused',
    },
    ...refuses(toRefused, 'refused', [online, foreground, offline]),
  ],
});
