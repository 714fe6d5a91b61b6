import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { transition } from '../../../gateway/src/socket/connection';
import type { Connection, ConnectionInput } from '../../../gateway/src/socket/connection-state';
import { propertyRuns } from '../../support/property';
import { after, asked, frame, inShort, message, session, ways } from './connection-samples';

type Row = readonly [
  what: string,
  input: ConnectionInput,
  then: Connection['at'],
  effects: readonly string[],
];

const endings: readonly Row[] = [
  [
    'bytes that are not STOMP',
    { kind: 'fault', code: 'malformed' },
    'closed',
    ['ERROR malformed', 'close 1002 politely'],
  ],
  [
    'a frame that is too large',
    { kind: 'fault', code: 'too-large' },
    'closed',
    ['ERROR too-large', 'close 1009 politely'],
  ],
  ['too much in a second', { kind: 'tooFast' }, 'closed', ['ERROR too-fast', 'close 4429 politely']],
  [
    'a database that fails',
    { kind: 'unavailable', text: '服务暂时不可用，请稍后再试' },
    'closed',
    ['ERROR unavailable', 'close 1013 politely'],
  ],
  ['a token whose time is over', { kind: 'tokenExpired' }, 'closed', ['close 4408 politely']],
  ['a peer that is silent', { kind: 'silent' }, 'closed', ['close 4408 once']],
  ['a server that stops', { kind: 'stopping' }, 'closed', ['close 1001 politely']],
  ['a socket that is gone', { kind: 'gone' }, 'closed', []],
];
const unauthenticated = ['ERROR unauthenticated', 'close 4401 politely'];
const unsupported = ['ERROR unsupported', 'close 1002 politely'];
const readEvent = {
  kind: 'read',
  id: 3,
  from: 'u2',
  to: 'u1',
  conversation: 'u1_u2',
  at: 9_000,
} as const;
const delivery: ConnectionInput = { kind: 'delivery', message: message(7) };
const sent: ConnectionInput = { kind: 'sent', repeated: null };
const identified: ConnectionInput = { kind: 'identified', session };
const lateConnect: ConnectionInput = { kind: 'connectTimedOut' };
const allEnded: ConnectionInput = { kind: 'sessionsEnded', sessionId: null };

const table: Record<Connection['at'], readonly Row[]> = {
  awaitingConnect: [
    ['CONNECT', frame(asked.connect), 'identifying', ['identify']],
    ['CONNECT without a token', frame(asked.connectWithoutToken), 'closed', unauthenticated],
    ['SUBSCRIBE', frame(asked.subscribe), 'closed', unauthenticated],
    ['SEND', frame(asked.send), 'closed', unauthenticated],
    ['DISCONNECT', frame(asked.disconnect), 'closed', unauthenticated],
    ['what cannot be a message', frame(asked.unsendable), 'closed', unauthenticated],
    ['a frame that cannot be served', frame(asked.impossible), 'closed', unsupported],
    ['no CONNECT in time', lateConnect, 'closed', unauthenticated],
    ['a message for the claimed user', delivery, 'awaitingConnect', []],
    ['the end of all logins', allEnded, 'awaitingConnect', []],
  ],
  identifying: [
    ['SUBSCRIBE', frame(asked.subscribe), 'identifying', []],
    ['its user', identified, 'connected', ['CONNECTED', 'watch']],
    ['no user', { kind: 'identified', session: null }, 'closed', unauthenticated],
    [
      'another user',
      { kind: 'identified', session: { ...session, userId: 'u2' } },
      'closed',
      unauthenticated,
    ],
    [
      'a removed user',
      { kind: 'identified', session: { ...session, removed: true } },
      'closed',
      unauthenticated,
    ],
    ['a message for the claimed user', delivery, 'identifying', []],
  ],
  connected: [
    ['a second CONNECT', frame(asked.connect), 'closed', unsupported],
    ['a subscription id in use', frame(asked.subscribe), 'closed', unsupported],
    ['another SUBSCRIBE', frame({ ...asked.subscribe, id: 'sub-1' }), 'connected', ['RECEIPT r1']],
    ['UNSUBSCRIBE', frame(asked.unsubscribe), 'connected', ['RECEIPT r2']],
    ['UNSUBSCRIBE of nothing', frame({ ...asked.unsubscribe, id: 'x' }), 'closed', unsupported],
    ['SEND', frame(asked.send), 'sending', ['send']],
    ['what cannot be a message', frame(asked.unsendable), 'connected', ['MESSAGE refused-c2']],
    ['DISCONNECT', frame(asked.disconnect), 'closed', ['RECEIPT r4', 'close 1000 politely']],
    [
      'DISCONNECT without receipt',
      frame({ ask: 'disconnect', receipt: null }),
      'closed',
      ['close 1000 politely'],
    ],
    ['a frame that cannot be served', frame(asked.impossible), 'closed', unsupported],
    ['a message', delivery, 'connected', ['MESSAGE 7']],
    ['a late CONNECT alarm', lateConnect, 'connected', []],
    [
      'the end of its login',
      { kind: 'sessionsEnded', sessionId: 's1' },
      'closed',
      ['ERROR session-ended', 'close 4401 politely'],
    ],
    ['the end of all logins', allEnded, 'closed', ['ERROR session-ended', 'close 4401 politely']],
    ['the end of another login', { kind: 'sessionsEnded', sessionId: 's2' }, 'connected', []],
  ],
  sending: [
    ['SUBSCRIBE', frame(asked.subscribe), 'sending', []],
    ['that it was stored', sent, 'connected', ['RECEIPT r3']],
    [
      'that it was stored before',
      { kind: 'sent', repeated: message(3, { from: 'u1', to: 'u2' }) },
      'connected',
      ['MESSAGE 3', 'RECEIPT r3'],
    ],
    [
      'a refusal',
      { kind: 'sendRefused', refusal: { kind: 'empty', text: '消息内容不能为空' } },
      'connected',
      ['MESSAGE refused-c1'],
    ],
    [
      'that its account is no more',
      { kind: 'sendRefused', refusal: { kind: 'removed', text: '您当前登录的账号已被注销' } },
      'closed',
      ['ERROR refused', 'close 1002 politely'],
    ],
    ['what cannot be a message', frame(asked.unsendable), 'sending', []],
    ['a message', delivery, 'sending', ['MESSAGE 7']],
    ['that another has read', { kind: 'changed', change: readEvent }, 'sending', ['MESSAGE read-3-9000']],
    [
      'the end of its login',
      { kind: 'sessionsEnded', sessionId: 's1' },
      'closed',
      ['ERROR session-ended', 'close 4401 politely'],
    ],
  ],
  closed: [
    ['CONNECT', frame(asked.connect), 'closed', []],
    ['a message', delivery, 'closed', []],
    ['that it was stored', sent, 'closed', []],
    ['an identity', identified, 'closed', []],
  ],
};

