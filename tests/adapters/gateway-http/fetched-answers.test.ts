import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnswerEvent } from '../../../contract/assistant/answer-event';
import { SystemClock } from '../../../src/adapters/system-clock/system-clock';
import { FetchedAnswers } from '../../../src/adapters/gateway-http/fetched-answers';
import type { AnswerNews } from '../../../src/ports/assistant-answers';
import { fixedToken, RememberedLog, RememberedReports } from '../../support/fakes/gateway-needs';
import { config } from '../../support/samples/config';

type Fetch = (url: string, request: RequestInit) => Promise<Response>;

const asked = { question: '问', conversation: 'c1', again: null, chosen: null };

/** The answers over a `fetch` of the test's own. */
const over = (fetch: Fetch, token: string | null = 'tk') => {
  const reports = new RememberedReports();
  const log = new RememberedLog();
  const answers = new FetchedAnswers(
    { fetch: fetch as typeof globalThis.fetch },
    config({ gatewayUrl: 'https://gateway.example' }),
    { now: () => 1 },
    { deviceId: () => 'd1' },
    fixedToken(token),
    reports,
    log,
    new SystemClock(),
  );
  const news: AnswerNews[] = [];
  return {
    reports,
    log,
    news,
    /** Until nothing more comes. */
    ask: () =>
      new Promise<readonly AnswerNews[]>((resolve) => {
        answers.ask(asked, (one) => {
          news.push(one);
          const isLast = one.kind === 'failed' || one.event.kind === 'end' || one.event.kind === 'error';
          if (isLast) resolve(news);
        });
      }),
    begin: () => answers.ask(asked, (one) => news.push(one)),
  };
};

const streamed = (parts: readonly Uint8Array[], status = 200): Response =>
  new Response(
    new ReadableStream({
      start: (to) => {
        parts.forEach((part) => to.enqueue(part));
        to.close();
      },
    }),
    { status, headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } },
  );
const bytes = (events: readonly unknown[]): Uint8Array =>
  new TextEncoder().encode(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''));
const json = (body: object): Promise<Response> => Promise.resolve(Response.json(body));

const events: readonly AnswerEvent[] = [
  { kind: 'begun', conversation: 'c1', turn: 't1' },
  { kind: 'stage', stage: 'found', count: 2 },
  {
    kind: 'sources',
    list: [{ number: 1, kind: 'buy', id: 'b1', sourceType: null, title: '买方🙂', facts: [] }],
  },
  { kind: 'ping' },
  { kind: 'delta', text: '精密减速器 \n\n**3.2 亿元**' },
  { kind: 'replace', text: '换' },
  { kind: 'end' },
];

describe('answers in parts', () => {
  test('[SCR-12] are the same wherever the network parts them, in the middle of a sign too', async () => {
    const whole = bytes(events);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 30 }), async (sizes) => {
        const parts: Uint8Array[] = [];
        let at = 0;
        for (const size of [...sizes, whole.length]) {
          if (at < whole.length) parts.push(whole.slice(at, at + size));
          at += size;
        }
        const { ask } = over(() => Promise.resolve(streamed(parts)));
        expect(await ask()).toEqual(events.map((event) => ({ kind: 'came', event })));
      }),
      { numRuns: 200 },
    );
  });

  test('[SCR-12][GAT-02] are asked for by the proxy endpoint, with the token and no cookie', async () => {
    const requests: [string, RequestInit][] = [];
    const { ask } = over((url, request) => {
      requests.push([url, request]);
      return Promise.resolve(streamed([bytes(events)]));
    });
    await ask();
    expect(requests).toMatchObject([
      [
        'https://gateway.example/gateway?t=1',
        {
          method: 'POST',
          credentials: 'omit',
          body: 'question=%E9%97%AE&conversation=c1',
          headers: { 'X-Gateway-Path': '/webapp/assistant!ask.action', Authorization: 'Bearer tk' },
        },
      ],
    ]);
  });

  test('[SCR-12] a refusal is told in its words, and a session that ended is reported', async () => {
    const refused = over(() => json({ resultCode: 429, resultMsg: '提问过于频繁，请稍后再试' }));
    expect(await refused.ask()).toMatchObject([{ failure: { kind: 'refused', code: 429 } }]);
    const ended = over(() => json({ resultCode: 401, resultMsg: '登录已失效' }));
    expect(await ended.ask()).toMatchObject([{ failure: { kind: 'unauthenticated' } }]);
    expect(ended.reports.reported.length).toBe(1);
  });

  test.each<[string, Fetch, string]>([
    ['no connection', () => Promise.reject(new TypeError('failed')), 'network'],
    ['an end in the middle', () => Promise.resolve(streamed([bytes(events.slice(0, 3))])), 'network'],
    ['an event that is none', () => Promise.resolve(streamed([bytes([{ kind: 'shout' }])])), 'malformed'],
    [
      'what is no JSON',
      () => Promise.resolve(streamed([new TextEncoder().encode('data: <p>\n\n')])),
      'malformed',
    ],
    ['a page', () => Promise.resolve(new Response('<h1>502</h1>', { status: 502 })), 'status'],
    ['JSON that is no refusal', () => json({ resultCode: 200, data: {} }), 'malformed'],
  ])('[SCR-12] %s is a failure', async (_, fetch, kind) => {
    const { ask } = over(fetch);
    expect((await ask()).at(-1)).toMatchObject({ kind: 'failed', failure: { kind } });
  });

  test('[SCR-12] that are ended from here say nothing more, and their request is given up', async () => {
    const given: { signal?: AbortSignal | null | undefined } = {};
    const { begin, news, reports } = over((_, { signal }) => {
      given.signal = signal;
      return new Promise((__, reject) =>
        signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      );
    });
    begin()();
    await new Promise((resolve) => setImmediate(resolve));
    expect(given.signal?.aborted).toBe(true);
    expect([news, reports.reported]).toEqual([[], []]);
  });
});
