import { left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock, waitFor } from 'xstate';
import { loadingIndicatorMachine } from '../../../../src/application/shell/loading-indicator/machine';
import { privacyMachine } from '../../../../src/application/session/privacy-agreement/machine';
import { settingsActors } from '../../../../src/application/shell/settings/actors';
import { keepSidebar, recallSidebar } from '../../../../src/application/shell/settings/kept-sidebar';
import { settingsMachine } from '../../../../src/application/shell/settings/machine';
import {
  selectAppSettings,
  type SettingsSources,
} from '../../../../src/application/shell/settings/select-app-settings';
import type { Environment } from '../../../../src/domain/access/environment';
import { defaultSettings } from '../../../../src/domain/settings/app-settings';
import type { TextSize } from '../../../../src/domain/settings/text-size';
import { fakeStorage } from '../../../support/fakes/key-value-storage';
import { fakeBridge } from '../../../support/fakes/platform-bridge';
import { agreedBefore, inBrowser } from '../../session/privacy-agreement/samples';

const sessionOpener = { width: 1280, height: 800 };
const silent = privacyMachine.provide({ actors: { record: fromCallback(() => undefined) } });

/** The flow over the device's storage, and what a page reads of it. */
const surroundings = async (
  environment: Environment = 'browser',
  kept: Parameters<typeof fakeStorage>[0] = {},
) => {
  const clock = new SimulatedClock();
  const loading = createActor(loadingIndicatorMachine, { clock }).start();
  const storage = fakeStorage(kept);
  const hearing = new Set<() => void>();
  const sizes = new Set<(size: TextSize) => void>();
  const seen = { window: sessionOpener, content: sessionOpener, top: 0 };
  const actors = settingsActors({
    storage: storage.port,
    bridge: fakeBridge(environment).port,
    viewport: {
      seen: () => ({ ...seen }),
      listen: (listener) => {
        hearing.add(listener);
        return () => hearing.delete(listener);
      },
    },
    textSizes: {
      read: () => 'medium' as const,
      choose: (size) => sizes.forEach((listener) => listener(size)),
      listen: (listener) => {
        sizes.add(listener);
        return () => sizes.delete(listener);
      },
    },
    device: () => Promise.resolve({ deviceId: () => 'd'.repeat(32) }),
  });
  const flow = createActor(settingsMachine.provide({ actors })).start();
  await waitFor(flow, (snapshot) => !snapshot.matches('recalling') && snapshot.context.deviceId !== null);
  const settings = (changed: Partial<SettingsSources> = {}) =>
    selectAppSettings({
      settings: flow.getSnapshot(),
      loadingIndicator: loading.getSnapshot(),
      privacy: createActor(silent, { input: inBrowser }).getSnapshot(),
      ...changed,
    });
  const become = (changed: Partial<typeof seen>): void => {
    Object.assign(seen, changed);
    for (const listener of hearing) listener();
  };
  return { clock, loading, flow, storage, settings, become, hearing };
};

test('[LAY-15] in a browser at rest all settings but the sizes and the device id are the defaults', async () => {
  expect((await surroundings()).settings()).toEqual({
    ...defaultSettings,
    windowSize: sessionOpener,
    contentSize: sessionOpener,
    deviceId: 'd'.repeat(32),
  });
});

test('[LAY-15] loading and its text say what the overlay says', async () => {
  const { clock, loading, settings } = await surroundings();
  loading.send({ type: 'loading.started', overlay: '正在提交' });
  expect(settings()).toMatchObject({ loading: false, loadingText: '加载中...' });
  clock.increment(100);
  expect(settings()).toMatchObject({ loading: true, loadingText: '正在提交' });
  loading.send({ type: 'loading.ended' });
  clock.increment(300);
  expect(settings()).toMatchObject({ loading: false, loadingText: '加载中...' });
});

test('[LAY-15] showTop says whether the way to the top is offered', async () => {
  const { become, settings } = await surroundings();
  become({ top: 401 });
  expect(settings().showTop).toBe(true);
  become({ top: 400 });
  expect(settings().showTop).toBe(false);
});

test.each([
  ['browser', { isApp: false, isWx: false, hasWx: false, showShare: false }],
  ['wechat', { isApp: false, isWx: true, hasWx: true, showShare: true }],
  ['native', { isApp: true, isWx: false, hasWx: true, showShare: true }],
] as const)('[LAY-15][ENV-02] in the environment %s the bridge decides %j', async (environment, expected) => {
  expect((await surroundings(environment)).settings()).toMatchObject(expected);
});

test('[LAY-15] the agreement and the size of the window are read where they stand', async () => {
  const privacy = createActor(silent, { input: agreedBefore }).start().getSnapshot();
  const phone = { width: 390, height: 844 };
  const content = { width: 390, height: 790 };
  const { become, settings, flow, hearing } = await surroundings();
  become({ window: phone, content });
  expect(settings({ privacy })).toMatchObject({
    isAgreePrivacy: true,
    device: 'mobile',
    windowSize: phone,
    contentSize: content,
  });
  flow.stop();
  expect(hearing.size).toBe(0);
});

test('[LAY-15] the side column is as it was left, and the next page finds it as it is left now', async () => {
  const { flow, settings, storage } = await surroundings('browser', { 'hupo.sidebar': '0' });
  expect(settings().sidebar).toBe(false);
  flow.send({ type: 'settings.sidebarToggled' });
  expect([settings().sidebar, storage.kept.get('hupo.sidebar')]).toEqual([true, '1']);
  flow.send({ type: 'settings.sidebarToggled' });
  expect([settings().sidebar, storage.kept.get('hupo.sidebar')]).toEqual([false, '0']);
});

test('[LAY-15] the sidebar is kept as 1 or 0, and what is neither counts as open', () => {
  const storage = fakeStorage();
  expect(recallSidebar(storage.port)()).toBe(true);
  keepSidebar(storage.port, true)();
  expect([storage.kept.get('hupo.sidebar'), recallSidebar(storage.port)()]).toEqual(['1', true]);
  keepSidebar(storage.port, false)();
  expect([storage.kept.get('hupo.sidebar'), recallSidebar(storage.port)()]).toEqual(['0', false]);
  for (const odd of ['', 'open', '2', '{}'])
    expect(recallSidebar(fakeStorage({ 'hupo.sidebar': odd }).port)(), odd).toBe(true);
});

test('[LAY-15] a device that keeps nothing says so', () => {
  const storage = fakeStorage();
  storage.failure = { kind: 'full' };
  expect(keepSidebar(storage.port, true)()).toEqual(left({ kind: 'full' }));
  storage.failure = null;
  expect(keepSidebar(storage.port, true)()).toEqual(right(undefined));
});

test('[MKT-21] the switch of the large text makes it large and takes the advertising away, and back', async () => {
  const { flow, settings } = await surroundings();
  expect(settings()).toMatchObject({ size: 'medium', showAd: true });
  flow.send({ type: 'settings.sizeSwitched' });
  expect(settings()).toMatchObject({ size: 'large', showAd: false });
  flow.send({ type: 'settings.sizeSwitched' });
  expect(settings()).toMatchObject({ size: 'medium', showAd: true });
});