describe.each(Object.entries(table))('%s', (at, rows) => {
  const begun = after(...ways[at as Connection['at']]);

  test('[SOC-01] the way into the situation leads there', () => expect(begun.state.at).toBe(at));

  test.each([...rows, ...(at === 'closed' ? [] : endings)])('[SOC-01] %s', (_, input, then, effects) => {
    const step = transition(begun.state, input);
    expect([step.state.at, inShort(step)]).toEqual([then, effects]);
  });
});

test('[SOC-01] whoever hears no inbox is told of a refusal by an ERROR that names its receipt and the client id', () => {
  const refusal: ConnectionInput = {
    kind: 'sendRefused',
    refusal: { kind: 'empty', text: '消息内容不能为空' },
  };
  const deaf = after(frame(asked.connect), identified, frame(asked.send));
  const [error] = transition(deaf.state, refusal).effects;
  expect(error).toMatchObject({
    frame: {
      headers: [
        ['code', 'refused'],
        ['message', '消息内容不能为空'],
        ['receipt-id', 'r3'],
        ['client-id', 'c1'],
      ],
    },
  });
});

test('[SOC-01] a message that is refused says why and which it was, gets no receipt, and the frames behind it are served', () => {
  const refusal: ConnectionInput = {
    kind: 'sendRefused',
    refusal: { kind: 'notAllowed', text: '对方暂不接收您的消息' },
  };
  const waiting = after(...ways.sending, frame({ ...asked.send, receipt: 'r6' }));
  const step = transition(waiting.state, refusal);
  expect(inShort(step)).toEqual(['MESSAGE refused-c1', 'send']);
  const [effect] = step.effects;
  expect(effect?.do === 'write' ? JSON.parse(effect.frame.body) : null).toMatchObject({
    kind: 'refused',
    content: '对方暂不接收您的消息',
    clientId: 'c1',
  });
});

test('[SOC-08] who has read up to where is told as a message of its own kind, without words', () => {
  const [effect] = transition(after(...ways.connected).state, { kind: 'changed', change: readEvent }).effects;
  expect(effect?.do === 'write' ? JSON.parse(effect.frame.body) : null).toEqual({
    id: '3',
    from: 'u2',
    to: 'u1',
    kind: 'read',
    content: '',
    sentAt: 9_000,
    conversation: 'u1_u2',
    masked: '0',
  });
});

test('[SOC-05] each of the two is told which message was before, in an inbox of their own', () => {
  const stored = { ...message(7), before: { recipient: 5, sender: 6 } };
  const [effect] = transition(after(...ways.connected).state, { kind: 'delivery', message: stored }).effects;
  expect(effect?.do === 'write' ? JSON.parse(effect.frame.body) : null).toMatchObject({ after: '5' });
});

test('[SOC-01] a database that fails while a message is kept is told about that message', () => {
  const step = transition(after(...ways.sending).state, {
    kind: 'unavailable',
    text: '系统正在恢复，请稍后再试',
  });
  expect(step.effects[0]).toMatchObject({
    frame: {
      headers: [
        ['code', 'unavailable'],
        ['message', '系统正在恢复，请稍后再试'],
        ['receipt-id', 'r3'],
        ['client-id', 'c1'],
      ],
    },
  });
});

