import { isRight } from 'fp-ts/Either';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import {
  StompMessageSocket,
  type SocketWindow,
} from '../../../src/adapters/socket-stomp/stomp-message-socket';
import { SystemClock } from '../../../src/adapters/system-clock/system-clock';
import type { ServerTime } from '../../../src/ports/clock';
import { Token } from '../../../contract/account/token';
import type { IncomingMessage } from '../../../contract/socket/incoming-message';
import { BrowserSocket, socketWindow } from '../../../tools/process/browser-socket';
import { config } from '../../support/samples/config';
import {
  connected,
  messageFrame,
  startStompServer,
  type StompServer,
} from '../../support/servers/stomp-server';
import { startSocket } from '../../gateway/socket/socket-rig';
import { soon } from '../../support/soon';

afterEach(() => vi.useRealTimers());

const browser = socketWindow();
const notInThread = { conversation: null, clientId: null };
const token = (text: string): Token => {
  if (Token.is(text)) return text;
  throw new Error(`${text} is no token`);
};

const said = ({ kind, clientId, content }: IncomingMessage): string =>
  kind === 'refused' ? `refused ${String(clientId)}: ${content}` : `message ${content}`;

/** Connects and keeps what is told. */
const connectTo = (
  socketUrl: string,
  userId = 'u1',
  text = 'token-1',
  window: SocketWindow = browser,
  subscribe = config().socket.subscribe,
  serverTime: ServerTime = new SystemClock(),
) => {
  const log: string[] = [];
  const socketConfig = { ...config().socket, subscribe };
  const socket = new StompMessageSocket(config({ socketUrl, socket: socketConfig }), window, serverTime);
  const connection = socket.connect(
    { userId, token: token(text) },
    {
      opened: () => log.push('opened'),
      message: (message) =>
        log.push(isRight(message) ? said(message.right) : `undecodable ${message.left.excerpt}`),
      taken: (clientId) => log.push(`taken ${clientId}`),
      ended: (failure) => log.push(failure.kind === 'lost' ? `lost: ${failure.reason}` : 'refused'),
    },
  );
  onTestFinished(() => connection.close());
  return {
    log,
    connection,
    until: (line: string) => soon(() => expect(log.join('|')).toContain(line)),
  };
};

const serving = async (answer: (heard: string) => string | null): Promise<StompServer> => {
  const server = await startStompServer(answer);
  onTestFinished(server.close);
  return server;
};
const accepting = (heartBeat?: string) =>
  serving((heard) => (heard.startsWith('CONNECT') ? connected(heartBeat) : null));
const headersOf = (frame: string | undefined): readonly string[] =>
  (frame ?? '').split('\n\n')[0]?.split('\n') ?? [];

test('[SOC-01] it connects by STOMP 1.2 or 1.1 with the token in a header, and subscribes to the messages of the user', async () => {
  const server = await accepting();
  const { until } = connectTo(server.address, 'u 1');
  await until('opened');
  await soon(() => expect(server.heard).toHaveLength(2));
  expect(headersOf(server.heard[0])).toEqual([
    'CONNECT',
    'Authorization:Bearer token-1',
    'accept-version:1.2,1.1',
    'heart-beat:10000,10000',
  ]);
  expect(headersOf(server.heard[1])).toEqual(['SUBSCRIBE', 'id:sub-0', 'destination:/user/queue/message']);
});

test('[SOC-01] the user id is in the query, the token nowhere in the address', () => {
  const asked: string[] = [];
  class Asked extends BrowserSocket {
    constructor(address: string) {
      asked.push(address);
      super('ws://127.0.0.1:9/');
    }
  }
  const at = (protocol: string) =>
    ({
      ...browser,
      WebSocket: Asked,
      location: { protocol, host: 'hupo.example:8443' },
    }) as unknown as SocketWindow;
  connectTo('', 'u&1', 'secret', at('https:'));
  connectTo('', 'u1', 'secret', at('http:'));
  connectTo('wss://push.example/stomp', 'u1', 'secret', at('http:'));
  expect(asked).toEqual([
    'wss://hupo.example:8443/ws?userId=u%261',
    'ws://hupo.example:8443/ws?userId=u1',
    'wss://push.example/stomp?userId=u1',
  ]);
});

