import type { RuntimeConfig } from '../../contract/config/runtime-config';
import type { Capabilities } from '../domain/platform/capabilities';
import type { Platform } from '../domain/platform/platform';
import type { PlatformBridge } from '../ports/platform-bridge';
import type { NativeWindow } from '../adapters/bridge-native/native-window';

/** The code of the platform's bridge, and the bridge. */
export const loadBridge = async (
  page: Window & typeof globalThis & NativeWindow,
  platform: Platform,
  capabilities: Capabilities,
  { wechat, signatureUrl }: RuntimeConfig,
): Promise<PlatformBridge> => {
  if (platform.environment === 'native') {
    const { NativeBridge } = await import('../adapters/bridge-native/native-bridge');
    const { CanvasPngs } = await import('../adapters/picture-canvas/canvas-pngs');
    return new NativeBridge(capabilities, page, new CanvasPngs(page), wechat?.shareProgram ?? null);
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
