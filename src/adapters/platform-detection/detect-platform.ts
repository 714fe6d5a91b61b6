import { platformOf, type Platform } from '../../domain/platform/platform';

/** What Capacitor and WeChat put on the window before the page's own script runs. */
interface Marked {
  readonly Capacitor?: { readonly isNativePlatform?: () => unknown; readonly Plugins?: unknown };
  readonly __wxjs_environment?: unknown;
}

/** Returns where this page runs; it does not change while the page is open (ENV-01). */
export const detectPlatform = (page: Pick<Window, 'navigator' | 'matchMedia'> & Marked): Platform =>
  platformOf({
    userAgent: page.navigator.userAgent,
    native: page.Capacitor?.isNativePlatform?.() === true,
    wechatEnvironment: page.__wxjs_environment,
    touched: page.matchMedia('(pointer: coarse)').matches,
  });
