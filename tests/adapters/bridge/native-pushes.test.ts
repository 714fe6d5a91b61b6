import { expect, test } from 'vitest';
import { NativePushes } from '../../../src/adapters/bridge-native/native-pushes';
import { capacitorDouble } from '../../support/platform/capacitor-double';
import { soon } from '../../support/soon';

const pushesIn = (plugins: Parameters<typeof capacitorDouble>[0]['plugins']) => {
  const { Capacitor, appDouble } = capacitorDouble({ plugins });
  const heard: string[] = [];
  const pushes = new NativePushes({ Capacitor });
  return { stop: pushes.listen((address) => heard.push(address)), heard, app: appDouble };
};

test('[ENV-03] a notification that is opened tells the address that it brings, until nobody listens', async () => {
  const { stop, heard, app } = pushesIn(['App', 'PushNotifications']);
  await soon(() => expect(app.pushListeners()).toBe(1));
  app.openPush({ id: '1', data: { link: '/message/77' } });
  stop();
  app.openPush({ id: '2', data: { link: '/message/78' } });
  expect(heard).toEqual(['/message/77']);
  await soon(() => expect(app.pushListeners()).toBe(0));
});

test.each([undefined, null, {}, { data: null }, { data: { link: 5 } }, { data: 'link' }])(
  '[ENV-04] one that brings no address (%j) tells nothing',
  async (notification) => {
    const { heard, app } = pushesIn(['PushNotifications']);
    await soon(() => expect(app.pushListeners()).toBe(1));
    app.openPush(notification);
    expect(heard).toEqual([]);
  },
);

test('[ENV-04] a build without the plugin tells nothing, and breaks nothing', () => {
  const { stop, heard } = pushesIn(['App']);
  expect(stop).not.toThrow();
  expect(heard).toEqual([]);
});
