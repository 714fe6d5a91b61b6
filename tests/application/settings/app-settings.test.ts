import { left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { loadingIndicatorMachine } from '../../../src/application/loading-indicator/machine';
import { privacyMachine } from '../../../src/application/privacy-agreement/machine';
import { scrollToTopMachine } from '../../../src/application/scroll-to-top/machine';
import { keepSidebar, recallSidebar } from '../../../src/application/settings/kept-sidebar';
import {
  selectAppSettings,
  type SettingsSources,
} from '../../../src/application/settings/select-app-settings';
import type { Environment } from '../../../src/domain/access/environment';
import { defaultSettings } from '../../../src/domain/settings/app-settings';
import { fakeStorage } from '../../support/fakes/key-value-storage';
import { fakeBridge } from '../../support/fakes/platform-bridge';
import { agreedBefore, inBrowser } from '../privacy-agreement/samples';

const desk = { width: 1280, height: 800 };
const silent = privacyMachine.provide({ actors: { record: fromCallback(() => undefined) } });

/** The flows that settings are read from, and what is known of the place. */
const surroundings = (environment: Environment = 'browser') => {
  const clock = new SimulatedClock();
  const loading = createActor(loadingIndicatorMachine, { clock }).start();
  const scroll = createActor(scrollToTopMachine, { clock }).start();
  const { capabilities } = fakeBridge(environment).port;
  const settings = (changed: Partial<SettingsSources> = {}) =>
    selectAppSettings({
      loadingIndicator: loading.getSnapshot(),
      privacy: createActor(silent, { input: inBrowser }).getSnapshot(),
      scrollToTop: scroll.getSnapshot(),
      environment,
      capabilities,
      window: desk,
      content: desk,
      deviceId: 'd'.repeat(32),
      sidebar: false,
      ...changed,
    });
  return { clock, loading, scroll, settings };
};

test('[LAY-15] in a browser at rest all settings but the sizes and the device id are the defaults', () => {
  expect(surroundings().settings()).toEqual({
    ...defaultSettings,
    windowSize: desk,
    contentSize: desk,
    deviceId: 'd'.repeat(32),
  });
});

test('[LAY-15] loading and its text say what the overlay says', () => {
  const { clock, loading, settings } = surroundings();
  loading.send({ type: 'loading.started', overlay: '正在提交' });
  expect(settings()).toMatchObject({ loading: false, loadingText: '加载中...' });
  clock.increment(100);
  expect(settings()).toMatchObject({ loading: true, loadingText: '正在提交' });
  loading.send({ type: 'loading.ended' });
  clock.increment(300);
  expect(settings()).toMatchObject({ loading: false, loadingText: '加载中...' });
});

test('[LAY-15] showTop says whether the way to the top is offered', () => {
  const { scroll, settings } = surroundings();
  scroll.send({ type: 'page.scrolled', top: 401 });
  expect(settings().showTop).toBe(true);
  scroll.send({ type: 'page.scrolled', top: 10 });
  expect(settings().showTop).toBe(false);
});

test.each([
  ['browser', { isApp: false, isWx: false, hasWx: false, showShare: false }],
  ['wechat', { isApp: false, isWx: true, hasWx: true, showShare: true }],
  ['native', { isApp: true, isWx: false, hasWx: true, showShare: true }],
] as const)('[LAY-15][ENV-02] in the environment %s the bridge decides %j', (environment, expected) => {
  expect(surroundings(environment).settings()).toMatchObject(expected);
});

test('[LAY-15] the agreement, the size of the window and the sidebar are read where they stand', () => {
  const privacy = createActor(silent, { input: agreedBefore }).start().getSnapshot();
  const phone = { width: 390, height: 844 };
  const content = { width: 390, height: 790 };
  const settings = surroundings().settings({ privacy, window: phone, content, sidebar: true });
  expect(settings).toMatchObject({
    isAgreePrivacy: true,
    device: 'mobile',
    windowSize: phone,
    contentSize: content,
    sidebar: true,
  });
});

test('[LAY-15] the sidebar is kept as 1 or 0, and what is neither counts as closed', () => {
  const storage = fakeStorage();
  expect(recallSidebar(storage.port)()).toBe(false);
  keepSidebar(storage.port, true)();
  expect([storage.kept.get('hupo.sidebar'), recallSidebar(storage.port)()]).toEqual(['1', true]);
  keepSidebar(storage.port, false)();
  expect([storage.kept.get('hupo.sidebar'), recallSidebar(storage.port)()]).toEqual(['0', false]);
  for (const odd of ['', 'open', '2', '{}'])
    expect(recallSidebar(fakeStorage({ 'hupo.sidebar': odd }).port)(), odd).toBe(false);
});

test('[LAY-15] a device that keeps nothing says so', () => {
  const storage = fakeStorage();
  storage.failure = { kind: 'full' };
  expect(keepSidebar(storage.port, true)()).toEqual(left({ kind: 'full' }));
  storage.failure = null;
  expect(keepSidebar(storage.port, true)()).toEqual(right(undefined));
});
