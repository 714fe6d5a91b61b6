import { expect, test, vi } from 'vitest';
import { connectWire, openBare, startSocket } from './socket-rig';

const connected = (heard: readonly string[]) =>
  vi.waitUntil(() => heard.some((text) => text.startsWith('CONNECTED')));

test('[SOC-01] bytes that are not STOMP get an ERROR and the socket closes', async () => {
  const rig = await startSocket();
  const { socket, heard, ends, ended } = await openBare(rig);
  socket.send('GET / HTTP/1.1\r\n\r\n');
  await ended();
  expect(heard.join('')).toMatch(/^ERROR\ncode:malformed\n/);
  expect(ends).toEqual([1002]);
});

const sendWire = (clientId: string, content: string): string =>
  `SEND\ndestination:/stomp/toOne/message\nclient-id:${clientId}\nreceipt:${clientId}\n\n${JSON.stringify({ content, to: 'u2' })}\0`;

test('[SEC-05][SOC-06] a message beyond 64 KiB is refused in words, the next one is taken, and the connection lives on', async () => {
  const rig = await startSocket();
  const { socket, heard, ends } = await openBare(rig);
  socket.send(`${connectWire('token-1')}SUBSCRIBE\nid:1\ndestination:/user/queue/message\n\n\0`);
  await connected(heard);
  const long = Buffer.from(sendWire('c1', '购'.repeat(64 * 1024)));
  socket.send(long.subarray(0, 70_000));
  socket.send(long.subarray(70_000));
  socket.send(sendWire('c2', '没有收件人').replace('"to"', '"nobody"'));
  socket.send(sendWire('c3', '您好'));
  await vi.waitUntil(() => heard.some((text) => text.startsWith('RECEIPT')));
  const said = heard.slice(1).map((text) => {
    const [head = '', body = '{}'] = text.replaceAll('\0', '').split('\n\n');
    const { kind, clientId, content } = JSON.parse(body === '' ? '{}' : body) as Record<string, unknown>;
    return [head.split('\n')[0], kind, clientId, content];
  });
  expect(said).toEqual([
    ['MESSAGE', 'refused', 'c1', '消息内容不能超过 2,000 个字'],
    ['MESSAGE', 'refused', 'c2', '消息内容无法识别'],
    ['MESSAGE', 'chat', 'c3', '您好'],
    ['RECEIPT', undefined, undefined, undefined],
  ]);
  expect(ends).toEqual([]);
  expect(rig.stored.map(({ clientId }) => clientId)).toEqual(['c3']);
});

test('[SEC-05] who hears nothing of the inbox is told by the end that a message is too long', async () => {
  const rig = await startSocket();
  const { socket, heard, ends, ended } = await openBare(rig);
  socket.send(connectWire('token-1'));
  await connected(heard);
  socket.send(sendWire('c1', 'x'.repeat(64 * 1024)));
  await ended();
  expect(heard[1]).toMatch(/^ERROR\ncode:refused\nmessage:消息内容不能超过 2,000 个字\nreceipt-id:c1\n/);
  expect(ends).toEqual([1002]);
});

test.each([
  ['of which none may have a body', `SUBSCRIBE\n\n${'x'.repeat(64 * 1024)}\0`],
  ['with a head beyond 64 KiB', `SEND\na:${'x'.repeat(64 * 1024)}\n\n\0`],
  ['beyond 512 KiB', `SEND\ncontent-length:${String(512 * 1024)}\n\n`],
])('[SEC-05] a frame %s gets an ERROR', async (_, wire) => {
  const rig = await startSocket();
  const { socket, heard, ends, ended } = await openBare(rig);
  socket.send(wire);
  await ended();
  expect(heard.join('')).toMatch(/^ERROR\ncode:too-large\n/);
  expect(ends).toEqual([1009]);
});

test('[SEC-05] a WebSocket message beyond 512 KiB is cut off while it is read', async () => {
  const rig = await startSocket();
  const { socket, ends, ended } = await openBare(rig);
  socket.send('x'.repeat(512 * 1024 + 1));
  await ended();
  expect(ends).toEqual([1009]);
});

