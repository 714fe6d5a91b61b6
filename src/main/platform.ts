import type { NativeWindow } from '../adapters/bridge-native/native-window';
import type { RuntimeConfig } from '../../contract/config/runtime-config';
import { capabilitiesOf, type Capabilities } from '../domain/platform/capabilities';
import { platformOf, type Platform } from '../domain/platform/platform';
import type { PlatformBridge } from '../ports/platform-bridge';
import { laterBridge } from './later-bridge';

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

/** The code of the platform's bridge, and the bridge. */
const loadBridge = async (
  page: Page,
  platform: Platform,
  capabilities: Capabilities,
  { wechat, signatureUrl }: RuntimeConfig,
): Promise<PlatformBridge> => {
  if (platform.environment === 'native') {
    const { NativeBridge } = await import('../adapters/bridge-native/native-bridge');
    return new NativeBridge(capabilities, page, wechat?.shareProgram ?? null);
  }
  if (platform.environment === 'wechat') {
    const { WechatBridge } = await import('../adapters/bridge-wechat/wechat-bridge');
    const { loadJsSdk } = await import('../adapters/bridge-wechat/js-sdk');
    const { signatureService } = await import('../adapters/bridge-wechat/signature');
    const sign = signatureService(page, signatureUrl, wechat?.appId ?? '');
    return new WechatBridge(capabilities, page, wechat, loadJsSdk, sign, platform.inMiniProgram);
  }
  const { BrowserBridge } = await import('../adapters/bridge-browser/browser-bridge');
  const { CanvasPngs } = await import('../adapters/picture-canvas/canvas-pngs');
  return new BrowserBridge(capabilities, page, new CanvasPngs(page));
};

/** The platform that the page runs on. */
export const startBridge = (page: Page, config: RuntimeConfig): PlatformBridge => {
  const platform = detectPlatform(page);
  const capabilities = capabilitiesOf(platform, {
    paying: config.payHost !== '',
    wechat: config.wechat !== null,
    miniProgram: (config.wechat?.miniProgram ?? null) !== null,
  });
  return laterBridge({ environment: platform.environment, capabilities }, () =>
    loadBridge(page, platform, capabilities, config),
  );
};
