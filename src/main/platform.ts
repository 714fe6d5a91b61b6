import type { RuntimeConfig } from '../../contract/config/runtime-config';
import type { NativeWindow } from '../adapters/bridge-native/native-window';
import { lazyBridge } from '../adapters/lazy-code/lazy-bridge';
import { detectPlatform } from '../adapters/platform-detection/detect-platform';
import { once } from '../application/kit/once';
import { capabilitiesOf, configuredBy } from '../domain/platform/capabilities';
import type { PlatformBridge } from '../ports/platform-bridge';

type Page = Window & typeof globalThis & NativeWindow;

/** The bridge of the platform that the page runs on. */
export const startBridge = (page: Page, config: RuntimeConfig): PlatformBridge => {
  const platform = detectPlatform(page);
  const { environment } = platform;
  const capabilities = capabilitiesOf(platform, configuredBy(config));
  return lazyBridge(
    { environment, capabilities },
    once(async () => {
      const { loadBridge } = await import('./load-bridge');
      return loadBridge(page, platform, capabilities, config);
    }),
  );
};
