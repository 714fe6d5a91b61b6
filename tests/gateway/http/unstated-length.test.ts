import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

/** Sends a body in chunks, as a proxy or a program does that does not say beforehand how long it will be. */
const inChunks = (url: string, body: string, headers: Record<string, string>): Promise<Response> =>
  fetch(url, { method: 'POST', headers, body: new Blob([body]).stream(), duplex: 'half' } as RequestInit);

test('[GAT-02] a form that comes without its length is read as one with it', async () => {
  const response = await inChunks(`${gateway.url}/gateway?t=1`, 'userName=13800000000', {
    'X-Gateway-Path': '/webapp/register!login.action',
    'Content-Type': 'application/x-www-form-urlencoded',
  });
  expect([response.status, await response.json()]).toEqual([200, { resultCode: 400, resultMsg: '参数错误' }]);
});

test('[GAT-02] an empty call that says nothing of a length is answered', async () => {
  const { host, hostname, port } = new URL(gateway.url);
  const head = [
    'POST /gateway?t=1 HTTP/1.1',
    `Host: ${host}`,
    'X-Gateway-Path: /webapp/register!tuijianReci.action',
    'Connection: close',
  ];
  const socket = connect(Number(port), hostname);
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [^]*"resultCode":200/);
});

test('[SEC-01] a TRACE is refused as any unknown question, under the same headers', async () => {
  const { host, hostname, port } = new URL(gateway.url);
  const socket = connect(Number(port), hostname);
  socket.write(`TRACE / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
});

test('[OPS-03] a beacon that comes without its length is counted', async () => {
  const counted = async (): Promise<unknown> => (await fetch(`${gateway.url}/health`)).json();
  const response = await inChunks(`${gateway.url}/beacon`, '{"kind":"page"}', {
    'Content-Type': 'text/plain',
  });
  expect([response.status, await counted()]).toEqual([204, { status: 'ok', beacons: 1 }]);
});

test('[CAP-01] the captcha gives a puzzle to a request that comes without its length', async () => {
  const frame = { appid: 'hupo-web', sid: 'c0ffee00-0000-4000-8000-000000000001' };
  const response = await inChunks(`${gateway.secondUrl}/challenge`, JSON.stringify(frame), {
    'Content-Type': 'application/json',
  });
  expect(response.status).toBe(200);
  expect(Object.keys((await response.json()) as object)).toContain('background');
});
