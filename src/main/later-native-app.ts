import type { AppFlows } from '../application/shell/app/long-lived-actors';
import type { Started } from './started';

/** What only the app has, whose code no browser loads. Without it the system's back button does as it always does. */
export const laterNativeApp = (started: Started, page: Document, flows: AppFlows): void => {
  import('./native-app').then(
    ({ startNativeApp }) => startNativeApp(started, page, flows),
    () => undefined,
  );
};
