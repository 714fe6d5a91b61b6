import { fetchConfig } from '../adapters/config-file/fetched-config';
import { workerAnswers } from '../adapters/service-worker/browser-worker';
import { CookieTokenStore } from '../adapters/storage-web/cookie-token-store';
import { DocumentCookies } from '../adapters/storage-web/document-cookies';
import { SystemClock } from '../adapters/system-clock/system-clock';
import type { KeptPagesByPath } from '../application/shell/offline-content/kept-pages';
import { readKeptPages } from './open-answers';

/** What the device keeps for the shell that a worker shows without network; null for any other page. */
export type Shell = KeptPagesByPath | null;

/**
 * What a page starts from that the server did not render: the configuration, and behind a worker what is kept of the pages
 * that this session opened.
 */
export const startWithoutPayload = async (page: Window & typeof globalThis) => {
  const tokenStore = new CookieTokenStore(
    new DocumentCookies(page.document, page.location.protocol === 'https:'),
  );
  const readShell = (): Promise<Shell> =>
    readKeptPages({ window: page, tokenStore, clock: new SystemClock(), renewedTokens: new Map() });
  const [config, shell] = await Promise.all([
    fetchConfig(page.fetch.bind(page))(),
    workerAnswers(page) ? readShell() : null,
  ]);
  return { config, shell };
};
