import type { SnapshotFrom } from 'xstate';
import { defaultSettings, deviceOf, type AppSettings } from '../../../domain/settings/app-settings';
import type { loadingIndicatorMachine } from '../loading-indicator/machine';
import { selectLoadingStatus } from '../loading-indicator/status';
import type { PrivacyMachine } from '../../session/privacy-agreement/machine';
import { selectPrivacyStatus } from '../../session/privacy-agreement/status';
import { scrollToTopThreshold } from '../scroll-to-top/machine';
import type { Surroundings } from './events';
import type { SettingsMachine } from './machine';

/** The source of each setting: no value is kept twice, so that none can differ from the screen. */
export interface SettingsSources {
  readonly settings: SnapshotFrom<SettingsMachine>;
  readonly loadingIndicator: SnapshotFrom<typeof loadingIndicatorMachine>;
  readonly privacy: SnapshotFrom<PrivacyMachine>;
}

const ofSurroundings = ({ environment, capabilities, seen }: Surroundings): Partial<AppSettings> => {
  const isWx = environment === 'wechat';
  return {
    device: deviceOf(seen.window),
    windowSize: seen.window,
    contentSize: seen.content,
    showTop: seen.top > scrollToTopThreshold,
    isApp: environment === 'native',
    isWx,
    hasWx: isWx || capabilities.socialLogin === 'plugin',
    showShare: capabilities.share,
  };
};

/** The settings that product.md §3 lists, each read from its source; the others at their defaults. Source: LAY-15. */
export const selectAppSettings = ({ settings, ...now }: SettingsSources): AppSettings => {
  const { overlayText, bar } = selectLoadingStatus(now.loadingIndicator);
  const { surroundings, deviceId, size } = settings.context;
  return {
    ...defaultSettings,
    size,
    showAd: size !== 'large',
    sidebar: !(settings.matches('closed') || settings.matches('closing')),
    loading: overlayText !== null || bar !== null,
    loadingText: overlayText ?? defaultSettings.loadingText,
    isAgreePrivacy: selectPrivacyStatus(now.privacy).phase === 'agreed',
    deviceId: deviceId ?? defaultSettings.deviceId,
    ...(surroundings === null ? {} : ofSurroundings(surroundings)),
  };
};

/** On what kind of device the page is looked at; null until it is known. */
export const selectDevice = ({ context }: SnapshotFrom<SettingsMachine>): AppSettings['device'] | null =>
  context.surroundings === null ? null : deviceOf(context.surroundings.seen.window);
