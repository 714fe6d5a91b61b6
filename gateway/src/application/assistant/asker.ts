import type { Digest } from '../../ports/digest';

/** A name for the answering side: always the same for one account, and nothing about it. */
export const askerOf = (digest: Digest, accountId: string): string =>
  digest(`assistant ${accountId}`).slice(0, 32);
