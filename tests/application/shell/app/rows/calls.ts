import type { appMachine } from '../../../../../src/application/shell/app/machine';
import { incomingMessage } from '../../../../support/samples/incoming-message';
import { callFailed, heard, network, second, unauthenticated } from '../samples';
import type { Row } from '../../../../support/explore/row';
import { askForUser, toSession, toNotices, reported, loggedIn, refresh } from './words';

const verdict = { ...incomingMessage('你的身份认证已通过'), kind: 'verification' } as const;
const opened = { ...incomingMessage('会员已开通'), kind: 'membership' } as const;

export const callsRows: readonly Row<typeof appMachine>[] = [
  {
    title: '[SOC-03] the unread count is refreshed when the socket opens',
    from: loggedIn,
    event: heard({ type: 'socket.opened', again: false }),
    target: 'inUse.running',
    sends: [refresh],
  },
  {
    title: '[SOC-05] when it opens again, pages hear that something may have arrived meanwhile',
    from: loggedIn,
    event: heard({ type: 'socket.opened', again: true }),
    target: 'inUse.running',
    sends: [refresh],
    emits: reported({ type: 'message.arrived', message: null }),
  },
  ...[incomingMessage('你好'), null].map((message) => ({
    title: `[SOC-03] a message ${message === null ? 'that did not decode ' : ''}refreshes the unread count, and pages hear of it`,
    from: loggedIn,
    event: heard({ type: 'socket.messageArrived', message }),
    target: 'inUse.running',
    sends: [refresh],
    emits: reported({ type: 'message.arrived', message }),
  })),
  ...(
    [
      ['ACC-04', 'a decision about the verification', verdict],
      ['PAY-17', 'a membership that begins or ends', opened],
    ] as const
  ).map(([id, what, message]) => ({
    title: `[${id}] ${what} asks anew who is here, and pages hear of it`,
    from: loggedIn,
    event: heard({ type: 'socket.messageArrived', message }),
    target: 'inUse.running',
    sends: [askForUser, refresh],
    emits: reported({ type: 'message.arrived', message }),
  })),
  {
    title: '[SOC-07] a frame that was skipped is told, for the log',
    from: loggedIn,
    event: heard({ type: 'socket.frameSkipped', excerpt: '{' }),
    target: 'inUse.running',
    emits: reported({ type: 'frame.skipped', excerpt: '{' }),
  },
  {
    title: '[SOC-02][SES-07] a token that the socket refused is a refused token',
    from: loggedIn,
    event: heard({ type: 'socket.refused', token: second }),
    target: 'inUse.running',
    sends: [toSession({ type: 'session.refused', token: second })],
  },

  ...[false, true].map((handledByCaller) => ({
    title: `[SES-07] a 401 concerns the session alone (handled by its caller: ${handledByCaller ? 'yes' : 'no'})`,
    from: loggedIn,
    event: callFailed(unauthenticated, handledByCaller),
    target: 'inUse.running',
    sends: [toSession({ type: 'session.refused', token: 'first' })],
  })),
  {
    title: '[GAT-06] a call that nobody else tells of is told over the page',
    from: [],
    event: callFailed(network),
    target: 'inUse.running',
    sends: [toNotices({ type: 'notice.callFailed', failure: network })],
  },
  {
    title: '[GAT-06] a call of which its caller tells is not told twice',
    from: [],
    event: callFailed(network, true),
    target: 'inUse.running',
    emits: reported({ type: 'call.reportedByCaller', failure: network }),
  },
];
