import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import { performance } from 'node:perf_hooks';

const answer = t.intersection([t.type({ resultCode: t.number }), t.partial({ resultMsg: t.string })]);

const patienceMs = 20_000;

const timed = async (ask: () => Promise<string>): Promise<string> => {
  const begun = performance.now();
  const said = await ask().catch((error: unknown) => (error instanceof Error ? error.message : 'failed'));
  return `${said} (${Math.round(performance.now() - begun)} ms)`;
};

const words = (body: string): string => {
  const read = answer.decode(JSON.parse(body));
  if (isLeft(read)) return 'unreadable';
  const { resultCode, resultMsg } = read.right;
  return resultMsg === undefined ? String(resultCode) : `${resultCode} ${resultMsg}`;
};

/** A call as the client makes it; its code and words. */
export const called = (url: string, token: string, path: string, form?: FormData | URLSearchParams) =>
  timed(async () => {
    const response = await fetch(`${url}/gateway?t=1`, {
      headers: { 'X-Gateway-Path': path, Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(patienceMs),
      ...(form === undefined ? {} : { method: 'POST', body: form }),
    });
    return words(await response.text());
  });

const reads = [
  '/webapp/sale!overview.action',
  '/webapp/register!get.action',
  '/webapp/message!list.action',
  '/webapp/user!info.action',
  '/webapp/message!seeListNum.action',
];

/** How /health, the reads and a write stand now, line by line. */
export const observed = async (url: string, token: string): Promise<readonly string[]> => {
  const health = await timed(async () => {
    const response = await fetch(`${url}/health`, { signal: AbortSignal.timeout(patienceMs) });
    return `${response.status} ${await response.text()}`;
  });
  const lines = [`GET  /health                      ${health}`];
  for (const path of reads) lines.push(`GET  ${path.padEnd(28)} ${await called(url, token, path)}`);
  const wanted = new URLSearchParams({ kind: 'deal', channel: 'push', wanted: '1' });
  const write = await called(url, token, '/webapp/push!save.action', wanted);
  return [...lines, `POST ${'/webapp/push!save.action'.padEnd(28)} ${write}`];
};
