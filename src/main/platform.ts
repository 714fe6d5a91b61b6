import type { NativeWindow } from '../adapters/bridge-native/native-window';
import type { RuntimeConfig } from '../../contract/config/runtime-config';
import { capabilitiesOf } from '../domain/platform/capabilities';
import { platformOf, type Platform } from '../domain/platform/platform';
import { once } from '../application/kit/once';
import type { PlatformBridge } from '../ports/platform-bridge';
import { lazyBridge } from '../adapters/lazy-code/lazy-bridge';

/** What Capacitor and WeChat put on the window before the page's own script runs. */
interface Marks extends NativeWindow {
  readonly Capacitor?: NonNullable<NativeWindow['Capacitor']> & {
    readonly isNativePlatform?: () => unknown;
  };
  readonly __wxjs_environment?: unknown;
}

type Page = Window & typeof globalThis & Marks;

/** Where this page runs; looked for once, at start (ENV-01). */
const detectPlatform = (page: Page): Platform =>
  platformOf({
    userAgent: page.navigator.userAgent,
    native: page.Capacitor?.isNativePlatform?.() === true,
    wechatEnvironment: page.__wxjs_environment,
    touched: page.matchMedia('(pointer: coarse)').matches,
  });

/** The platform that the page runs on. */
export const startBridge = (page: Page, config: RuntimeConfig): PlatformBridge => {
  const platform = detectPlatform(page);
  const capabilities = capabilitiesOf(platform, {
    paying: config.payHost !== '',
    wechat: config.wechat !== null,
    miniProgram: (config.wechat?.miniProgram ?? null) !== null,
  });
  const { environment } = platform;
  return lazyBridge(
    { environment, capabilities },
    once(async () => {
      const { loadBridge } = await import('./load-bridge');
      return loadBridge(page, platform, capabilities, config);
    }),
  );
};
