import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import { within } from './deadline';
import { called, phone, type Key, type Visit } from './visit';

/** Where WebDriver answers: https://www.w3.org/TR/webdriver2/ */
const Answer = t.type({ value: t.unknown });
const Failure = t.type({ error: t.string, message: t.string });
const Session = t.type({
  sessionId: t.string,
  capabilities: t.type({ browserName: t.string, browserVersion: t.string }),
});
/** Elements are told by this name. */
const Element = t.record(t.string, t.string);
const Told = t.union([t.type({ came: t.unknown }), t.type({ why: t.string })]);

const longestMs = 240_000;
const keyCodes: Readonly<Record<Key, string>> = {
  Home: '\uE011',
  PageUp: '\uE00E',
  ArrowRight: '\uE014',
  Enter: '\uE007',
};

const decoded = <A>(codec: t.Decoder<unknown, A>, value: unknown): A => {
  const read = codec.decode(value);
  if (isLeft(read)) throw new Error(`the driver answered otherwise: ${JSON.stringify(value).slice(0, 200)}`);
  return read.right;
};

/** One session of a WebDriver that listens at `driver`, over plain HTTP. */
export const openSession = async (driver: string) => {
  const send = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${driver}${path}`, {
      method,
      signal: AbortSignal.timeout(longestMs),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = decoded(Answer, await response.json());
    if (response.ok) return value;
    const failure = Failure.decode(value);
    throw new Error(isLeft(failure) ? `${path}: ${response.status}` : failure.right.message);
  };
  const opened = decoded(Session, await send('POST', '/session', { capabilities: { alwaysMatch: {} } }));
  const path = (rest: string): string => `/session/${opened.sessionId}${rest}`;
  const post = (rest: string, body: object = {}) => send('POST', path(rest), body);
  await post('/timeouts', { script: longestMs, pageLoad: 60_000, implicit: 0 });
  await post('/window/rect', phone);

  const find = async (selector: string): Promise<string> => {
    const found = decoded(Element, await post('/element', { using: 'css selector', value: selector }));
    return Object.values(found)[0] ?? '';
  };
  const asked = async (expression: string): Promise<unknown> => {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => ${expression}).then((came) => done({ came: came ?? null }), (why) => done({ why: String(why) }));`;
    const told = decoded(Told, await post('/execute/async', { script, args: [] }));
    if ('why' in told) throw new Error(told.why);
    return told.came;
  };
  const inFrame = async <A>(frame: string, act: () => Promise<A>): Promise<A> => {
    const id = await post('/element', { using: 'css selector', value: frame });
    await post('/frame', { id });
    try {
      return await act();
    } finally {
      await post('/frame', { id: null });
    }
  };

  const visit: Visit = {
    goTo: (address) => within(60_000, address, post('/url', { url: address })),
    back: () => asked('history.back()'),
    ask: (run, ...args) => asked(called(run, args)),
    press: async (selector) => post(`/element/${await find(selector)}/click`),
    type: async (selector, text) => post(`/element/${await find(selector)}/value`, { text }),
    clear: async (selector) => post(`/element/${await find(selector)}/clear`),
    askIn: (frame, run) => inFrame(frame, () => asked(called(run, []))),
    pressIn: (frame, selector) => inFrame(frame, async () => post(`/element/${await find(selector)}/click`)),
    keysIn: (frame, keys) =>
      inFrame(frame, async () => {
        const actions = keys.flatMap((key) => [
          { type: 'keyDown', value: keyCodes[key] },
          { type: 'keyUp', value: keyCodes[key] },
        ]);
        await post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
      }),
  };
  const { browserName, browserVersion } = opened.capabilities;
  return { visit, browserName, browserVersion, close: () => send('DELETE', path('')) };
};
