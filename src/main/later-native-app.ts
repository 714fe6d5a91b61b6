import type { PlatformBridge } from '../ports/platform-bridge';
import type { AppFlows } from '../ui/app/flows';

/** What only the app has, whose code no browser loads. Without it the system's back button does as it always does. */
export const laterNativeApp = (bridge: PlatformBridge, page: Document, flows: AppFlows): void => {
  import('./native-app').then(
    ({ startNativeApp }) => startNativeApp(bridge, page, flows),
    () => undefined,
  );
};
