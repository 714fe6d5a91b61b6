import type { AnswerPiece, Assistant, AssistantQuestion } from '../../ports/assistant';
import type { Clock } from '../../ports/clock';
import type { Log } from '../../ports/log';
import { eventData } from './event-data';
import { patience, type Waits } from './patience';
import { readEvent } from './dify-event';

export interface DifyNeeds {
  /** The address of its API, such as 'https://api.dify.ai/v1'. */
  readonly url: string;
  readonly key: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly waits?: Waits;
}

/** Dify pings every 10 s: longer than two of them is silence. */
const usualWaits: Waits = { silenceMs: 25_000, wholeMs: 120_000 };
/** The deadline for the requests other than an answer. */
const notifyMs = 5_000;

const ratings = { up: 'like', down: 'dislike' } as const;

/**
 * The listings for the model: data in an input of its own, never in the question, so that words in a
 * listing are no part of the question.
 */
const inputsOf = ({ listings }: AssistantQuestion) => ({
  listings: JSON.stringify(
    listings.map(({ number, kind, title, facts, texts, sealed }) => ({
      number,
      kind,
      title,
      facts,
      texts,
      sealed,
    })),
  ),
});

/** Dify's chat API (its documentation: Chat App API). The key goes to it alone, and no line of the log contains it. */
export const difyAssistant = ({ url, key, clock, log, waits = usualWaits }: DifyNeeds): Assistant => {
  const send = (
    method: 'POST' | 'DELETE',
    path: string,
    body: object,
    signal: AbortSignal,
  ): Promise<Response> =>
    fetch(`${url.replace(/\/$/, '')}${path}`, {
      method,
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal,
    });

  /** A request to Dify without a waiting caller; returns whether Dify accepted it, or has no such name. */
  const notify = async (
    method: 'POST' | 'DELETE',
    path: string,
    body: object,
    otherwise: string,
  ): Promise<boolean> => {
    try {
      const answer = await send(method, path, body, AbortSignal.timeout(notifyMs));
      await answer.body?.cancel();
      if (answer.ok || answer.status === 404) return true;
      log.problem(`${otherwise}，状态 ${answer.status}`);
    } catch {
      log.problem(otherwise);
    }
    return false;
  };
  const stop = (task: string, user: string): Promise<boolean> =>
    notify('POST', `/chat-messages/${encodeURIComponent(task)}/stop`, { user }, '未能停止 Dify 的回答');

  const said = async function* (
    asked: AssistantQuestion,
    wait: ReturnType<typeof patience>,
    known: { task: string },
  ): AsyncGenerator<AnswerPiece, boolean> {
    const { question, thread, asker } = asked;
    const body = {
      query: question,
      inputs: inputsOf(asked),
      response_mode: 'streaming',
      user: asker,
      conversation_id: thread ?? '',
      files: [],
    };
    const response = await send('POST', '/chat-messages', body, wait.signal);
    const isStream = (response.headers.get('Content-Type') ?? '').startsWith('text/event-stream');
    if (!response.ok || !isStream || response.body === null) {
      await response.body?.cancel();
      log.problem(`Dify 的回答不是事件流，状态 ${response.status}`);
      return false;
    }
    let lastNamed: string | null = null;
    for await (const data of eventData(response.body)) {
      wait.heard();
      const event = readEvent(data);
      if (event.kind === 'words') {
        known.task = event.task;
        const { thread: calls, message } = event;
        if (`${calls} ${message}` !== lastNamed) yield { kind: 'named', thread: calls, message };
        lastNamed = `${calls} ${message}`;
        yield { kind: 'delta', text: event.text };
      }
      if (event.kind === 'replace') yield event;
      if (event.kind === 'ping' || event.kind === 'other') yield { kind: 'ping' };
      if (event.kind === 'end') return true;
      if (event.kind === 'failed') return false;
    }
    return false;
  };

  return {
    answersFrom: 'model',
    rate: async ({ message, asker, rating }) => {
      const path = `/messages/${encodeURIComponent(message)}/feedbacks`;
      const body = { rating: rating === null ? null : ratings[rating], user: asker };
      await notify('POST', path, body, '未能告知 Dify 对回答的评价');
    },
    forget: ({ thread, asker }) =>
      notify(
        'DELETE',
        `/conversations/${encodeURIComponent(thread)}`,
        { user: asker },
        '未能删除 Dify 的对话',
      ),
    answer: async function* (asked, signal): AsyncGenerator<AnswerPiece> {
      const wait = patience(clock, waits, signal);
      const known = { task: '' };
      let isWhole = false;
      try {
        isWhole = yield* said(asked, wait, known);
        if (!isWhole && !signal.aborted) yield { kind: 'failed', why: 'broken' };
      } catch {
        if (!signal.aborted) {
          const why = wait.isLate() ? 'late' : 'broken';
          log.problem(why === 'late' ? 'Dify 没有在时限内答完' : 'Dify 没有答完');
          yield { kind: 'failed', why };
        }
      } finally {
        wait.over();
        if (!isWhole && known.task !== '') void stop(known.task, asked.asker);
      }
    },
  };
};
