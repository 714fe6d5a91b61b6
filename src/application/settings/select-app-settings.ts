import type { SnapshotFrom } from 'xstate';
import type { Environment } from '../../domain/access/environment';
import type { Capabilities } from '../../domain/platform/capabilities';
import { defaultSettings, deviceOf, type AppSettings, type Size } from '../../domain/settings/app-settings';
import type { loadingIndicatorMachine } from '../loading-indicator/machine';
import { selectLoadingStatus } from '../loading-indicator/status';
import type { PrivacyMachine } from '../privacy-agreement/machine';
import { selectPrivacyStatus } from '../privacy-agreement/status';
import type { scrollToTopMachine } from '../scroll-to-top/machine';
import { selectScrollToTopOffered } from '../scroll-to-top/status';

/** Where each setting stands: nothing is kept twice, so that none can say another thing than the screen. */
export interface SettingsSources {
  readonly loadingIndicator: SnapshotFrom<typeof loadingIndicatorMachine>;
  readonly privacy: SnapshotFrom<PrivacyMachine>;
  readonly scrollToTop: SnapshotFrom<typeof scrollToTopMachine>;
  readonly environment: Environment;
  readonly capabilities: Capabilities;
  readonly window: Size;
  readonly content: Size;
  readonly deviceId: string;
  /** As `recallSidebar` read it. */
  readonly sidebar: boolean;
}

/** The settings that product.md §3 lists, each read where it stands; the others at their defaults. Source: LAY-15. */
export const selectAppSettings = (now: SettingsSources): AppSettings => {
  const { overlayText, bar } = selectLoadingStatus(now.loadingIndicator);
  const isWx = now.environment === 'wechat';
  return {
    ...defaultSettings,
    sidebar: now.sidebar,
    device: deviceOf(now.window),
    windowSize: now.window,
    contentSize: now.content,
    showTop: selectScrollToTopOffered(now.scrollToTop),
    loading: overlayText !== null || bar !== null,
    loadingText: overlayText ?? defaultSettings.loadingText,
    isApp: now.environment === 'native',
    isWx,
    hasWx: isWx || now.capabilities.socialLogin === 'plugin',
    showShare: now.capabilities.share,
    isAgreePrivacy: selectPrivacyStatus(now.privacy).phase === 'agreed',
    deviceId: now.deviceId,
  };
};
