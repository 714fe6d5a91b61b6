import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { DeviceIdentity } from '../../../ports/device-identity';
import type { KeyValueStorage } from '../../../ports/key-value-storage';
import type { PlatformBridge } from '../../../ports/platform-bridge';
import type { TextSizes } from '../../../ports/text-size';
import type { Viewport } from '../../../ports/viewport';
import type { TextSize } from '../../../domain/settings/text-size';
import type { Recalled, SettingsEvent, SidebarFlag, SizeChoice } from './events';
import { keepSidebar, recallSidebar } from './kept-sidebar';

interface SettingsPorts {
  readonly storage: Pick<KeyValueStorage, 'read' | 'write'>;
  readonly bridge: Pick<PlatformBridge, 'environment' | 'capabilities'>;
  readonly viewport: Viewport;
  readonly textSizes: TextSizes;
  /** Comes when its code has come. */
  readonly device: () => Promise<DeviceIdentity>;
}

/** The actors of the settings over their ports. */
export const settingsActors = ({ storage, bridge, viewport, textSizes, device }: SettingsPorts) => ({
  viewport: fromCallback<EventObject>(({ sendBack }) =>
    viewport.listen(() => {
      const changed: SettingsEvent = { type: 'settings.seenChanged', seen: viewport.seen() };
      sendBack(changed);
    }),
  ),
  /** Reports the text size, and chooses the one that it is sent. */
  textSize: fromCallback<SizeChoice>(({ sendBack, receive }) => {
    const report = (size: TextSize): void => {
      const changed: SettingsEvent = { type: 'settings.sizeChanged', size };
      sendBack(changed);
    };
    receive(({ size }) => textSizes.choose(size));
    report(textSizes.read());
    return textSizes.listen(report);
  }),
  nameDevice: fromPromise(async () => (await device()).deviceId()),
  recall: fromPromise<Recalled>(() => {
    const { environment, capabilities } = bridge;
    const surroundings = { environment, capabilities, seen: viewport.seen() };
    return Promise.resolve({ sidebar: recallSidebar(storage)(), surroundings });
  }),
  /** Where the device keeps nothing it holds for this page. */
  keepSidebar: fromPromise<unknown, SidebarFlag>(({ input }) =>
    Promise.resolve(keepSidebar(storage, input.open)()),
  ),
});
