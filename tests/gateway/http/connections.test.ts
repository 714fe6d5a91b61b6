import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ConnectionBounds } from '../../../gateway/src/adapters/http/server/connection-bounds';
import { listen, type Listening } from '../../../gateway/src/adapters/http/server/listen';
import { usualUnsent } from '../../../gateway/src/adapters/http/server/unsent';
import { movedClock } from '../../support/gateway/moved-clock';
import { templateOnly } from '../../../gateway/src/adapters/http/pages/page-source';
import { startTestGateway } from '../../support/gateway/test-gateway';

const open: Listening[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const port of open.splice(0)) await port.close(0);
});

const refused: string[] = [];
const listening = async (connections: Partial<ConnectionBounds>) => {
  refused.length = 0;
  const port = await listen(0, '127.0.0.1', {
    clock: movedClock(),
    connections: { inAll: 100, perAddress: null, perBlock: null, ...connections },
    unsent: usualUnsent,
    refusedForNow: (what: string, about = '') => void refused.push(`${what}：${about}`),
  });
  open.push(port);
  port.serve((_request, response) => response.end('answered'));
  return port;
};
const connected = async (port: number, localAddress = '127.0.0.1'): Promise<Socket> => {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
};
const question = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
const asked = async (socket: Socket, words = question): Promise<string> => {
  socket.write(words);
  return text(socket);
};

describe('connections', () => {
  test('[SEC-05] from one address are bounded: one more is told so, and others are served', async () => {
    const { port } = await listening({ inAll: 100, perAddress: 3 });
    const first = await connected(port);
    for (let more = 1; more < 3; more += 1) await connected(port);
    const answer = await asked(await connected(port));
    expect(answer).toMatch(/^HTTP\/1\.1 503 /);
    expect(answer).toMatch(/connection: close/i);
    expect(answer).toContain('连接过多，请稍后再试');
    expect(refused).toEqual(['来自同一地址的连接过多，新的连接已被拒绝：127.0.0.1']);
    expect(await asked(await connected(port, '127.0.0.2'))).toContain('answered');
    expect(await asked(first)).toContain('answered');
    expect(await asked(await connected(port))).toContain('answered');
  });

  test('[SEC-05] are bounded in all', async () => {
    const { port } = await listening({ inAll: 2, perAddress: null });
    await connected(port, '127.0.0.2');
    await connected(port, '127.0.0.3');
    expect(await asked(await connected(port, '127.0.0.4'))).toContain('连接过多，请稍后再试');
    expect(refused).toEqual(['连接总数已达上限，新的连接已被拒绝：127.0.0.4']);
  });

  test('[SEC-05] from one block of addresses are bounded', async () => {
    const { port } = await listening({ perBlock: 2 });
    await connected(port, '127.0.0.2');
    await connected(port, '127.0.0.3');
    expect(await asked(await connected(port, '127.0.0.4'))).toContain('连接过多，请稍后再试');
    expect(refused).toEqual(['来自同一网段的连接过多，新的连接已被拒绝：127.0.0.4']);
    expect(await asked(await connected(port, '127.0.1.4'))).toContain('answered');
  });

  test('[SEC-05] near the bound the block that holds most closes its longest idle one for a visitor', async () => {
    const { port } = await listening({ inAll: 4 });
    const crowd = [await connected(port, '127.0.0.2'), await connected(port, '127.0.0.3')];
    crowd.push(await connected(port, '127.0.0.4'));
    const closed = crowd.map(() => false);
    crowd.forEach((socket, place) => socket.once('close', () => (closed[place] = true)));
    expect(await asked(await connected(port, '127.0.1.1'))).toContain('answered');
    expect(await asked(await connected(port, '127.0.2.1'))).toContain('answered');
    await vi.waitUntil(() => closed[0]);
    expect(closed[2]).toBe(false);
    expect(refused[0]).toBe('连接总数接近上限，已断开占用最多的网段中的连接：127.0.0.0/24');
  });

  test('[SEC-05] requests sent far ahead of their answers end the connection', async () => {
    const { port } = await listening({});
    const held = await connected(port);
    held.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(1_000));
    expect((await text(held)).split('HTTP/1.1 200').length).toBeLessThan(20);
    expect(refused).toEqual(['同一连接上等待的请求过多，连接已被断开：127.0.0.1']);
    const fair = await connected(port);
    fair.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(7));
    expect((await asked(fair)).split('HTTP/1.1 200').length).toBe(9);
  });

  test('[SEC-05] far beyond the bound are cut without a word', async () => {
    const { port } = await listening({ inAll: 1, perAddress: null });
    for (let more = 0; more < 65; more += 1) await connected(port);
    const cut = await connected(port);
    await once(cut, 'close');
    expect(refused).toHaveLength(65);
  });

  test('[SCR-03] an address of 30,000 characters is heard; a longer one is answered with a page that leads on', async () => {
    const { port } = await listening({ inAll: 9, perAddress: null });
    const at = (length: number): string => question.replace(' / ', ` /sale?keyword=${'a'.repeat(length)} `);
    expect(await asked(await connected(port), at(30_000))).toContain('answered');
    const answer = await asked(await connected(port), at(40_000));
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer).toMatch(/content-type: text\/html; charset=utf-8/i);
    expect(answer).toContain('网址过长，无法打开');
    expect(answer).toContain('<a href="/sale">找项目</a>');
    expect(answer).not.toContain('aaa');
  });

  test('[SCR-03] what is no request is answered by its status alone', async () => {
    const { port } = await listening({ inAll: 9, perAddress: null });
    const answer = await asked(await connected(port), 'not a request\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  });

  test('[SEC-01] a request with two Host headers is refused', async () => {
    const { port } = await listening({ inAll: 9, perAddress: null });
    const answer = await asked(
      await connected(port),
      'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('请求头 Host 只能有一个');
  });

  test('[OPS-01] what had come and was not read yet when the end began is answered, and told that it was the last', async () => {
    const port = await listening({ inAll: 9, perAddress: null });
    const early = await connected(port.port);
    await vi.waitUntil(() => early.readyState === 'open');
    early.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const late = connect(port.port, '127.0.0.1');
    sockets.push(late);
    late.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const closed = port.close(2_000);
    for (const socket of [early, late]) {
      const answer = await text(socket);
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
      expect(answer).toMatch(/connection: close/i);
      expect(answer).toContain('answered');
    }
    await closed;
  });
});

describe('an offer to speak something else than HTTP/1.1', () => {
  const offer = (method: string, length: number) =>
    `${method} /beacon HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, HTTP2-Settings, close\r\n` +
    `Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\nContent-Length: ${length}\r\n\r\n`;

  test('[SEC-01] that is no WebSocket’s is answered as if it had not been made, body and all', async () => {
    const source = templateOnly('home');
    const gateway = await startTestGateway({ pages: { kind: 'source', source } });
    const port = Number(new URL(gateway.url).port);
    const page = await connected(port);
    page.write(offer('GET', 0));
    const [answer] = (await once(page, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
    const beacon = await connected(port);
    beacon.write(`${offer('POST', 2)}{}`);
    const [taken] = (await once(beacon, 'data')) as [Buffer];
    expect(taken.toString()).toMatch(/^HTTP\/1\.1 204 /);
    await gateway.close();
  });
});
