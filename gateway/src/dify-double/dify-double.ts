import { isRight } from 'fp-ts/Either';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { UnknownArray } from 'io-ts';
import { decodeJson } from '../../../contract/codec/decode-json';
import type { Clock } from '../ports/clock';
import type { HttpService } from '../ports/http-service';

type Body = Readonly<Record<string, unknown>>;

/** What the double does with a question. */
export type DifyTurn =
  | 'answers'
  | 'replaces'
  | 'slow'
  | 'fails'
  | 'silent'
  | 'breaks'
  | 'halts'
  | 'wordless'
  | 'mute'
  | 'errorPage'
  | 'unnamed'
  | 'endless';

/** Turns without a stream: no answer at all, or a page. */
type StreamedTurn = Exclude<DifyTurn, 'errorPage' | 'mute' | 'endless'>;
/** After whose events the stream stays open. */
const isLeftOpen: ReadonlySet<DifyTurn> = new Set<DifyTurn>(['silent', 'halts', 'wordless']);

export type DifyHeard =
  | { readonly asked: Body }
  | { readonly stopped: string }
  | { readonly rated: string; readonly rating: 'like' | 'dislike' | null }
  | { readonly forgotten: string };

export interface DifyDoubleNeeds {
  readonly clock: Clock;
  /** The one key that it takes; any, where it is left out. */
  readonly key?: string;
  /** Chooses the turn. By default, a word of the question names it. */
  readonly turnOf?: (query: string) => DifyTurn;
  /** How long between two events, in milliseconds. */
  readonly paceMs?: number;
  /** Receives each posted body, stopped task, rated answer and deleted conversation. */
  readonly hear?: (heard: DifyHeard) => void;
}

const words: Readonly<Record<string, DifyTurn>> = {
  替换: 'replaces',
  很慢: 'slow',
  出错: 'fails',
  沉默: 'silent',
  断开: 'breaks',
  卡住: 'halts',
  无字: 'wordless',
  不应: 'mute',
  错误页: 'errorPage',
  无尽: 'endless',
};

const usualTurn = (query: string): DifyTurn =>
  Object.entries(words).find(([word]) => query.includes(word))?.[1] ?? 'answers';

