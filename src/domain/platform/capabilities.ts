import type { RuntimeConfig } from '../../../contract/config/runtime-config';
import { isAtLeast } from './version';
import type { Platform } from './platform';

/** The abilities of the environment. A view offers only these (ENV-02). */
export interface Capabilities {
  readonly payment: 'h5' | 'wechat' | 'app' | 'miniProgram' | 'none';
  readonly socialLogin: 'oauth' | 'plugin' | 'none';
  readonly scanCode: boolean;
  readonly share: boolean;
  readonly push: boolean;
  readonly inAppBrowser: boolean;
  /** How a picture that was made here leaves: saved as a file, handed to WeChat, or pressed long. */
  readonly pictures: 'saved' | 'shared' | 'pressed';
}

/** What of the configuration turns capabilities on. */
export interface Configured {
  /** There is a pay host. */
  readonly paying: boolean;
  /** The application is registered at WeChat. */
  readonly wechat: boolean;
  /** There is a mini program in which orders are paid; without it none is paid in one. */
  readonly miniProgram?: boolean;
}

/** Returns what a configuration turns on. */
export const configuredBy = ({ payHost, wechat }: Pick<RuntimeConfig, 'payHost' | 'wechat'>): Configured => ({
  paying: payHost !== '',
  wechat: wechat !== null,
  miniProgram: (wechat?.miniProgram ?? null) !== null,
});

/** The first version of WeChat in which one can pay (product.md §5). */
const firstPayingVersion = [5, 0];

/** What a browser can do, and what everybody can who is not known to be elsewhere. */
const browser = ({ paying }: Configured): Capabilities => ({
  payment: paying ? 'h5' : 'none',
  socialLogin: 'none',
  scanCode: false,
  share: false,
  push: false,
  inAppBrowser: false,
  pictures: 'saved',
});

/**
 * The capabilities of an environment as data. The app's abilities are listed also when this build lacks
 * the plugin: using it then says that the version is too low (ENV-04). Source: product.md §1, §5; ENV-02.
 */
export const capabilitiesOf = (platform: Platform, configured: Configured): Capabilities => {
  const { paying, wechat, miniProgram = false } = configured;
  if (platform.environment === 'native')
    return {
      payment: paying ? 'app' : 'none',
      socialLogin: wechat ? 'plugin' : 'none',
      scanCode: true,
      share: wechat,
      push: true,
      inAppBrowser: true,
      pictures: 'shared',
    };
  if (platform.environment === 'browser')
    return browser({ ...configured, paying: paying && platform.onDesktop !== true });
  // In a mini program the page is a guest: paying, sharing and logging in are the mini program's own.
  const own = wechat && !platform.inMiniProgram;
  const ownPayment = own && paying && isAtLeast(platform.version, firstPayingVersion);
  const guestPayment = platform.inMiniProgram && paying && miniProgram;
  return {
    ...browser({ ...configured, paying: false }),
    payment: ownPayment ? 'wechat' : guestPayment ? 'miniProgram' : 'none',
    socialLogin: own ? 'oauth' : 'none',
    scanCode: wechat,
    share: own,
    pictures: 'pressed',
  };
};
