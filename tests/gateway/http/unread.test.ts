import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { usualBounds } from '../../../gateway/src/adapters/http/server/connection-bounds';
import { bytesResponse } from '../../../gateway/src/adapters/http/server/bytes';
import { listen, type Listening } from '../../../gateway/src/adapters/http/server/listen';
import { requestListener } from '../../../gateway/src/adapters/http/server/request-listener';
import { usualUnsent, type UnsentBounds } from '../../../gateway/src/adapters/http/server/unsent';
import { movedClock } from '../../support/gateway/moved-clock';

const megabyte = 1024 * 1024;
const question = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

const open: Listening[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const port of open.splice(0)) await port.close(0);
});

/** A server whose answer is larger than what the machine takes for a client that does not read. */
const serving = async (unsent: Partial<UnsentBounds> = {}, answerBytes = 24 * megabyte) => {
  const clock = movedClock();
  const refused: string[] = [];
  const port = await listen(0, '127.0.0.1', {
    clock,
    connections: usualBounds,
    unsent: { ...usualUnsent, ...unsent },
    refusedForNow: (what, about = '') => void refused.push(`${what}：${about}`),
  });
  open.push(port);
  const content = new Uint8Array(answerBytes);
  port.serve(requestListener(() => bytesResponse(content, 200, { 'Content-Type': 'application/pdf' })));
  const asking = async (localAddress = '127.0.0.1'): Promise<Socket> => {
    const socket = connect({ port: port.port, host: '127.0.0.1', localAddress });
    sockets.push(socket);
    socket.pause();
    await once(socket, 'connect');
    socket.write(question);
    return socket;
  };
  return { clock, refused, asking };
};

/** Waits until the server has written all that the machine takes. */
const settle = (socket: Socket): Promise<unknown> => once(socket, 'readable');

/** The bytes that come until the connection ends. */
const received = async (socket: Socket): Promise<number> => {
  let bytes = 0;
  for await (const part of socket) bytes += (part as Buffer).byteLength;
  return bytes;
};

test('[SEC-05] a reader that never reads is cut after 30 s without progress', async () => {
  const { clock, refused, asking } = await serving();
  const socket = await asking();
  await settle(socket);
  clock.move(29_000);
  expect(refused).toEqual([]);
  clock.move(3_000);
  expect(refused).toEqual(['连接接收数据过慢，已被断开：127.0.0.1']);
  expect(await received(socket).catch(() => 0)).toBeLessThan(24 * megabyte);
  expect(clock.waiting()).toBe(0);
});

test('[SEC-05] a slow reader that takes something every 20 s is sent everything', async () => {
  const { clock, refused, asking } = await serving();
  const socket = await asking();
  let [bytes, parts] = [0, 0];
  for await (const part of socket) {
    bytes += (part as Buffer).byteLength;
    parts += 1;
    if (parts % 100 === 0) clock.move(20_000);
    if (bytes > 24 * megabyte) break;
  }
  expect(parts).toBeGreaterThan(200);
  expect(refused).toEqual([]);
});

test('[SEC-05] a reader below the least rate is cut although it takes something every 20 s', async () => {
  const leastPerSecond = megabyte;
  const answer = 30 * megabyte;
  const { clock, refused, asking } = await serving({ leastPerSecond }, answer);
  const socket = await asking();
  const begun = clock.now();
  let [bytes, parts, takes] = [0, 0, 0];
  const read = async (): Promise<void> => {
    for await (const part of socket) {
      bytes += (part as Buffer).byteLength;
      parts += 1;
      if (parts % 50 !== 0) continue;
      takes += 1;
      clock.move(20_000);
      if (refused.length > 0) return;
    }
  };
  await read();
  expect(takes).toBeGreaterThan(1);
  expect(refused).toEqual(['连接接收数据过慢，已被断开：127.0.0.1']);
  expect(bytes).toBeLessThan(answer);
  expect(clock.now() - begun).toBeLessThanOrEqual(usualUnsent.stalledMs + (answer * 1_000) / leastPerSecond);
});

test('[SEC-05] more than a connection may have waiting is cut', async () => {
  const { clock, refused, asking } = await serving({ perConnection: megabyte });
  await settle(await asking());
  clock.move(1_000);
  expect(refused).toEqual(['连接上等待发送的数据过多，连接已被断开：127.0.0.1']);
});

test('[SEC-05] when too much waits in all, the block of addresses that holds most is cut', async () => {
  const { clock, refused, asking } = await serving({ inAll: 60 * megabyte });
  for (const address of ['127.0.0.1', '127.0.0.2', '127.0.1.1', '127.0.0.3'])
    await settle(await asking(address));
  clock.move(1_000);
  expect(refused.length).toBeGreaterThan(0);
  for (const line of refused)
    expect(line).toMatch(/^等待发送的数据总量过多，占用最多的连接已被断开：127\.0\.0\./);
});

test('[SEC-05] an answer in mid-air that is not made yet is waited for', async () => {
  const { clock, refused, asking } = await serving();
  open[0]?.serve(() => undefined);
  await asking();
  await new Promise((resolve) => setImmediate(resolve));
  clock.move(60_000);
  expect(refused).toEqual([]);
});