test('[SOC-01][SOC-07] messages arrive in order, and one that does not decode is told and skipped', async () => {
  const server = await accepting();
  const { log, until } = connectTo(server.address);
  await until('opened');
  await soon(() => expect(server.heard).toHaveLength(2));
  for (const body of ['{"content":"你好","id":"1"}', '{"id":', '一段文字'])
    server.sockets[0]?.send(messageFrame(body));
  await until('一段文字');
  expect(log).toEqual(['opened', 'message 你好', 'undecodable {"id":', 'message 一段文字']);
});

test.each([
  ['v12.stomp,v11.stomp', 'v12.stomp'],
  ['v11.stomp', 'v11.stomp'],
])('[SOC-01] of the subprotocols that it offers a server may pick: of %s it is %s', async (known, picked) => {
  const server = await startStompServer((heard) => (heard.startsWith('CONNECT') ? connected() : null), {
    picks: (offered) => [...offered].find((name) => known.split(',').includes(name)) ?? false,
  });
  onTestFinished(server.close);
  await connectTo(server.address).until('opened');
  expect(server.sockets.map(({ protocol }) => protocol)).toEqual([picked]);
});

test('[SOC-01] the destination is the configured one with the id of the user, and a message is known by its subscription', async () => {
  const server = await accepting();
  const { until, log } = connectTo(server.address, '1001', 'token-1', browser, '/queue/message-user<id>');
  await until('opened');
  await soon(() => expect(server.heard).toHaveLength(2));
  expect(headersOf(server.heard[1])).toEqual([
    'SUBSCRIBE',
    'id:sub-0',
    'destination:/queue/message-user1001',
  ]);
  for (const [subscription, body] of [
    ['sub-9', '不是订阅的'],
    ['sub-0', '是订阅的'],
  ] as const)
    server.sockets[0]?.send(
      `MESSAGE\nsubscription:${subscription}\nmessage-id:1\ndestination:/queue/another-name\n\n${body}\0`,
    );
  await until('是订阅的');
  expect(log).toEqual(['opened', 'message 是订阅的']);
});

const errorFrame = (code: string | null, message = 'x'): string =>
  `ERROR\n${code === null ? '' : `code:${code}\n`}message:${message}\n\n\0`;

/** Every way in which a server says that it cannot, and that it will not for whoever has this token. */
const errors: readonly [string | null, string][] = [
  ['unauthenticated', 'refused'],
  ['session-ended', 'refused'],
  ['unavailable', 'lost: ERROR unavailable'],
  ['Unauthenticated', 'lost: ERROR Unauthenticated'],
  ['401', 'lost: ERROR 401'],
  [null, 'lost: ERROR x'],
];

test.each(errors)(
  '[SOC-02] an ERROR frame with code %s in place of CONNECTED is told as %s, once',
  async (code, log) => {
    const server = await serving(() => errorFrame(code));
    const at = connectTo(server.address);
    await at.until(log);
    await soon(() => expect(server.closes).toHaveLength(1));
    expect(at.log).toEqual([log]);
  },
);

test.each(errors)(
  '[SOC-02] an ERROR frame with code %s after CONNECTED is told as %s, once',
  async (code, log) => {
    const server = await serving((heard) =>
      heard.startsWith('CONNECT') ? connected() : heard.startsWith('SUBSCRIBE') ? errorFrame(code) : null,
    );
    const at = connectTo(server.address);
    await at.until(log);
    expect(at.log).toEqual(['opened', log]);
  },
);

test('[SOC-02] a socket that closes with 4401 has been refused, with anything else it is lost', async () => {
  for (const [code, log] of [
    [4401, 'refused'],
    [1011, 'lost: closed with 1011'],
  ] as const) {
    const server = await accepting();
    const at = connectTo(server.address);
    await at.until('opened');
    server.sockets[0]?.close(code);
    await at.until(log);
    expect(at.log).toEqual(['opened', log]);
  }
});

