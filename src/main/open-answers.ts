import { toNullable } from 'fp-ts/Option';
import { CachedAnswers } from '../adapters/service-worker/cached-answers';
import type { KeptAnswers } from '../ports/kept-answers';
import type { Started } from './started';

/** The answers that this device keeps for pages without network. */
export const openAnswers = ({
  window: page,
  tokenStore,
  clock,
}: Pick<Started, 'window' | 'tokenStore' | 'clock'>): KeptAnswers =>
  new CachedAnswers({
    caches: page.caches,
    digest: (bytes) => page.crypto.subtle.digest('SHA-256', bytes),
    token: () => toNullable(tokenStore.read()),
    now: clock.now,
  });
