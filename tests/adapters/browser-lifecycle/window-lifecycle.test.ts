// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { WindowLifecycle } from '../../../src/adapters/browser-lifecycle/window-lifecycle';

const shown = vi.spyOn(document, 'visibilityState', 'get');
afterEach(() => shown.mockReset());
const pageShow = (persisted: boolean): Event => Object.assign(new Event('pageshow'), { persisted });

test('[SOC-02][SES-08] coming to the foreground, online and offline are heard, until it stops', () => {
  const heard: string[] = [];
  const stop = new WindowLifecycle(window).listen((event) => heard.push(event));
  const happen = (): void => {
    shown.mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    shown.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(pageShow(false));
    window.dispatchEvent(pageShow(true));
  };
  happen();
  expect(heard).toEqual(['foreground', 'offline', 'online', 'foreground']);
  stop();
  happen();
  expect(heard).toHaveLength(4);
});

test('[SES-02] the page is loaded again by the browser', () => {
  const reload = vi.fn();
  new WindowLifecycle({ location: { reload } } as unknown as Window).reload();
  expect(reload).toHaveBeenCalledOnce();
});

const pageWith = (onLine: boolean, fetch: () => Promise<{ readonly status: number }>): Window =>
  ({ navigator: { onLine }, location: { href: 'https://hupo.test/login' }, fetch }) as unknown as Window;
const { signal } = new AbortController();

test.each([
  ['a page that is there', 200, 'Right'],
  ['a server that answers no heads', 405, 'Right'],
  ['a server that is out of order', 502, 'Left'],
])('[LAY-13] %s (status %i): %s', async (_, status, answer) => {
  const fetch = vi.fn(() => Promise.resolve({ status }));
  expect(await new WindowLifecycle(pageWith(true, fetch)).reach(signal)()).toHaveProperty('_tag', answer);
  expect(fetch).toHaveBeenCalledExactlyOnceWith('https://hupo.test/login', {
    method: 'HEAD',
    cache: 'no-store',
    signal,
  });
});

test('[LAY-13] a page that cannot be had, and one that the browser knows cannot, are both unreachable', async () => {
  const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const answer = { _tag: 'Left', left: { kind: 'unreachable' } };
  expect(await new WindowLifecycle(pageWith(true, fetch)).reach(signal)()).toEqual(answer);
  expect(await new WindowLifecycle(pageWith(false, fetch)).reach(signal)()).toEqual(answer);
  expect(fetch).toHaveBeenCalledOnce();
});
