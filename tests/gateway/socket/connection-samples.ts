import type { Message } from '../../../gateway/src/domain/message/message';
import type { Session } from '../../../gateway/src/domain/session/session';
import type { ClientFrame } from '../../../gateway/src/socket/client-frame';
import { transition } from '../../../gateway/src/socket/connection';
import type { Connection, ConnectionInput, Step } from '../../../gateway/src/socket/connection-state';

export const session: Session = { userId: 'u1', sessionId: 's1', expiresAt: 9_000_000, removed: false };

export const message = (id: number, given: Partial<Message> = {}): Message => ({
  id,
  from: 'u2',
  fromName: '周敏',
  fromOrg: '明德顾问',
  to: 'u1',
  kind: 'chat',
  title: null,
  content: `第 ${String(id)} 条`,
  html: null,
  sentAt: 1_000 + id,
  read: false,
  conversation: 'u1_u2',
  link: null,
  clientId: null,
  masked: false,
  recalledAt: null,
  ...given,
});

const outgoing = { to: 'u2', content: '您好', clientId: 'c1' };

/** One frame of each kind that a client can send. */
export const asked = {
  connect: { ask: 'connect', token: 'good', heartBeat: { sends: 10_000, wants: 10_000 } },
  connectWithoutToken: { ask: 'connect', token: null, heartBeat: { sends: 0, wants: 0 } },
  subscribe: { ask: 'subscribe', id: 'sub-0', receipt: 'r1' },
  unsubscribe: { ask: 'unsubscribe', id: 'sub-0', receipt: 'r2' },
  send: { ask: 'send', outgoing, receipt: 'r3' },
  unsendable: { ask: 'sendUnsendable', reason: 'tooLong', clientId: 'c2', receipt: 'r6' },
  disconnect: { ask: 'disconnect', receipt: 'r4' },
  impossible: { ask: 'impossible', reason: 'command', receipt: 'r5' },
} satisfies Record<string, ClientFrame>;

export const frame = (one: ClientFrame): ConnectionInput => ({ kind: 'frame', frame: one });

/** The situation and all effects after these inputs, from the very beginning of a socket of user u1. */
export const after = (...inputs: readonly ConnectionInput[]): Step =>
  inputs.reduce<Step>(
    (step, input) => {
      const next = transition(step.state, input);
      return { state: next.state, effects: [...step.effects, ...next.effects] };
    },
    { state: { at: 'awaitingConnect', claimedUserId: 'u1' }, effects: [] },
  );

const identified: ConnectionInput = { kind: 'identified', session };

/** The way into each situation. */
export const ways: Record<Connection['at'], readonly ConnectionInput[]> = {
  awaitingConnect: [],
  identifying: [frame(asked.connect)],
  connected: [frame(asked.connect), identified, frame(asked.subscribe)],
  sending: [frame(asked.connect), identified, frame(asked.subscribe), frame(asked.send)],
  closed: [{ kind: 'gone' }],
};

/** Effects in short: the command and the telling header of what is written, or what is done. */
export const inShort = (step: Step): string[] =>
  step.effects.map((effect) => {
    if (effect.do === 'close') return `close ${String(effect.code)} ${effect.how}`;
    if (effect.do !== 'write') return effect.do;
    const { command, headers } = effect.frame;
    const told = headers.find(([name]) => ['code', 'receipt-id', 'message-id'].includes(name));
    return told === undefined ? command : `${command} ${told[1]}`;
  });
