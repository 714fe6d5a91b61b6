import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { PushOpenings } from '../../ports/push-openings';
import type { NativeWindow } from './native-window';
import { callPlugin } from './plugin-call';

/** What @capacitor/push-notifications tells of a notification that was opened. */
const Opened = t.type({ notification: t.type({ data: t.type({ link: t.string }) }) }, 'Opened');

/**
 * The notifications that were opened, by Capacitor's plugin, which keeps the one that started the app until somebody hears
 * it. One without an address, and a build without the plugin, tell nothing.
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
