import { AsyncLocalStorage } from 'node:async_hooks';

/** Keeps work inside a transaction to the client of that transaction. */
export interface OwnClient {
  /** Runs the work of a transaction. */
  readonly inside: <A>(work: () => Promise<A>) => Promise<A>;
  /** Why the database itself may not be used now; null where it may. @param isClosed whether it was closed */
  readonly refusal: (isClosed: boolean) => Error | null;
}

/** The guard of one database. */
export const ownClient = (): OwnClient => {
  const transactions = new AsyncLocalStorage<true>();
  return {
    inside: (work) => transactions.run(true, work),
    refusal: (isClosed) => {
      if (transactions.getStore() === true)
        return new Error('Inside a transaction only its own client may be used.');
      return isClosed ? new Error('The database is closed.') : null;
    },
  };
};
