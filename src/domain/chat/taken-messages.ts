import type { OutboxEntry } from './outbox-entry';
import type { OutboxQueue } from './outbox-queue';
import { newestId, type ThreadLog } from './thread-log';

/**
 * A message of the user that the server took and has not sent back: a bare broker answers with a receipt alone. It is
 * shown as sent until the conversation is read from the gateway again.
 */
export interface TakenMessage {
  readonly entry: OutboxEntry;
  /** The message after which it is shown; null: before all. */
  readonly after: string | null;
  /** The conversation was asked for after it was taken: the answer holds it, or the gateway does not keep it. */
  readonly asked: boolean;
}

export type TakenMessages = readonly TakenMessage[];

/** Without those that the log holds. */
export const withoutArrived = (taken: TakenMessages, log: ThreadLog): TakenMessages => {
  if (taken.length === 0) return taken;
  const here = new Set(log.map(({ clientId }) => clientId));
  return taken.filter(({ entry }) => !here.has(entry.clientId));
};

/**
 * With the messages that left the outbox because the server took them.
 * @param ids the keys of what the server took
 */
export const withTaken = (
  taken: TakenMessages,
  {
    before,
    now,
    ids,
    log,
  }: { before: OutboxQueue; now: OutboxQueue; ids: readonly string[]; log: ThreadLog },
): TakenMessages => {
  const waiting = new Set(now.map(({ clientId }) => clientId));
  const isTaken = new Set(ids);
  const left = before.filter(({ clientId }) => !waiting.has(clientId) && isTaken.has(clientId));
  if (left.length === 0) return taken;
  const after = newestId(log);
  return withoutArrived([...taken, ...left.map((entry) => ({ entry, after, asked: false }))], log);
};

/** The conversation is asked for now. */
export const withAsked = (taken: TakenMessages): TakenMessages =>
  taken.map((message) => ({ ...message, asked: true }));

/** The conversation was read from the gateway. */
export const withoutAsked = (taken: TakenMessages, log: ThreadLog): TakenMessages =>
  withoutArrived(
    taken.filter(({ asked }) => !asked),
    log,
  );
