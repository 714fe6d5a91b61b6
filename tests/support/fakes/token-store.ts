import { left, right } from 'fp-ts/Either';
import { fromNullable } from 'fp-ts/Option';
import type { StorageFailure } from '../../../src/domain/session/storage-failure';
import type { Token } from '../../../contract/account/token';
import type { TokenStore } from '../../../src/ports/token-store';

export interface FakeTokenStore {
  readonly port: TokenStore;
  /** The cookie as it stands; another tab may change it. */
  kept: Token | null;
  /** Set when the device refuses to keep anything. */
  failure: StorageFailure | null;
  readonly writes: readonly Token[];
  readonly clears: () => number;
}

/** A cookie that a test sets, reads and switches off. */
export const fakeTokenStore = (kept: Token | null = null): FakeTokenStore => {
  const writes: Token[] = [];
  let clears = 0;
  const store: FakeTokenStore = {
    kept,
    failure: null,
    writes,
    clears: () => clears,
    port: {
      read: () => fromNullable(store.kept),
      write: (token) => () => {
        if (store.failure !== null) return left(store.failure);
        writes.push(token);
        store.kept = token;
        return right(undefined);
      },
      clear: () => {
        clears += 1;
        store.kept = null;
      },
    },
  };
  return store;
};
