import type { OutboxEntry, Written } from './outbox-entry';

/** The messages of one user that are not known to have been taken, in the order of their writing. */
export type OutboxQueue = readonly OutboxEntry[];

const lastPlace = (queue: OutboxQueue): number => Math.max(0, ...queue.map(({ place }) => place));

const inOrder = (one: OutboxEntry, other: OutboxEntry): number =>
  one.place - other.place || (one.clientId < other.clientId ? -1 : 1);

/**
 * The message at the end of the queue, waiting for its turn; one that is there already is not put there twice.
 * @param after the last place that another tab has given; 0 where none is known
 */
export const withWritten = (
  queue: OutboxQueue,
  userId: string,
  written: Written,
  after: number,
): OutboxQueue =>
  queue.some(({ clientId }) => clientId === written.clientId)
    ? queue
    : [
        ...queue,
        { ...written, userId, place: Math.max(lastPlace(queue), after) + 1, state: 'waiting', why: null },
      ];

/**
 * What the device kept before what was written since. Where the gateway takes no client ids, what waited is not sent by
 * itself: another tab may send it, and what was sent may have arrived.
 */
export const withKept = (queue: OutboxQueue, kept: OutboxQueue, confirms: boolean): OutboxQueue => {
  const here = new Set(queue.map(({ clientId }) => clientId));
  const before = kept
    .filter(({ clientId }) => !here.has(clientId))
    .map((entry): OutboxEntry => {
      if (confirms) return entry.state === 'failed' ? entry : { ...entry, state: 'waiting' };
      if (entry.state === 'waiting') return { ...entry, state: 'failed' };
      return entry.state === 'sent' ? { ...entry, state: 'unconfirmed' } : entry;
    })
    .sort(inOrder);
  const from = lastPlace(before);
  return [...before, ...queue.map((entry, index) => ({ ...entry, place: from + index + 1 }))];
};

/**
 * Merges the unsent messages of other tabs into this tab's, by their place. A message that another tab shows as failed
 * remains with that tab. Two that were written in parallel are ordered by their time.
 */
export const withOthers = (queue: OutboxQueue, kept: OutboxQueue): OutboxQueue => {
  const here = new Set(queue.map(({ clientId }) => clientId));
  const others = kept.filter(({ clientId, state }) => state === 'waiting' && !here.has(clientId));
  if (others.length === 0) return queue;
  const all = [...queue, ...others].sort(
    (one, other) => one.place - other.place || one.writtenAt - other.writtenAt || inOrder(one, other),
  );
  let last = 0;
  return all.map((entry) => {
    last = Math.max(last + 1, entry.place);
    return { ...entry, place: last };
  });
};

/** The message whose turn it is. */
export const nextToSend = (queue: OutboxQueue): OutboxEntry | null =>
  queue.find(({ state }) => state === 'waiting') ?? null;

export const without = (queue: OutboxQueue, id: string): OutboxQueue =>
  queue.filter(({ clientId }) => clientId !== id);

const withChanged = (
  queue: OutboxQueue,
  id: string,
  change: Partial<Pick<OutboxEntry, 'state' | 'why'>>,
): OutboxQueue => queue.map((entry) => (entry.clientId === id ? { ...entry, ...change } : entry));

/** The message was not sent; `why` is what the gateway says, or null when it says nothing. */
export const withFailed = (queue: OutboxQueue, id: string, why: string | null): OutboxQueue =>
  withChanged(queue, id, { state: 'failed', why });

/** The message is on its way to a gateway that will not confirm it. */
export const withSent = (queue: OutboxQueue, id: string): OutboxQueue =>
  withChanged(queue, id, { state: 'sent', why: null });

/** Nothing that was sent is confirmed any more. */
export const withUnconfirmed = (queue: OutboxQueue): OutboxQueue =>
  queue.map((entry) => (entry.state === 'sent' ? { ...entry, state: 'unconfirmed' } : entry));

/** The message waits again, after all that was written before: under the same key, so that it is not taken twice. */
export const withRetried = (queue: OutboxQueue, id: string): OutboxQueue => {
  const entry = queue.find(({ clientId, state }) => clientId === id && state === 'failed');
  if (entry === undefined) return queue;
  const others = without(queue, id);
  return [...others, { ...entry, place: lastPlace(others) + 1, state: 'waiting', why: null }];
};

/** How many would be lost if they were wiped: those that are not known to be on their way. */
export const unsentCount = (queue: OutboxQueue): number =>
  queue.filter(({ state }) => state === 'waiting' || state === 'failed').length;
