import type { ChatMessage } from './chat-message';

/** The messages of a conversation that are known here, the oldest first, each once. */
export type ThreadLog = readonly ChatMessage[];

const isNumber = /^\d+$/;

/** Which of two ids of the gateway came first: numbers by their size, others as texts. Negative: the first one. */
export const compareIds = (one: string, other: string): number => {
  if (isNumber.test(one) && isNumber.test(other) && one.length !== other.length)
    return one.length - other.length;
  return one < other ? -1 : one > other ? 1 : 0;
};

/** Merges two versions of one message: a recalled message stays so, and the sender keeps its words. */
const agreed = (before: ChatMessage, now: ChatMessage): ChatMessage => ({
  ...now,
  recalled: before.recalled || now.recalled,
  masked: before.masked || now.masked,
  clientId: now.clientId ?? before.clientId,
  content: now.content === '' ? before.content : now.content,
});

/** The log with these messages in their places: none is lost, none is there twice, in any order of arrival. */
export const withMessages = (log: ThreadLog, more: readonly ChatMessage[]): ThreadLog => {
  if (more.length === 0) return log;
  const [only] = more;
  const last = log.at(-1);
  // The usual case: a message at the end needs no new sort of a long log.
  if (only !== undefined && more.length === 1 && (last === undefined || compareIds(last.id, only.id) < 0))
    return [...log, only];
  const byId = new Map(log.map((message) => [message.id, message]));
  for (const message of more) {
    const before = byId.get(message.id);
    byId.set(message.id, before === undefined ? message : agreed(before, message));
  }
  return [...byId.values()].sort((one, other) => compareIds(one.id, other.id));
};

/** The log with a message taken back; of one that is not known nothing changes. */
export const withRecalled = (log: ThreadLog, id: string): ThreadLog =>
  log.map((message) => (message.id === id ? { ...message, recalled: true } : message));

/** The newest id, and that of the newest message of the other; null where there is none. */
export const newestId = (log: ThreadLog): string | null => log.at(-1)?.id ?? null;
export const newestFrom = (log: ThreadLog, from: string): string | null =>
  log.findLast((message) => message.from === from)?.id ?? null;

/** The later of two ids; null is before every one. */
export const laterId = (one: string | null, other: string | null): string | null => {
  if (one === null || other === null) return one ?? other;
  return compareIds(one, other) < 0 ? other : one;
};

/** Whether a message was sent no later than another. */
export const isUpTo = (id: string, last: string | null): boolean =>
  last !== null && compareIds(id, last) <= 0;