const largestBody = 256 * 1024;
const conversationOf = (number: number): string =>
  `c0ffee00-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** The first listing of those that were sent along, as the answer may cite it. */
const firstOf = (inputs: unknown): string => {
  const text: unknown = typeof inputs === 'object' && inputs !== null ? Reflect.get(inputs, 'listings') : '';
  const list = decodeJson(UnknownArray)(typeof text === 'string' ? text : '');
  const first: unknown = isRight(list) ? list.right[0] : undefined;
  if (typeof first !== 'object' || first === null) return '没有可以引用的项目。';
  const facts: unknown = Reflect.get(first, 'facts');
  const said = Array.isArray(facts) ? facts.map(String).join('，') : '';
  return `**${String(Reflect.get(first, 'title'))}**：${said}。[1]`;
};

/**
 * A double of Dify's chat API, on the second port under /dify/v1: streamed answers with pings, `message_replace` and
 * `error` in mid-stream, an answer without an end, long pauses with pings, silence after some words, in mid-word, before
 * the first byte or before the headers, a connection that breaks in mid-word, an error page.
 */
export const createDifyDouble = ({
  clock,
  key,
  turnOf = usualTurn,
  paceMs = 20,
  hear = () => undefined,
}: DifyDoubleNeeds): HttpService => {
  const app = new Hono();
  const encoder = new TextEncoder();
  const pause = (ms: number): Promise<void> => new Promise((resolve) => void clock.after(ms, resolve));
  let tasks = 0;
  /** The asker of each answer and conversation; other askers do not find them. */
  const askers = new Map<string, unknown>();
  const isOf = async (name: string, context: Context): Promise<Body | null> => {
    const given: unknown = await context.req.json();
    const body: Body = typeof given === 'object' && given !== null ? { ...given } : {};
    return askers.has(name) && askers.get(name) === body['user'] ? body : null;
  };
  const notFound = (context: Context, message: string): Response =>
    context.json({ code: 'not_found', message, status: 404 }, 404);

  app.use('*', async (context, next) => {
    const given = context.req.header('Authorization') ?? '';
    if (key !== undefined && given !== `Bearer ${key}`)
      return context.json({ code: 'unauthorized', message: 'Access token is invalid', status: 401 }, 401);
    return next();
  });
  app.use('*', bodyLimit({ maxSize: largestBody, onError: (context) => context.text('too large', 413) }));
  app.onError((error) => {
    throw error;
  });

  app.post('/dify/v1/chat-messages', async (context) => {
    const given: unknown = await context.req.json();
    const body: Body = typeof given === 'object' && given !== null ? { ...given } : {};
    hear({ asked: body });
    const { query } = body;
    const turn = turnOf(typeof query === 'string' ? query : '');
    if (turn === 'mute') return new Promise<Response>(() => undefined);
    if (turn === 'errorPage') return context.html('<h1>502 Bad Gateway</h1>', 502);
    tasks += 1;
    const task = `task-${tasks}`;
    const thread = body['conversation_id'];
    const conversation = typeof thread === 'string' && thread !== '' ? thread : conversationOf(tasks);
    for (const name of [`m-${tasks}`, conversation]) askers.set(name, body['user']);
    const same = {
      task_id: task,
      message_id: `m-${tasks}`,
      conversation_id: conversation,
      created_at: 1_705_395_332,
    };
    const line = (event: object): Uint8Array => encoder.encode(`data: ${JSON.stringify(event)}\n\n`);
    const message = (answer: string): Uint8Array => line({ event: 'message', ...same, answer });
    const text = firstOf(body['inputs']);
    const middle = Math.ceil(text.length / 2);
    const end = line({ event: 'message_end', ...same, metadata: { usage: {}, retriever_resources: [] } });
    // As Dify has it: of its events the only one without data.
    const ping = encoder.encode('event: ping\n\n');
    const usual = [ping, message(text.slice(0, middle)), message(text.slice(middle))];
    const cut = message(text).slice(0, -9);
    if (turn === 'endless') {
      const words = message('没有尽头的话，'.repeat(20));
      const endless = new ReadableStream<Uint8Array>({
        pull: async (to) => {
          await pause(paceMs);
          to.enqueue(words);
        },
      });
      return new Response(endless, { headers: { 'Content-Type': 'text/event-stream' } });
    }
    const events: Readonly<Record<StreamedTurn, readonly Uint8Array[]>> = {
      answers: [...usual, end],
      replaces: [...usual, line({ event: 'message_replace', ...same, answer: '该回答已被替换。' }), end],
      slow: [
        message(text.slice(0, middle)),
        ...Array.from({ length: 8 }, () => ping),
        message(text.slice(middle)),
        end,
      ],
      fails: [
        ...usual,
        line({ event: 'error', ...same, status: 400, code: 'provider_quota', message: 'quota' }),
      ],
      silent: [message(text.slice(0, middle))],
      breaks: [message(text.slice(0, middle)), cut],
      halts: [message(text.slice(0, middle)), cut],
      wordless: [],
      unnamed: [encoder.encode('data: <html>\n\n')],
    };
    const stream = new ReadableStream<Uint8Array>({
      start: async (to) => {
        try {
          for (const event of events[turn]) {
            await pause(paceMs);
            // In two parts, in the middle of a sign.
            to.enqueue(event.slice(0, 40));
            to.enqueue(event.slice(40));
          }
          if (!isLeftOpen.has(turn)) to.close();
        } catch {
          // The client has left.
        }
      },
    });
    return new Response(stream, { headers: { 'Content-Type': 'text/event-stream' } });
  });

  app.post('/dify/v1/chat-messages/:task/stop', (context) => {
    hear({ stopped: context.req.param('task') });
    return context.json({ result: 'success' });
  });

  app.post('/dify/v1/messages/:message/feedbacks', async (context) => {
    const rated = context.req.param('message');
    const body = await isOf(rated, context);
    if (body === null) return notFound(context, 'Message Not Exists.');
    const { rating = null } = body;
    if (rating !== 'like' && rating !== 'dislike' && rating !== null)
      return context.json({ code: 'invalid_param', message: 'rating', status: 400 }, 400);
    hear({ rated, rating });
    return context.json({ result: 'success' });
  });

  app.delete('/dify/v1/conversations/:conversation', async (context) => {
    const forgotten = context.req.param('conversation');
    if ((await isOf(forgotten, context)) === null) return notFound(context, 'Conversation Not Exists.');
    askers.delete(forgotten);
    hear({ forgotten });
    return context.body(null, 204);
  });

  return { answer: async (request) => app.fetch(request) };
};
