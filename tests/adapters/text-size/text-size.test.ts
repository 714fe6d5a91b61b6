import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { followWechatTextSize } from '../../../src/adapters/bridge-wechat/wechat-text-size';
import { pageTextSize } from '../../../src/adapters/text-size/page-text-size';
import { textSizeForLevel, type TextSize } from '../../../src/domain/settings/text-size';
import { fakeStorage } from '../../support/fakes/key-value-storage';
import { settled } from '../../support/fakes/settled';

test('[MKT-21] a chosen size is one attribute of the root, kept on the device, and reported', async () => {
  const { window } = new JSDOM('<!doctype html>');
  const storage = fakeStorage();
  const page = pageTextSize(
    { document: window.document, MutationObserver: window.MutationObserver },
    storage.port,
  );
  const heard: TextSize[] = [];
  const stop = page.listen((size) => heard.push(size));
  expect(page.read()).toBe('medium');
  page.choose('large');
  await settled();
  expect([page.read(), window.document.documentElement.dataset['textSize']]).toEqual(['large', 'large']);
  expect(storage.kept.get('hupo.text-size')).toBe('large');
  page.choose('medium');
  await settled();
  expect(window.document.documentElement.hasAttribute('data-text-size')).toBe(false);
  expect(heard).toEqual(['large', 'medium']);
  stop();
  page.choose('large');
  await settled();
  expect(heard).toHaveLength(2);
});

test.each([
  ['1', 'medium'],
  ['2', 'medium'],
  ['3', 'large'],
  [4, 'large'],
  ['0', null],
  ['', null],
  [2.5, null],
  [undefined, null],
] as const)('[MKT-21] WeChat’s text size %j gives %s', (level, size) => {
  expect(textSizeForLevel(level)).toBe(size);
});

test.each([true, false])(
  '[MKT-21] WeChat’s text size is followed, once, whether its bridge is there at once: %s',
  (isThere) => {
    const { document, Event } = new JSDOM('<!doctype html>').window;
    const chosen: TextSize[] = [];
    const reset: unknown[] = [];
    const listeners: ((size: unknown) => void)[] = [];
    const bridge = {
      on: (_: string, heard: (size: unknown) => void) => void listeners.push(heard),
      invoke: (_: string, size: unknown) => void reset.push(size),
    };
    const window: { WeixinJSBridge?: unknown; document: Document } = { document };
    if (isThere) window.WeixinJSBridge = bridge;
    followWechatTextSize(window, { choose: (size) => void chosen.push(size) });
    window.WeixinJSBridge = bridge;
    document.dispatchEvent(new Event('WeixinJSBridgeReady'));
    document.dispatchEvent(new Event('WeixinJSBridgeReady'));
    expect(listeners).toHaveLength(1);
    listeners.forEach((listener) => listener({ fontSize: '4' }));
    listeners.forEach((listener) => listener({ fontSize: '2' }));
    listeners.forEach((listener) => listener('broken'));
    expect(chosen).toEqual(['large', 'medium']);
    expect(reset).toEqual([{ fontSize: '2' }, { fontSize: '2' }, { fontSize: '2' }]);
  },
);

test.each([
  ['large', 'large'],
  ['medium', undefined],
  ['<b>', undefined],
  [null, undefined],
])('[MKT-21] before the first paint a kept size of %j gives the root %j', (kept, size) => {
  const { window } = new JSDOM('<!doctype html>', {
    url: 'https://hupo.example/',
    runScripts: 'outside-only',
  });
  if (kept !== null) window.localStorage.setItem('hupo.text-size', kept);
  window.eval(readFileSync('public/assets/text-size-1.js', 'utf8'));
  expect(window.document.documentElement.dataset['textSize']).toBe(size);
});

test('[MKT-21] a device without storage has the usual size', () => {
  const { window } = new JSDOM('<!doctype html>', { runScripts: 'outside-only' });
  window.eval(readFileSync('public/assets/text-size-1.js', 'utf8'));
  expect(window.document.documentElement.hasAttribute('data-text-size')).toBe(false);
});
