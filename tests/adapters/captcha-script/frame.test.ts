// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scriptGraceMs } from '../../../src/adapters/captcha-script/captcha-frame';
import { ScriptCaptchaProvider } from '../../../src/adapters/captcha-script/script-captcha-provider';
import { captchaSlotId } from '../../../src/domain/captcha/captcha-slot';
import type { CaptchaFrameEvent } from '../../../src/domain/captcha/frame-event';
import { config } from '../../support/samples/config';
import { soon } from '../../support/soon';

const host = 'https://captcha.example';
const slot = (): HTMLElement => {
  const place = document.createElement('div');
  place.id = captchaSlotId;
  return place;
};
const makes = (address: string) => {
  Reflect.set(window, 'HupoCaptcha', {
    createFrame: ({ appid, sid, lang }: { appid: string; sid: string; lang: string }) => {
      const frame = document.createElement('iframe');
      frame.src = `${address}/frame?appid=${appid}&sid=${sid}&lang=${lang}`;
      return frame;
    },
  });
};
const frames = (): readonly HTMLIFrameElement[] => [...document.querySelectorAll('iframe')];

/** Opens a frame and keeps what is told. */
const open = (sid = 's1') => {
  const reported: CaptchaFrameEvent[] = [];
  const provider = new ScriptCaptchaProvider(
    config({ captcha: { host, appid: 'hupo', language: 'ko' } }),
    window,
  );
  const close = provider.openFrame({ appid: 'hupo', sid }, (event) => reported.push(event));
  return { reported, close };
};
const say = (more: object, sender: Partial<MessageEventInit> = {}): void => {
  const source = frames()[0]?.contentWindow ?? null;
  const data = { type: 'captcha', sid: 's1', ...more };
  window.dispatchEvent(new MessageEvent('message', { origin: host, source, data, ...sender }));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  makes(host);
  document.body.replaceChildren(slot());
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(window, 'HupoCaptcha');
  document.body.replaceChildren();
});

test('[CAP-01][CAP-05] the frame stands in its place, in the configured language, tells what happens, and is gone when it is closed', () => {
  const { reported, close } = open();
  expect(document.querySelector(`#${captchaSlotId} > iframe`)?.getAttribute('src')).toBe(
    `${host}/frame?appid=hupo&sid=s1&lang=ko`,
  );
  say({ event: 'scriptloaded' });
  say({ event: 'shown' });
  say({ event: 'verified', ticket: 't03', randstr: '@x' });
  expect(reported).toEqual([
    { event: 'scriptloaded' },
    { event: 'shown' },
    { event: 'verified', ticket: 't03', randstr: '@x' },
  ]);
  const source = frames()[0]?.contentWindow ?? null;
  close();
  say({ event: 'closed' }, { source });
  expect([frames().length, reported.length]).toEqual([0, 3]);
});

test('[CAP-06] messages of another origin, of another window or of another session are ignored', () => {
  const { reported } = open();
  const other = document.createElement('iframe');
  document.body.append(other);
  say({ event: 'ready' }, { origin: 'https://evil.example' });
  say({ event: 'ready' }, { origin: 'https://captcha.example.evil.example' });
  say({ event: 'ready' }, { origin: 'null' });
  say({ event: 'ready' }, { source: other.contentWindow });
  say({ event: 'ready' }, { source: window });
  say({ event: 'ready' }, { source: null });
  say({ event: 'ready', sid: 's2' });
  say({ event: 'unheard-of' });
  say({}, { data: 'captcha' });
  expect(reported).toEqual([]);
});

test('[CAP-06] before the frame stands in the page nobody can speak for it', () => {
  document.body.replaceChildren();
  const { reported } = open();
  say({ event: 'ready' }, { source: null });
  expect(reported).toEqual([]);
});

test('[CAP-01] a place that comes later is waited for, and not once the frame is closed', async () => {
  document.body.replaceChildren();
  const first = open();
  const second = open('s2');
  expect(frames()).toEqual([]);
  second.close();
  document.body.append(slot());
  await soon(() => expect(frames()).toHaveLength(1));
  expect(frames()[0]?.src).toContain('sid=s1');
  first.close();
  expect(frames()).toEqual([]);
});

test('[CAP-03] a frame that has loaded, but whose script never speaks, is told as 1004', () => {
  const { reported } = open();
  frames()[0]?.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(scriptGraceMs - 1);
  expect(reported).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(reported).toEqual([{ event: 'error', code: 1004 }]);
});

test('[CAP-03] a frame whose script speaks before or soon after it has loaded is not', () => {
  const { reported } = open();
  frames()[0]?.dispatchEvent(new Event('load'));
  say({ event: 'scriptloaded' });
  frames()[0]?.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(scriptGraceMs * 3);
  expect(reported).toEqual([{ event: 'scriptloaded' }]);
});

test('[CAP-03] a frame that is closed after it has loaded tells nothing later', () => {
  const { reported, close } = open();
  frames()[0]?.dispatchEvent(new Event('load'));
  close();
  vi.advanceTimersByTime(scriptGraceMs * 3);
  expect([reported, vi.getTimerCount()]).toEqual([[], 0]);
});

test.each([
  [
    'throws',
    {
      createFrame: () => {
        throw new Error('broken');
      },
    },
  ],
  ['makes nothing', { createFrame: () => null }],
  ['makes another element', { createFrame: () => document.createElement('div') }],
  ['is gone', undefined],
])('[CAP-03] an entry script that %s is told as 1005', async (_what, entry) => {
  Reflect.set(window, 'HupoCaptcha', entry);
  const { reported } = open();
  expect(reported).toEqual([]);
  await soon(() => expect(reported).toEqual([{ event: 'error', code: 1005 }]));
});

test('[CAP-06] a frame that leads to another origin is never put into the page', async () => {
  makes('https://captcha.example.evil.example');
  const { reported } = open();
  await soon(() => expect(reported).toEqual([{ event: 'error', code: 1005 }]));
  expect(frames()).toEqual([]);
});

test('[CAP-03] what could not run and was closed at once tells nothing', async () => {
  Reflect.deleteProperty(window, 'HupoCaptcha');
  const { reported, close } = open();
  close();
  const next = open();
  await soon(() => expect(next.reported).toHaveLength(1));
  expect(reported).toEqual([]);
});
