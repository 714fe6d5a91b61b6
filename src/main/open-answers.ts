import { toNullable } from 'fp-ts/Option';
import { workerAnswers } from '../adapters/service-worker/browser-worker';
import type { KeptPagesByPath } from '../application/shell/offline-content/kept-pages';
import { readPageAnswers } from '../domain/offline/page-answers';
import { keepsAddress } from '../domain/offline/worker-rule';
import { CachedAnswers } from '../adapters/service-worker/cached-answers';
import type { KeptAnswers } from '../ports/kept-answers';
import type { Started } from './started';

/** Whose answers they are, and when. */
export type AnswersOf = Pick<Started, 'window'> & {
  readonly tokenStore: Pick<Started['tokenStore'], 'read'>;
  readonly clock: Pick<Started['clock'], 'now'>;
  /** Each token that this page renewed, with the one that it was renewed to. */
  readonly renewedTokens: ReadonlyMap<string, string>;
};

/** The answers that this device keeps for pages without network. */
export const openAnswers = ({ window: page, tokenStore, clock, renewedTokens }: AnswersOf): KeptAnswers =>
  new CachedAnswers({
    caches: page.caches,
    digest: (bytes) => page.crypto.subtle.digest('SHA-256', bytes),
    token: () => toNullable(tokenStore.read()),
    renewedToken: (token) => {
      let present = token;
      for (let next = renewedTokens.get(present); next !== undefined; next = renewedTokens.get(present))
        present = next;
      return present;
    },
    now: clock.now,
  });

/** Reads what the device keeps of the pages that the present session opened. */
export const readKeptPages = async (started: AnswersOf): Promise<KeptPagesByPath> => {
  const kept = await openAnswers(started).pages(toNullable(started.tokenStore.read()));
  return new Map([...kept].map(([path, { body, at }]) => [path, { answers: readPageAnswers(body), at }]));
};

/** Keeps what the server sent along with this page, where a worker shows pages without network. */
export const keepPageAnswers = async (
  started: AnswersOf,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  answers: Readonly<Record<string, unknown>>,
): Promise<void> => {
  if (!workerAnswers(started.window) || !keepsAddress({ path: pathname, search })) return;
  await openAnswers(started).keepPage(
    pathname,
    toNullable(started.tokenStore.read()),
    JSON.stringify(answers),
  );
};
