import { useSelector } from '@xstate/react';
import { selectAppSettings } from '../../../application/shell/settings/select-app-settings';
import { AppSettings } from '../../../domain/settings/app-settings';
import { useFlows } from './flows';
import type { SettingsMachine } from '../../../application/shell/settings/machine';
import type { ActorRefFrom } from 'xstate';

export interface OwnSettings {
  readonly settings: AppSettings;
  readonly onToggleSidebar: () => void;
  readonly onSwitchSize: () => void;
}

/** Scroll events are frequent and seldom change a setting. */
const same = (one: AppSettings, other: AppSettings): boolean =>
  JSON.stringify(AppSettings.encode(one)) === JSON.stringify(AppSettings.encode(other));

/** The settings of the application, each read from its own store (LAY-15). */
export const useSettings = (flow: ActorRefFrom<SettingsMachine>): OwnSettings => {
  const { app } = useFlows();
  const loadingIndicator = useSelector(app.loadingIndicator, (snapshot) => snapshot);
  const privacy = useSelector(app.privacy, (snapshot) => snapshot);
  const settings = useSelector(
    flow,
    (snapshot) => selectAppSettings({ settings: snapshot, loadingIndicator, privacy }),
    same,
  );
  return {
    settings,
    onToggleSidebar: () => flow.send({ type: 'settings.sidebarToggled' }),
    onSwitchSize: () => flow.send({ type: 'settings.sizeSwitched' }),
  };
};
