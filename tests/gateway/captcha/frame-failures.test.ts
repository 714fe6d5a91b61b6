// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { framePage } from '../../../gateway/src/captcha/frame-page';
import { templateFor } from '../../../gateway/src/captcha/frame-texts';
import { runPuzzle } from '../../../gateway/src/captcha/page/puzzle';
import { startFrame, type ImportModule } from '../../../gateway/src/captcha/page/start-frame';
import { soon } from '../../support/soon';

const subject = { appid: 'hupo', sid: 's1', lang: 'zh-CN', embedder: 'https://app.example' };
const { texts } = templateFor('zh-CN');

const puzzle = {
  id: 'p1',
  width: 300,
  height: 150,
  pieceWidth: 50,
  path: [0],
  waitMs: 0,
  background: '',
  piece: '',
};

/** How the service answers each of its addresses; null breaks the connection. */
type Answers = Readonly<Record<string, readonly [status: number, data: unknown] | null>>;

const answers: Answers = {
  '/template': [200, templateFor('zh-CN')],
  '/challenge': [200, puzzle],
};

const imported: ImportModule = () => Promise.resolve({ runPuzzle });

/** Starts the frame in its own document; answers what it tells the page. */
const startWith = (changed: Answers, importModule: ImportModule = imported) => {
  const told: unknown[] = [];
  vi.spyOn(window, 'fetch').mockImplementation((address) => {
    // The frame asks by paths; anything else is answered as broken.
    const path = typeof address === 'string' ? (address.split('?')[0] ?? '') : '';
    const answer = { ...answers, ...changed }[path] ?? null;
    return answer === null
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(Response.json(answer[1], { status: answer[0] }));
  });
  vi.spyOn(window, 'postMessage').mockImplementation((message: unknown, embedder: unknown) => {
    expect(embedder).toBe(subject.embedder);
    told.push(message);
  });
  void startFrame(importModule);
  return told;
};

const event = (name: string, more: object = {}) => ({ type: 'captcha', sid: 's1', event: name, ...more });
const failure = (code: number) => event('error', { code });
const hint = (): string | null => document.getElementById('hint')?.textContent ?? null;

beforeEach(async () => {
  const written = new DOMParser().parseFromString(await framePage(subject), 'text/html');
  Object.assign(document.documentElement.dataset, written.documentElement.dataset);
  document.body.replaceChildren(...written.body.children);
  // What jsdom has not: pictures that are decoded, and observers of sizes.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {
        // Nothing changes its size.
      }
    },
  );
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.resolve() });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  document.body.replaceChildren();
});

test.each<[string, Answers]>([
  ['is cut off', { '/template': null }],
  ['is an error', { '/template': [500, {}] }],
  ['holds no texts', { '/template': [200, { lang: 'zh-CN', texts: {} }] }],
])('[CAP-03] the frame reports 1007 when its template %s', async (_what, changed) => {
  const told = startWith(changed);
  await soon(() => expect(told).toEqual([event('scriptloaded'), failure(1007)]));
});

test('[CAP-03] the frame reports 1008 when its document does not finish loading in 10 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const told = startWith({});
  await vi.advanceTimersByTimeAsync(9_999);
  expect(told).toEqual([event('scriptloaded')]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual([event('scriptloaded'), failure(1008)]);
});

test('[CAP-03][CAP-04] the frame reports 1010 when the third attempt at the puzzle’s script fails', async () => {
  const asked: string[] = [];
  const told = startWith({}, (address) => {
    asked.push(address);
    return Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  });
  await soon(() => expect(told).toEqual([event('scriptloaded'), failure(1010)]));
  expect(asked).toEqual(['/puzzle.js', '/puzzle.js?attempt=2', '/puzzle.js?attempt=3']);
});

test('[CAP-04] a puzzle’s script that arrives at the second attempt is enough', async () => {
  const told = startWith({}, (address) =>
    address === '/puzzle.js' ? Promise.reject(new TypeError('Failed to fetch')) : imported(address),
  );
  await soon(() => expect(told).toEqual([event('scriptloaded'), event('ready'), event('shown')]));
});

test.each<[string, ImportModule]>([
  ['cannot be read', () => Promise.reject(new SyntaxError('Unexpected token'))],
  ['offers nothing', () => Promise.resolve({})],
])('[CAP-03] the frame reports 1011 when the puzzle’s script %s', async (_what, importModule) => {
  const told = startWith({}, importModule);
  await soon(() => expect(told).toEqual([event('scriptloaded'), failure(1011)]));
});

test('[CAP-03] the frame reports 1011 when the puzzle cannot run', async () => {
  document.getElementById('track')?.remove();
  const told = startWith({});
  await soon(() => expect(told).toEqual([event('scriptloaded'), event('ready'), failure(1011)]));
});

test.each<[string, Answers, string]>([
  ['is cut off', { '/challenge': null }, texts.networkTimeout],
  ['is no puzzle', { '/challenge': [200, { ...puzzle, width: 50 }] }, texts.networkTimeout],
])('[CAP-03] the frame reports 1012 when the challenge %s', async (_what, changed, text) => {
  const told = startWith(changed);
  await soon(() => expect(told.at(-1)).toEqual(failure(1012)));
  expect(hint()).toBe(text);
});

test('[CAP-03] the frame reports 1012 when a picture cannot be decoded', async () => {
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.reject(new Error('broken')) });
  const told = startWith({});
  await soon(() => expect(told.at(-1)).toEqual(failure(1012)));
  expect(hint()).toBe(texts.imageFailed);
});

/** Hands the piece in where it is. */
const handIn = (): void => {
  const slider = document.getElementById('slider');
  slider?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
};

test('[CAP-03] the frame reports 1013 when the answer cannot be judged', async () => {
  const told = startWith({ '/verify': [200, { outcome: 'unheard-of' }] });
  await soon(() => expect(told.at(-1)).toEqual(event('shown')));
  await soon(() => expect(hint()).toBe(texts.hint));
  handIn();
  await soon(() => expect(told.at(-1)).toEqual(failure(1013)));
  expect(hint()).toBe(texts.networkTimeout);
});

test('[CAP-03] the frame keeps the puzzle when the service asks for patience', async () => {
  const told = startWith({ '/verify': [429, {}] });
  await soon(() => expect(hint()).toBe(texts.hint));
  handIn();
  await soon(() => expect(hint()).toBe(texts.tooFrequent));
  expect(told).not.toContainEqual(expect.objectContaining({ event: 'error' }));
});