test('[SOC-02] a connection that breaks is lost, and is not made again by itself', async () => {
  const server = await accepting();
  const at = connectTo(server.address);
  await at.until('opened');
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  server.sockets[0]?.terminate();
  await at.until('lost: closed with 1006');
  await vi.advanceTimersByTimeAsync(600_000);
  expect([at.log.length, server.sockets.length]).toEqual([2, 1]);
});

test('[SOC-02] a server that is not there is a lost connection', async () => {
  const server = await startStompServer(() => null);
  await server.close();
  const at = connectTo(server.address);
  await at.until('lost');
  expect(at.log).toHaveLength(1);
});

test('[SOC-02] how long an attempt may take is for whoever made it to say: by itself it waits', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const server = await serving(() => null);
  const at = connectTo(server.address);
  await soon(() => expect(server.heard).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(600_000);
  expect([at.log, server.closes]).toEqual([[], []]);
  at.connection.close();
  await soon(() => expect(server.closes).toHaveLength(1));
  expect(at.log).toEqual([]);
});

test('[SOC-01] a server that promised heart-beats and falls silent is a lost connection', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const server = await accepting('10000,10000');
  const at = connectTo(server.address);
  await at.until('opened');
  await vi.advanceTimersByTimeAsync(10_000);
  await soon(() => expect(server.heard).toContain('\n'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(at.log).toEqual(['opened', 'lost: closed with 4001']);
});

test('[SOC-01] a server that wants no heart-beats gets none, and its silence is no loss', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const server = await accepting('0,0');
  const at = connectTo(server.address);
  await at.until('opened');
  await vi.advanceTimersByTimeAsync(600_000);
  expect([at.log, server.heard.includes('\n')]).toEqual([['opened'], false]);
});

test('[SOC-02] a connection of which nothing was heard for 25 s cannot say that it lives; one that is spoken to can', async () => {
  const server = await accepting('0,0');
  const time = { now: 0 };
  const serverTime = { steady: () => time.now, learn: () => undefined };
  const { connection, until } = connectTo(server.address, 'u1', 'token-1', browser, undefined, serverTime);
  expect(connection.isStale()).toBe(true);
  await until('opened');
  time.now = 25_000;
  expect(connection.isStale()).toBe(false);
  time.now = 25_001;
  expect(connection.isStale()).toBe(true);
  server.sockets[0]?.send(messageFrame('还在'));
  await until('还在');
  expect(connection.isStale()).toBe(false);
  connection.close();
  expect(connection.isStale()).toBe(true);
});

test('[SOC-04] after it was closed nothing is told, and the server sees it go', async () => {
  const server = await accepting();
  const { log, connection, until } = connectTo(server.address);
  await until('opened');
  connection.close();
  connection.close();
  server.sockets[0]?.send(messageFrame('late'));
  await soon(() => expect(server.closes).toHaveLength(1));
  expect(log).toEqual(['opened']);
});

test('[SOC-04] a connection that is closed before it is open never opens', async () => {
  const server = await accepting();
  const at = connectTo(server.address);
  at.connection.close();
  const other = connectTo(server.address);
  await other.until('opened');
  await soon(() =>
    expect(server.sockets.filter((socket) => socket.readyState === WebSocket.OPEN)).toHaveLength(1),
  );
  expect(at.log).toEqual([]);
});

test('[SOC-02] a browser that will not even try tells a loss, unless it was closed before', async () => {
  function Refusing(): void {
    throw new DOMException('blocked', 'SecurityError');
  }
  const window = { ...browser, WebSocket: Refusing } as unknown as SocketWindow;
  const at = connectTo('ws://blocked', 'u1', 'token-1', window);
  const closed = connectTo('ws://blocked', 'u1', 'token-1', window);
  closed.connection.close();
  expect(at.log).toEqual([]);
  await at.until('lost: the browser refused to connect');
  expect(closed.log).toEqual([]);
});

test('[SOC-01] with the reference gateway it opens, hears a message, and is refused with another user’s id', async () => {
  const rig = await startSocket();
  const mine = connectTo(`${rig.address}/ws`, 'u1', 'token-1');
  await mine.until('opened');
  const wrong = connectTo(`${rig.address}/ws`, 'u2', 'token-1');
  await wrong.until('refused');
  await rig.bus.publish({
    kind: 'message.sent',
    message: { ...notInThread, id: 7, from: 'u2', to: 'u1', content: '看到资料了', kind: 'chat' } as never,
  });
  await mine.until('看到资料了');
  expect([mine.log, wrong.log]).toEqual([['opened', 'message 看到资料了'], ['refused']]);
});