test('[SEC-05] a client that says too much in a second gets an ERROR', async () => {
  const rig = await startSocket();
  const { socket, heard, ends, ended } = await openBare(rig);
  for (let index = 0; index < 80; index += 1) socket.send('\n');
  await ended();
  expect(heard.join('')).toMatch(/^ERROR\ncode:too-fast\n/);
  expect(ends).toEqual([4429]);
});

test('[SEC-05] a socket that does not CONNECT within 10 s is closed', async () => {
  const rig = await startSocket();
  const { heard, ended } = await openBare(rig);
  rig.clock.move(9_999);
  expect(heard).toEqual([]);
  rig.clock.move(1);
  await ended();
  expect(heard.join('')).toMatch(/^ERROR\ncode:unauthenticated\n/);
});

test('[SOC-01] the server beats every 10 s and drops a peer that is silent for 20 s', async () => {
  const rig = await startSocket();
  const { socket, heard, ends, ended } = await openBare(rig);
  socket.send(connectWire('token-1', '10000,10000'));
  await connected(heard);
  rig.clock.move(10_000);
  await vi.waitUntil(() => heard.at(-1) === '\n');
  rig.clock.move(9_999);
  expect(ends).toEqual([]);
  rig.clock.move(1);
  await ended();
  expect(ends).toEqual([1006]);
});

test('[SOC-01] a peer that beats lives on', async () => {
  const rig = await startSocket();
  const { socket, heard, ends, ended } = await openBare(rig);
  socket.send(connectWire('token-1', '10000,0'));
  await connected(heard);
  rig.clock.move(15_000);
  socket.send('\nSUBSCRIBE\nid:1\ndestination:/user/queue/message\nreceipt:r\n\n\0');
  await vi.waitUntil(() => heard.at(-1)?.startsWith('RECEIPT'));
  rig.clock.move(19_999);
  expect(ends).toEqual([]);
  rig.clock.move(1);
  await ended();
});

test('[SOC-01] without heart-beats the peer is asked by pings, and dropped when it answers none', async () => {
  const rig = await startSocket();
  const { socket, heard, ends, ended } = await openBare(rig);
  socket.send(connectWire('token-1'));
  await connected(heard);
  let pings = 0;
  socket.on('ping', () => (pings += 1));
  rig.clock.move(30_000);
  await vi.waitUntil(() => pings === 1);
  socket.pause();
  rig.clock.move(60_000);
  socket.resume();
  await ended();
  expect(ends).toEqual([1006]);
});

test('[SOC-01] several frames in one message and a frame over several messages are served', async () => {
  const rig = await startSocket();
  const { socket, heard } = await openBare(rig);
  const subscribe = 'SUBSCRIBE\nid:1\ndestination:/user/queue/message\nreceipt:购\n\n\0';
  const wire = Buffer.from(`${connectWire('token-1')}\n${subscribe}`);
  socket.send(wire.subarray(0, 30));
  socket.send(wire.subarray(30, -8));
  socket.send(wire.subarray(-8));
  await vi.waitUntil(() => heard.length === 2);
  expect(heard[1]).toBe('RECEIPT\nreceipt-id:购\n\n\0');
});

test('[SEC-05] a handshake from another origin, or to another path, is refused', async () => {
  const rig = await startSocket();
  const foreign = await openBare(rig, { origin: 'https://evil.example' });
  const lost = await openBare(rig, { path: '/elsewhere' });
  await Promise.all([foreign.ended(), lost.ended()]);
  expect(foreign.ends[0]).toBe('Unexpected server response: 403');
  expect(lost.ends[0]).toBe('Unexpected server response: 404');
});

test('[SEC-05] a handshake from the application’s own origin is taken', async () => {
  const rig = await startSocket();
  const own = await openBare(rig, { origin: 'https://app.example' });
  own.socket.send(connectWire('token-1'));
  await connected(own.heard);
});
