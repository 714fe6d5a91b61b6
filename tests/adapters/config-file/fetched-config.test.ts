import { isRight, left } from 'fp-ts/Either';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchConfig } from '../../../src/adapters/config-file/fetched-config';
import { config } from '../../support/samples/config';
import { startHttpServer } from '../../support/servers/http-server';

const ended: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(ended.splice(0).map((end) => end()));
});

/** Reads the configuration from a server that answers with this. */
const readFrom = async (status: number, body: string) => {
  const { origin, arrived, close } = await startHttpServer((_request, response) => {
    response.statusCode = status;
    response.end(body);
  });
  ended.push(close);
  const read = await fetchConfig((address, init) => fetch(new URL(address as string, origin), init))();
  expect(arrived.map(({ url }) => url.pathname)).toEqual(['/config.json']);
  return read;
};

test('[ENV-05] the file is read and its fields are taken', async () => {
  const read = await readFrom(200, '{"product":"某某平台"}');
  expect(isRight(read) && read.right).toEqual(config({ product: '某某平台' }));
});

test.each([
  [404, 'Not Found'],
  [200, '<!doctype html><html lang="zh-CN">'],
  [200, '\n<html>'],
])('[ENV-05] an absent file (HTTP %i, %s) is the defaults', async (status, body) => {
  const read = await readFrom(status, body);
  expect(isRight(read) && read.right).toEqual(config());
});

test.each([
  [200, '{"timeouts":{"callMs":"soon"}}', { kind: 'field', field: 'timeouts.callMs' }],
  [200, '{"product":', { kind: 'notJson' }],
  [500, '{}', { kind: 'notFetched' }],
])('[ENV-05] HTTP %i with %s is the failure %j', async (status, body, failure) => {
  expect(await readFrom(status, body)).toEqual(left(failure));
});

test('[ENV-05] a file that cannot be had is not fetched', async () => {
  expect(await fetchConfig(() => Promise.reject(new TypeError('Failed to fetch')))()).toEqual(
    left({ kind: 'notFetched' }),
  );
});

test.each([
  ['no answer', false],
  ['an answer that stops in its middle', true],
])('[ENV-05] %s is given up at the limit', async (_name, begins) => {
  const { origin, close } = await startHttpServer((_request, response) => {
    if (begins) response.write('{');
  });
  ended.push(close);
  const limit = new AbortController();
  const get: typeof fetch = async (address, init) => {
    const answer = fetch(new URL(address as string, origin), init);
    if (!begins) limit.abort();
    const response = await answer;
    limit.abort();
    return response;
  };
  expect(await fetchConfig(get, limit.signal)()).toEqual(left({ kind: 'notFetched' }));
});

test('[ENV-05] the limit is 10 s', async () => {
  const limits = vi.spyOn(AbortSignal, 'timeout');
  await fetchConfig(() => Promise.resolve(new Response('{}')))();
  expect(limits).toHaveBeenCalledWith(10_000);
  limits.mockRestore();
});
