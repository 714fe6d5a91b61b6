import type { SnapshotFrom } from 'xstate';
import type { SettingsMachine } from './machine';

type Settings = SnapshotFrom<SettingsMachine>;
interface Last {
  readonly from: Settings;
  readonly event: { readonly type: string };
}

const isOpen = (settings: Settings): boolean =>
  settings.matches('recalling') || settings.matches('open') || settings.matches('opening');

/** What holds of the settings in every state that can be reached. */
export const settingsInvariants: Readonly<Record<string, (now: Settings, last?: Last) => boolean>> = {
  '[LAY-15] once it is read, the side column opens and closes by the person alone': (now, last) =>
    last === undefined ||
    last.from.matches('recalling') ||
    isOpen(now) === isOpen(last.from) ||
    last.event.type === 'settings.sidebarToggled',
  '[LAY-15] the device is written exactly while it is opened or closed': (now) =>
    (now.children.keepSidebar !== undefined) === (now.matches('opening') || now.matches('closing')),
};