test('[SOC-01] frames that come while one is answered are served in their order afterwards', () => {
  const second = frame({ ...asked.send, receipt: 'r6' });
  const waiting = after(...ways.sending, second, frame(asked.disconnect));
  const once = transition(waiting.state, sent);
  expect(inShort(once)).toEqual(['RECEIPT r3', 'send']);
  expect(inShort(transition(once.state, sent))).toEqual(['RECEIPT r6', 'RECEIPT r4', 'close 1000 politely']);
});

test('[SEC-05] of frames that must wait at most 64 are kept', () => {
  const many = Array.from({ length: 64 }, () => frame(asked.subscribe));
  const full = after(...ways.identifying, ...many);
  expect(full.state.at).toBe('identifying');
  expect(inShort(transition(full.state, frame(asked.subscribe)))).toEqual([
    'ERROR too-fast',
    'close 4429 politely',
  ]);
});

test('[SEC-05] a login that ends while its token is looked up does not connect', () => {
  const looked = after(...ways.identifying, { kind: 'sessionsEnded', sessionId: 's1' }, identified);
  expect(inShort(looked)).toEqual(['identify', ...unauthenticated]);
  const other = after(...ways.identifying, { kind: 'sessionsEnded', sessionId: 's2' }, identified);
  expect(other.state.at).toBe('connected');
});

test('[SOC-01] only the sender is told the client id of a message', () => {
  const bodyOf = (input: ConnectionInput): unknown => {
    const [effect] = transition(after(...ways.connected).state, input).effects;
    return effect?.do === 'write' ? JSON.parse(effect.frame.body) : null;
  };
  const own = message(3, { from: 'u1', to: 'u2', clientId: 'c9' });
  expect(bodyOf({ kind: 'delivery', message: own })).toEqual({
    id: '3',
    from: 'u1',
    to: 'u2',
    kind: 'chat',
    content: '第 3 条',
    sentAt: 1_003,
    conversation: 'u1_u2',
    masked: '0',
    clientId: 'c9',
  });
  expect(bodyOf({ kind: 'delivery', message: message(4, { clientId: 'c8' }) })).not.toHaveProperty(
    'clientId',
  );
});

test('[SEC-05] at most 8 subscriptions stand at once', () => {
  const eight = Array.from({ length: 8 }, (_, index) =>
    frame({ ask: 'subscribe', id: `s${String(index)}`, receipt: null }),
  );
  const full = after(frame(asked.connect), identified, ...eight);
  expect(full.state.at).toBe('connected');
  expect(transition(full.state, frame({ ask: 'subscribe', id: 's8', receipt: null })).state.at).toBe(
    'closed',
  );
});

test('[SOC-01][SEC-05] whatever happens, nothing is said to a stranger, nothing after the end, and each receipt once', () => {
  const receipts = fc.integer({ min: 0, max: 1_000_000 }).map(String);
  const input: fc.Arbitrary<ConnectionInput> = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...Object.values(asked)).map(frame) },
    { weight: 3, arbitrary: receipts.map((receipt) => frame({ ...asked.send, receipt })) },
    { weight: 3, arbitrary: receipts.map((id) => frame({ ask: 'subscribe', id, receipt: null })) },
    { weight: 4, arbitrary: fc.constantFrom(identified, sent, delivery, lateConnect) },
    { weight: 1, arbitrary: fc.constantFrom(allEnded, ...endings.map(([, one]) => one)) },
    {
      weight: 1,
      arbitrary: fc.constant<ConnectionInput>({ kind: 'identified', session: { ...session, userId: 'u3' } }),
    },
  );
  fc.assert(
    fc.property(fc.array(input, { maxLength: 40 }), (inputs) => {
      let state: Connection = after().state;
      const shown: string[] = [];
      let identity = false;
      for (const one of inputs) {
        const step = transition(state, one);
        identity ||= state.at === 'identifying' && one.kind === 'identified' && one.session?.userId === 'u1';
        const written = inShort(step).filter(
          (line) => !line.startsWith('ERROR') && !line.startsWith('close'),
        );
        if (!identity) expect(written.filter((line) => line !== 'identify')).toEqual([]);
        if (state.at === 'closed') expect(step.effects).toEqual([]);
        if (state.at !== 'closed' && step.state.at === 'closed' && one.kind !== 'gone') {
          expect(inShort(step).at(-1)).toMatch(/^close/);
        }
        shown.push(...inShort(step));
        state = step.state;
      }
      expect(shown.filter((line) => line === 'CONNECTED').length).toBeLessThanOrEqual(1);
      const asking = inputs.flatMap((one) =>
        one.kind === 'frame' && 'receipt' in one.frame ? [one.frame.receipt] : [],
      );
      for (const receipt of new Set(asking)) {
        const answers = shown.filter((line) => line === `RECEIPT ${String(receipt)}`).length;
        expect(answers).toBeLessThanOrEqual(asking.filter((each) => each === receipt).length);
      }
    }),
    { numRuns: propertyRuns },
  );
});
