import { afterEach, expect, test } from 'vitest';
import { AxiosTransport } from '../../../src/adapters/gateway-http/axios-transport';
import { SystemClock } from '../../../src/adapters/system-clock/system-clock';
import type { WireCall } from '../../../src/adapters/transport';
import { config } from '../../support/samples/config';
import { startHttpServer, type LocalServer } from '../../support/servers/http-server';

const ended: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(ended.splice(0).map((end) => end()));
});
const serve = async (...answer: Parameters<typeof startHttpServer>): Promise<LocalServer> => {
  const server = await startHttpServer(...answer);
  ended.push(server.close);
  return server;
};
const transport = (gatewayUrl: string, uploadMs = 60_000) =>
  new AxiosTransport(
    config({ gatewayUrl, timeouts: { callMs: 60, uploadMs } }),
    { now: () => 1_700_000_000_000 },
    { deviceId: () => '0'.repeat(32) },
    new SystemClock(),
  );
const content = new File([new Uint8Array(300_000).fill(7)], '名片.png', { type: 'image/png' });
const call = (changed: Partial<WireCall> = {}): WireCall => ({
  method: 'POST',
  path: '/webapp/upload!save.action',
  params: { purpose: 'verification' },
  token: 'tk-1',
  signal: undefined,
  file: { content },
  ...changed,
});

test('[SCR-10] a file goes out as multipart with its fields, and its progress ends at its size', async () => {
  const { origin, arrived } = await serve((_request, response) => response.end('{}'));
  const sent: number[] = [];
  const onProgress = (bytes: number): void => void sent.push(bytes);
  expect(await transport(origin).send(call({ file: { content, onProgress } }))).toMatchObject({
    status: 200,
  });
  const [{ headers, body } = { headers: {}, body: '' }] = arrived;
  expect(headers).toMatchObject({
    'x-gateway-path': '/webapp/upload!save.action',
    authorization: 'Bearer tk-1',
  });
  expect(String(headers['content-type'])).toMatch(/^multipart\/form-data; ?boundary=/);
  expect(body).toContain('name="purpose"');
  expect(body).toContain('name="file"');
  expect(sent.at(-1)).toBe(content.size);
  expect(sent).toEqual(sent.toSorted((one, other) => one - other));
});

test('[GAT-08] an upload has a time of its own, longer than a call', async () => {
  const { origin } = await serve((_request, response) => void setTimeout(() => response.end('{}'), 150));
  expect(await transport(origin).send(call())).toMatchObject({ kind: 'answered' });
  expect(await transport(origin, 50).send(call())).toEqual({ kind: 'timeout' });
});

test('[LOG-13] an upload that is cancelled ends as cancelled', async () => {
  const leaving = new AbortController();
  const { origin } = await serve(() => leaving.abort());
  expect(await transport(origin).send(call({ signal: leaving.signal }))).toEqual({ kind: 'cancelled' });
});
