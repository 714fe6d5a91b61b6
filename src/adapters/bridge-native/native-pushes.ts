import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { PushOpenings } from '../../ports/push-openings';
import type { NativeWindow } from './native-window';
import { callPlugin } from './plugin-call';

/** The data of an opened notification in @capacitor/push-notifications. */
const Opened = t.type({ notification: t.type({ data: t.type({ link: t.string }) }) }, 'Opened');

/**
 * The opened notifications, by Capacitor's plugin, which keeps the one that started the app until the first
 * subscription. One without an address, and a build without the plugin, report nothing.
 */
export class NativePushes implements PushOpenings {
  constructor(private readonly window: NativeWindow) {}

  readonly listen = (hear: (address: string) => void): (() => void) => {
    const state: { stopped: boolean } = { stopped: false };
    const { PushNotifications } = this.window.Capacitor?.Plugins ?? {};
    const hearing = callPlugin(PushNotifications, async (push) =>
      push.addListener('pushNotificationActionPerformed', (opened) => {
        const decoded = Opened.decode(opened);
        if (!state.stopped && isRight(decoded)) hear(decoded.right.notification.data.link);
      }),
    )();
    return () => {
      state.stopped = true;
      void hearing.then((heard) => (isRight(heard) ? heard.right.remove() : undefined));
    };
  };
}
