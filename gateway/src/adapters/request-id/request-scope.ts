import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<string>();

/** Whether a text may be the id of a request: what a header, a log line and the name of a session may hold. */
export const isRequestId = (text: string): boolean => /^[A-Za-z0-9-]{8,64}$/.test(text);

/**
 * Runs `work` for the request with this id: log lines of it and of all that it begins carry the id. Transactions on
 * PostgreSQL carry it in their application_name. Single statements do not: a comment in each would make each text new and
 * defeat the prepared statements, and a setting of the session would cost a statement more. A failed statement is logged
 * here, with the id and its innermost cause.
 */
export const withinRequest = <A>(id: string, work: () => A): A => scope.run(id, work);

/** Runs `work` for no request: what a request has begun, and what serves others too. */
export const outsideRequests = <A>(work: () => A): A => scope.exit(work);

/**
 * The same function, which always runs for the request of now: for work that waits in a queue, and that another request
 * starts when it has finished its own.
 */
export const keepRequest = <Given extends unknown[], A>(
  work: (...given: Given) => A,
): ((...given: Given) => A) => AsyncLocalStorage.bind(work);

/** The id of the request that is being answered; null outside of requests. */
export const currentRequestId = (): string | null => scope.getStore() ?? null;
