import { once } from 'node:events';
import http2 from 'node:http2';
import https from 'node:https';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRequestId } from '../../gateway/src/adapters/request-id/request-scope';
import { freePorts } from '../../tools/servers/free-ports';
import { startProxy, type Proxy } from '../../tools/servers/proxy';
import { canCertify, certificateIn, installed } from './deploy/certificate';
import { startGatewayDouble, type GatewayDouble, type Heard } from './deploy/gateway-double';

/** The shipped configuration of each proxy that is installed, run before two gateways. */
const found = (['haproxy', 'nginx'] as const).flatMap((kind) => {
  const file = canCertify ? installed(kind) : null;
  return file === null ? [] : [{ kind, file }];
});
process.stdout.write(`proxies: ${found.map(({ kind }) => kind).join(', ') || 'none is installed'}\n`);

interface Asked {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly text: string;
}

const ask = (
  address: string,
  { headers = {}, body }: { headers?: Readonly<Record<string, string>>; body?: Buffer } = {},
): Promise<Asked> =>
  new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const request = https.request(
      address,
      { method, headers, agent: false, rejectUnauthorized: false },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
      },
    );
    request.on('error', reject).end(body);
  });

const heardIn = ({ text }: Asked): Heard => JSON.parse(text) as Heard;

describe.each(found)('the shipped configuration of $kind', { timeout: 40_000 }, ({ kind, file }) => {
  let folder: string;
  let proxy: Proxy;
  let first: GatewayDouble;
  let second: GatewayDouble;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hupo-real-proxy-'));
    [first, second] = (await Promise.all(['first', 'second'].map(startGatewayDouble))) as [
      GatewayDouble,
      GatewayDouble,
    ];
    const [port = 0, secondPort = 0] = await freePorts(2);
    const certificate = certificateIn(folder);
    proxy = await startProxy({ kind, file }, { port, secondPort, upstreams: [first, second], certificate });
  }, 40_000);
  afterAll(async () => {
    await proxy.close();
    await Promise.all([first.close(), second.close()]);
    rmSync(folder, { recursive: true });
  });

  const namesOf = async (count: number): Promise<ReadonlySet<string>> => {
    const answers = await Promise.all(Array.from({ length: count }, () => ask(`${proxy.address}/some`)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    return new Set(answers.map((answer) => heardIn(answer).name));
  };

  test('[OPS-02] hands each front to its port of the gateways', async () => {
    expect(heardIn(await ask(`${proxy.address}/a?b=1`))).toMatchObject({ front: 'main', url: '/a?b=1' });
    expect(heardIn(await ask(`${proxy.secondAddress}/c`))).toMatchObject({ front: 'captcha', url: '/c' });
  });

  test('[SEC-05] gives each request an id that the gateway takes, and that no client chooses', async () => {
    const claimed = 'chosen-by-a-client';
    const ids: string[] = [];
    for (const address of [proxy.address, proxy.address, proxy.secondAddress]) {
      const answer = await ask(`${address}/a`, { headers: { 'X-Request-Id': claimed } });
      const id = heardIn(answer).headers['x-request-id'] ?? '';
      expect(isRequestId(id)).toBe(true);
      expect(answer.headers['x-request-id']).toBe(id);
      ids.push(id);
    }
    expect(new Set([...ids, claimed]).size).toBe(4);
  });

  test('[SEC-05] replaces what a client says of its address, and keeps the host that it asked', async () => {
    const claimed = {
      Host: 'app.example',
      'X-Forwarded-For': '198.51.100.7',
      'X-Forwarded-Proto': 'http',
      Forwarded: 'for=198.51.100.7',
    };
    for (const address of [proxy.address, proxy.secondAddress]) {
      const { headers } = heardIn(await ask(address, { headers: claimed }));
      expect(headers).toMatchObject({
        host: 'app.example',
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'https',
      });
      expect(headers['forwarded'] ?? '').toBe('');
    }
  });

  test('[OPS-02] speaks HTTP/2 to clients', async () => {
    const session = http2.connect(proxy.address, { rejectUnauthorized: false });
    const stream = session.request({ ':path': '/two', ':authority': 'app.example' });
    let text = '';
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    await once(stream, 'end');
    session.close();
    expect(JSON.parse(text)).toMatchObject({ url: '/two', headers: { host: 'app.example' } });
  });

  test('[SOC-01] passes a message socket on, both ways', async () => {
    const socket = new WebSocket(`${proxy.address.replace('https', 'wss')}/ws`, {
      rejectUnauthorized: false,
    });
    await once(socket, 'open');
    socket.send('你好');
    const [said] = (await once(socket, 'message')) as [Buffer];
    expect(said.toString()).toBe('你好');
    socket.terminate();
  });

  test('[SEC-05] leads no request to the port of the metrics', async () => {
    for (const address of [proxy.address, proxy.secondAddress])
      expect(heardIn(await ask(`${address}/metrics`)).front).not.toBe('metrics');
    expect([...first.heard, ...second.heard].filter(({ front }) => front === 'metrics')).toEqual([]);
  });

  test('[SEC-05] bounds a body as the documents say', async () => {
    const body = Buffer.alloc(33 * 1024 * 1024);
    const answer = await ask(`${proxy.address}/large`, { body }).catch(() => null);
    const bytes = [...first.heard, ...second.heard].filter(({ url }) => url === '/large');
    // haproxy has no bound of its own: the gateway refuses.
    if (kind === 'haproxy') expect(bytes).toMatchObject([{ bytes: body.byteLength }]);
    else expect([answer?.status ?? 413, bytes]).toEqual([413, []]);
  });

  test('[SEC-05] ends a connection whose request does not come whole within ten seconds', async () => {
    const begun = performance.now();
    const { port } = new URL(proxy.address);
    const socket = connect({ port: Number(port), host: '127.0.0.1', rejectUnauthorized: false });
    await once(socket, 'secureConnect');
    socket.write('GET /slow HTTP/1.1\r\nHost: app.example\r\n');
    socket.resume();
    await once(socket, 'close');
    const seconds = (performance.now() - begun) / 1_000;
    expect(seconds).toBeGreaterThan(9);
    expect(seconds).toBeLessThan(20);
  });

  // nginx asks no /ready: it learns from a refused connection alone.
  if (kind === 'haproxy')
    test('[OPS-02] leaves out a gateway that is not ready, and asks all when none is', async () => {
      expect(await namesOf(8)).toEqual(new Set(['first', 'second']));
      first.setReady(false);
      await vi.waitFor(async () => expect(await namesOf(8)).toEqual(new Set(['second'])), 10_000);
      second.setReady(false);
      await vi.waitFor(async () => expect((await namesOf(8)).has('first')).toBe(true), 10_000);
      first.setReady(true);
      second.setReady(true);
      await vi.waitFor(async () => expect(await namesOf(8)).toEqual(new Set(['first', 'second'])), 10_000);
    });

  test('[OPS-01] runs without TLS too, as before a cluster of one machine', async () => {
    const [port = 0, secondPort = 0] = await freePorts(2);
    const plain = await startProxy(
      { kind, file },
      { port, secondPort, upstreams: [first, second], certificate: null },
    );
    for (const [address, front] of [
      [plain.address, 'main'],
      [plain.secondAddress, 'captcha'],
    ])
      expect(await (await fetch(`${address}/plain`)).json()).toMatchObject({
        front,
        headers: { host: new URL(address ?? '').host, 'x-forwarded-proto': 'http' },
      });
    await plain.close();
  });

  test('[OPS-02] answers each request by the other gateway when one is gone', async () => {
    await first.close();
    for (let round = 0; round < 3; round += 1) expect(await namesOf(8)).toEqual(new Set(['second']));
  });
});
