import { expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { connectWire, openBare, openClient, startSocket, type SocketRig } from './socket-rig';

const connectedBare = async (rig: SocketRig, token = 'token-1', path = '/ws?userId=u1') => {
  const bare = await openBare(rig, { path });
  bare.socket.send(connectWire(token));
  await vi.waitUntil(() => bare.heard.length > 0);
  return bare;
};
const openFrom = (rig: SocketRig, localAddress: string, userId = 'u1') =>
  new Promise<WebSocket | string>((resolve) => {
    const socket = new WebSocket(`${rig.address}/ws?userId=${userId}`, { localAddress });
    socket.on('open', () => resolve(socket));
    socket.on('error', (error) => resolve(error.message));
  });

test('[SEC-05] an account has eight sockets at a time: the ninth is told why, and one that closes makes room', async () => {
  const rig = await startSocket();
  const own = [];
  for (let number = 0; number < 8; number += 1) own.push(await connectedBare(rig));
  expect(own.every(({ heard }) => heard[0]?.startsWith('CONNECTED'))).toBe(true);

  const ninth = await connectedBare(rig);
  await ninth.ended();
  expect(ninth.heard.join('')).toMatch(/^ERROR\ncode:too-many\n/);
  expect(ninth.heard.join('')).toContain('同时打开的页面过多，请关闭不用的页面后再试');
  expect(ninth.ends).toEqual([4429]);
  expect(rig.refused).toEqual([
    '消息通道已拒绝一个连接（同时打开的页面过多，请关闭不用的页面后再试）：127.0.0.1',
  ]);

  const other = openClient(rig, 'u2', 'token-2');
  await other.ready();
  own[0]?.socket.close();
  await own[0]?.ended();
  const again = await connectedBare(rig);
  expect(again.heard[0]).toMatch(/^CONNECTED/);
});

test('[SOC-05] of many who connect at once a few are looked up at a time, and none is refused', async () => {
  const rig = await startSocket();
  const many = await Promise.all(Array.from({ length: 30 }, () => openBare(rig, { path: '/ws?userId=u1' })));
  many.forEach(({ socket }) => socket.send(connectWire('token-1')));
  await vi.waitUntil(() => many.every(({ heard }) => heard.length > 0));
  expect(rig.lookups.most).toBeLessThanOrEqual(8);
  // An account has eight; the others hear of that bound, not of a gateway that is too busy.
  expect(many.filter(({ heard }) => heard[0]?.startsWith('CONNECTED'))).toHaveLength(8);
  expect(many.filter(({ heard }) => heard[0]?.includes('code:too-many'))).toHaveLength(22);
});

test('[SEC-05] who only claims to be somebody takes none of their sockets', async () => {
  const rig = await startSocket();
  for (let number = 0; number < 20; number += 1) await openBare(rig);
  for (let number = 0; number < 8; number += 1) await connectedBare(rig, 'token-2', '/ws?userId=u1');
  expect((await connectedBare(rig)).heard[0]).toMatch(/^CONNECTED/);
});

test('[SEC-05] an address has 64 sockets at a time: the next is refused and told to the operator, others are not', async () => {
  const rig = await startSocket();
  const opened = await Promise.all(Array.from({ length: 64 }, () => openFrom(rig, '127.0.0.1')));
  expect(opened.filter((one) => typeof one === 'string')).toEqual([]);
  expect(await openFrom(rig, '127.0.0.1')).toBe('Unexpected server response: 429');
  expect(rig.refused).toEqual(['来自同一地址的消息通道过多，新的已被拒绝：127.0.0.1']);
  const other = await openFrom(rig, '127.0.0.2', 'u2');
  expect(other).toBeInstanceOf(WebSocket);
  for (const one of [...opened, other]) if (typeof one !== 'string') one.terminate();
});

test('[SEC-05] a socket has eight subscriptions: the ninth ends it in words', async () => {
  const rig = await startSocket();
  const { socket, heard, ended } = await connectedBare(rig);
  for (let number = 1; number <= 9; number += 1)
    socket.send(`SUBSCRIBE\nid:${number}\ndestination:/user/queue/message\n\n\0`);
  await ended();
  expect(heard.join('')).toMatch(/ERROR\ncode:too-many\nmessage:订阅过多\n/);
  expect(rig.refused).toEqual(['消息通道已拒绝一个连接（订阅过多）：127.0.0.1']);
});
