import { afterEach, expect, test } from 'vitest';
import { AxiosTransport } from '../../../src/adapters/gateway-http/axios-transport';
import { SystemClock } from '../../../src/adapters/system-clock/system-clock';
import type { ServerTime } from '../../../src/ports/clock';
import type { WireCall } from '../../../src/adapters/transport';
import type { RuntimeConfig } from '../../../contract/config/runtime-config';
import { config } from '../../support/samples/config';
import { startHttpServer, type Arrived, type LocalServer } from '../../support/servers/http-server';
import { soon } from '../../support/soon';

const deviceId = '0123456789abcdef0123456789abcdef';
const ended: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(ended.splice(0).map((end) => end()));
});

const serve = async (...answer: Parameters<typeof startHttpServer>): Promise<LocalServer> => {
  const server = await startHttpServer(...answer);
  ended.push(server.close);
  return server;
};
const transport = (
  changed: Partial<RuntimeConfig>,
  now: () => number = () => 1_700_000_000_000,
  serverTime: ServerTime = new SystemClock(),
): AxiosTransport => new AxiosTransport(config(changed), { now }, { deviceId: () => deviceId }, serverTime);
const call = (changed: Partial<WireCall> = {}): WireCall => ({
  method: 'POST',
  path: '/webapp/register!login.action',
  params: { userName: '琥珀', password: 'a&b' },
  token: 'tk-1',
  signal: undefined,
  ...changed,
});

test('[GAT-01][GAT-02] what arrives at the gateway is the proxy endpoint, the headers and the form', async () => {
  const { origin, arrived } = await serve((_request, response) => response.end('{}'));
  await transport({ gatewayUrl: origin }).send(call());
  const [{ method, url, headers, body }] = arrived as [Arrived];
  expect([method, url.pathname, url.search]).toEqual(['POST', '/gateway', '?t=1700000000000']);
  expect(headers).toMatchObject({
    'x-gateway-path': '/webapp/register!login.action',
    authorization: 'Bearer tk-1',
    'device-id': deviceId,
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({ userName: '琥珀', password: 'a&b' });
});

test('[GAT-01] a GET has no body and no content type, and its parameters stand in the query', async () => {
  const { origin, arrived } = await serve((_request, response) => response.end('{}'));
  await transport({ gatewayUrl: origin }).send(call({ method: 'GET', params: { id: '9' }, token: null }));
  const [{ url, headers, body }] = arrived as [Arrived];
  expect(Object.fromEntries(url.searchParams)).toEqual({ id: '9', t: '1700000000000' });
  expect([headers['content-type'], headers.authorization, headers['device-id'], body]).toEqual([
    undefined,
    undefined,
    undefined,
    '',
  ]);
});

test.each([
  ['application/json', '{"num":1}'],
  ['text/html; charset=utf-8', '{"num":"琥珀"}'],
  ['text/plain', 'not json'],
  ['application/json', ''],
])('[GAT-09] an answer of type %s is brought as the text it is: %s', async (type, body) => {
  const { origin } = await serve((_request, response) => {
    response.setHeader('Content-Type', type);
    response.end(body);
  });
  expect(await transport({ gatewayUrl: origin }).send(call())).toEqual({
    kind: 'answered',
    status: 200,
    body,
  });
});

test.each([400, 401, 404, 429, 500, 503])('[GAT-07] HTTP %i is an answer with its body', async (status) => {
  const { origin } = await serve((_request, response) => {
    response.statusCode = status;
    response.end('{"resultMsg":"x"}');
  });
  expect(await transport({ gatewayUrl: origin }).send(call())).toEqual({
    kind: 'answered',
    status,
    body: '{"resultMsg":"x"}',
  });
});

test('[GAT-07] a gateway that is not there is a network error', async () => {
  const server = await startHttpServer(() => undefined);
  await server.close();
  expect(await transport({ gatewayUrl: server.origin }).send(call())).toEqual({ kind: 'network' });
});

test('[GAT-07] a connection that is reset before or in the middle of the body is a network error', async () => {
  const { origin } = await serve((_request, response, count) => {
    if (count === 1) {
      response.socket?.resetAndDestroy();
      return;
    }
    response.writeHead(200, { 'Content-Length': 1000 });
    response.write('{"data":', () => response.socket?.resetAndDestroy());
  });
  expect(await transport({ gatewayUrl: origin }).send(call())).toEqual({ kind: 'network' });
  expect(await transport({ gatewayUrl: origin }).send(call())).toEqual({ kind: 'network' });
});

test('[GAT-08] an answer that does not come, or does not end, within the configured time is a timeout', async () => {
  const { origin } = await serve((_request, response, count) => {
    if (count === 2) response.write('{"data":');
  });
  const short = transport({ gatewayUrl: origin, timeouts: { callMs: 60, uploadMs: 60 } });
  expect(await short.send(call())).toEqual({ kind: 'timeout' });
  expect(await short.send(call())).toEqual({ kind: 'timeout' });
});

test('[LOG-13] a call that is cancelled ends as cancelled, and the gateway sees the connection close', async () => {
  const leaving = new AbortController();
  const seen: string[] = [];
  const { origin } = await serve((_request, response) => {
    response.on('close', () => seen.push('closed'));
    leaving.abort();
  });
  expect(await transport({ gatewayUrl: origin }).send(call({ signal: leaving.signal }))).toEqual({
    kind: 'cancelled',
  });
  await soon(() => expect(seen).toEqual(['closed']));
});

test('[LOG-13] a call whose signal was aborted before is not sent at all', async () => {
  const { origin, arrived } = await serve((_request, response) => response.end('{}'));
  expect(await transport({ gatewayUrl: origin }).send(call({ signal: AbortSignal.abort() }))).toEqual({
    kind: 'cancelled',
  });
  expect(arrived).toEqual([]);
});

test('[PER-02] a call is made ready in a task of its own, after the page that asks for it was drawn', async () => {
  const { origin } = await serve((_request, response) => response.end('{}'));
  const asked: string[] = [];
  const sent = transport({ gatewayUrl: origin }, () => asked.push('made ready')).send(call());
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  expect(asked).toEqual([]);
  expect(await sent).toMatchObject({ kind: 'answered' });
  expect(asked).toEqual(['made ready']);
});

test('[GAT-09] an answer that grows beyond what is ever read is given up', async () => {
  const { origin } = await serve((_request, response) => {
    const piece = ' '.repeat(1024 * 1024);
    const more = (): void => {
      while (!response.destroyed && response.write(piece)) continue;
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  });
  expect(await transport({ gatewayUrl: origin }).send(call())).toEqual({ kind: 'tooLarge' });
});

test('[CLK-01] an answer of the gateway teaches its time; one of the pay host does not', async () => {
  const date = 'Sun, 29 Nov 2026 04:00:00 GMT';
  const { origin } = await serve((_request, response) => {
    response.setHeader('Date', date);
    response.end('{}');
  });
  const learnt: unknown[] = [];
  const time = { read: 0 };
  const serverTime: ServerTime = {
    steady: () => (time.read += 5),
    learn: (stamp) => void learnt.push(stamp),
  };
  const sender = transport({ gatewayUrl: origin, payHost: origin }, undefined, serverTime);
  await sender.send(call({ method: 'GET', path: '/pay/h5', straightTo: 'payHost' }));
  expect(learnt).toEqual([]);
  time.read = 0;
  await sender.send(call());
  const at = Date.parse(date);
  expect(learnt).toEqual([{ earliest: at, latest: at + 1_000, askedAt: 5, answeredAt: 10 }]);
});