test('[SOC-06] a message goes to the configured destination under its key, and its receipt says that it was taken', async () => {
  const server = await serving((heard) => {
    if (heard.startsWith('CONNECT')) return connected();
    return heard.startsWith('SEND') ? `RECEIPT\nreceipt-id:c-1\n\n\0` : null;
  });
  const at = connectTo(server.address);
  await at.until('opened');
  at.connection.send({ to: 'u2', content: '您好：\n明天见', clientId: 'c-1' });
  await at.until('taken c-1');
  const sent = server.heard.find((frame) => frame.startsWith('SEND')) ?? '';
  const [head = '', body = ''] = sent.replaceAll('\0', '').split('\n\n');
  expect(head.split('\n')).toEqual(
    expect.arrayContaining([`destination:${config().socket.send}`, 'client-id:c-1', 'receipt:c-1']),
  );
  expect(JSON.parse(body)).toEqual({ to: 'u2', content: '您好：\n明天见' });
});

const largest = 512 * 1024;

test.each([
  ['closes with 1009', (server: StompServer) => server.sockets[0]?.close(1009)],
  ['says too-large', (server: StompServer) => server.sockets[0]?.send(errorFrame('too-large'))],
])(
  '[SOC-06][SOC-02] a server that %s over a message has refused that one: it would be cut off again and again',
  async (_, end) => {
    const server = await serving((heard) => {
      if (heard.startsWith('CONNECT')) return connected();
      return heard.includes('client-id:c-1') ? `RECEIPT\nreceipt-id:c-1\n\n\0` : null;
    });
    const at = connectTo(server.address);
    await at.until('opened');
    at.connection.send({ to: 'u2', content: '您好', clientId: 'c-1' });
    await at.until('taken c-1');
    at.connection.send({ to: 'u2', content: '很长'.repeat(1_000), clientId: 'c-2' });
    await soon(() => expect(server.heard.at(-1)).toContain('client-id:c-2'));
    end(server);
    await at.until('lost');
    expect(at.log.slice(0, -1)).toEqual(['opened', 'taken c-1', 'refused c-2: 消息内容不能超过 2,000 个字']);
  },
);

test('[SOC-06] a connection that is cut off while nothing is under way has refused nothing', async () => {
  const server = await accepting();
  const at = connectTo(server.address);
  await at.until('opened');
  server.sockets[0]?.close(1009);
  await at.until('lost');
  expect(at.log).toEqual(['opened', 'lost: closed with 1009']);
});

test('[SOC-06][SEC-05] the reference gateway refuses what is long in words, and cuts off what is monstrous', async () => {
  const rig = await startSocket();
  const at = connectTo(`${rig.address}/ws`);
  await at.until('opened');
  at.connection.send({ to: 'u2', content: '购'.repeat(30_000), clientId: 'c-1' });
  await at.until('refused c-1: 消息内容不能超过 2,000 个字');
  at.connection.send({ to: 'u2', content: '购'.repeat(largest), clientId: 'c-2' });
  await at.until('lost: closed with 1009');
  expect(at.log).toContain('refused c-2: 消息内容不能超过 2,000 个字');
  const again = connectTo(`${rig.address}/ws`);
  await again.until('opened');
  again.connection.send({ to: 'u2', content: '您好', clientId: 'c-3' });
  await again.until('taken c-3');
});

test('[SOC-06] after its end a connection sends nothing and tells of nothing taken', async () => {
  const server = await serving((heard) => (heard.startsWith('CONNECT') ? connected() : null));
  const at = connectTo(server.address);
  await at.until('opened');
  at.connection.close();
  at.connection.send({ to: 'u2', content: '您好', clientId: 'c-2' });
  await soon(() => expect(server.closes).toHaveLength(1));
  expect(server.heard.some((frame) => frame.startsWith('SEND'))).toBe(false);
});
