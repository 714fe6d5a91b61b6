import { BeaconAnalytics } from '../adapters/analytics-beacon/beacon-analytics';
import { WindowHistory } from '../adapters/browser-history/window-history';
import { windowConnection } from '../adapters/browser-lifecycle/window-connection';
import { WindowLifecycle } from '../adapters/browser-lifecycle/window-lifecycle';
import { CryptoRandom } from '../adapters/crypto-random/crypto-random';
import { CookieTokenStore } from '../adapters/storage-web/cookie-token-store';
import { DocumentCookies } from '../adapters/storage-web/document-cookies';
import { WebStorage } from '../adapters/storage-web/web-storage';
import { ServerClock } from '../adapters/system-clock/server-clock';
import { SystemClock } from '../adapters/system-clock/system-clock';
import type { Analytics } from '../ports/analytics';
import type { RuntimeConfig } from '../../contract/config/runtime-config';
import { monitorFlows } from '../application/kit/inspection/flow-monitor';
import { startBridge } from './platform';

/** The adapters that the first page needs at once: small, plain, without the container. */
export const startAdapters = (page: Window & typeof globalThis, config: RuntimeConfig) => {
  const cookies = new DocumentCookies(page.document, page.location.protocol === 'https:');
  const keyValueStorage = new WebStorage(page);
  const lifecycle = new WindowLifecycle(page);
  const beacon: Analytics = new BeaconAnalytics(page.navigator, config.analyticsUrl);
  return {
    window: page,
    config,
    cookies,
    keyValueStorage,
    tokenStore: new CookieTokenStore(cookies),
    history: new WindowHistory(page),
    lifecycle,
    connection: windowConnection(page, lifecycle),
    bridge: startBridge(page, config),
    renewedTokens: new Map<string, string>(),
    clock: new ServerClock(new SystemClock(), keyValueStorage),
    random: new CryptoRandom(page.crypto),
    analytics: beacon,
    ear: monitorFlows(import.meta.env.DEV),
  };
};

export type Started = ReturnType<typeof startAdapters>;
