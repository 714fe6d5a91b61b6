import { readUserAgent } from '../../../contract/values/user-agent';
import type { Version } from './version';

/** Where the application runs, with what of it decides what can be done there (ENV-01). */
export type Platform =
  /** On a desktop, with a mouse, WeChat's cashier for phones does not open (PAY-02). */
  | { readonly environment: 'browser'; readonly onDesktop?: boolean }
  | { readonly environment: 'wechat'; readonly version: Version; readonly inMiniProgram: boolean }
  | { readonly environment: 'native' };

/** What can be known of the surroundings at start. */
export interface Surroundings {
  readonly userAgent: string;
  /** Capacitor says that this is the native app. */
  readonly native: boolean;
  /** `__wxjs_environment` of the window: 'miniprogram' in one; 'browser', or nothing yet, elsewhere. */
  readonly wechatEnvironment: unknown;
  /** The main way to point is a finger. */
  readonly touched: boolean;
}

const wechatToken = /MicroMessenger\/(\d{1,9}(?:\.\d{1,9}){0,7})/i;
/** WeCom carries WeChat's token too, but neither its login nor its payment: an ordinary browser to us. */
const weCom = /wxwork/i;
/** In the user agent since WeChat 7.0.0. */
const miniProgram = /miniProgram/i;
/** The words of phones and tablets in the user agent; an iPad may claim to be a Mac, and its touch screen shows it. */
const handheld = /Mobi|Android|iP(?:hone|ad|od)|HarmonyOS/i;

/**
 * Detects the environment; called once at start, and no other code reads the user agent.
 * Total: all that is not known to be WeChat or the app is a browser. Source: ENV-01, product.md §1.
 */
export const platformOf = (surroundings: Surroundings): Platform => {
  const { native, wechatEnvironment, touched } = surroundings;
  const userAgent = readUserAgent(surroundings.userAgent);
  if (native) return { environment: 'native' };
  const version = wechatToken.exec(userAgent)?.[1];
  if (version === undefined || weCom.test(userAgent))
    return touched || handheld.test(userAgent)
      ? { environment: 'browser' }
      : { environment: 'browser', onDesktop: true };
  return {
    environment: 'wechat',
    version: version.split('.').map(Number),
    inMiniProgram: wechatEnvironment === 'miniprogram' || miniProgram.test(userAgent),
  };
};
