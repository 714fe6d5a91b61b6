import { readBody } from '../../../contract/chat/chat-body';
import { excerptOf, oneLine } from '../../../contract/chat/excerpt';
import type { OutboxQueue } from '../chat/outbox-queue';
import { contentOfWaiting, type FileQueue } from '../chat/waiting-file';
import type { InboxRow } from './inbox-row';

/** What the device itself has of a conversation. */
export interface ConversationStatus {
  /** The unsent text; null for none. */
  readonly draft: string | null;
  /** The message that could not be sent last; null for none. */
  readonly notSent: string | null;
  /** The message or the file that waits to be sent, or to be confirmed, the newest of them; null for none. */
  readonly waiting: string | null;
}

const nothing: ConversationStatus = { draft: null, notSent: null, waiting: null };

/**
 * What the device has of conversations, by the other's account.
 * @param drafts by the other's account
 * @param queue what is not known to have been taken, in the order of its writing
 * @param files those that wait
 */
export const conversationStatusOf = (
  drafts: Readonly<Record<string, string>>,
  queue: OutboxQueue,
  files: FileQueue,
): ReadonlyMap<string, ConversationStatus> => {
  const statuses = new Map<string, ConversationStatus>();
  const add = (peerId: string, status: Partial<ConversationStatus>): void =>
    void statuses.set(peerId, { ...(statuses.get(peerId) ?? nothing), ...status });
  for (const [peerId, draft] of Object.entries(drafts)) add(peerId, { draft });
  for (const { to, content, state } of queue)
    if (state === 'failed') add(to, { notSent: content });
    else if (state !== 'unconfirmed') add(to, { waiting: content });
  for (const file of files)
    add(file.to, { [file.state === 'waiting' ? 'waiting' : 'notSent']: contentOfWaiting(file) });
  return statuses;
};

/** How a row is seen. */
export interface RowSeen {
  /** The conversation is open next to the list, and its draft is being written there. */
  readonly isOpen: boolean;
  /** The keyword; null for none. */
  readonly sought: string | null;
}

/** How much of a line precedes the keyword, in characters: more of it would push the keyword out of sight. */
const lead = 8;

/** The line of a message that contains the keyword, cut shortly before it; else its excerpt. */
const foundLine = (content: string, sought: string): string => {
  const { of } = readBody(content);
  const words = sought.toLowerCase();
  const lines = of.kind === 'text' ? of.text.split('\n').map(oneLine) : [];
  const line = lines.find((each) => each.toLowerCase().includes(words));
  if (line === undefined) return excerptOf(content);
  const place = line.toLowerCase().indexOf(words);
  return place <= lead ? line : `…${oneLine(line.slice(place - lead))}`;
};

/**
 * The line of a row below its name: the match comes first; then a failed message, a draft, a
 * pending message, the newest message.
 */
export type RowLine =
  | { readonly kind: 'notSent' | 'draft' | 'waiting' | 'message'; readonly text: string }
  | { readonly kind: 'recalled'; readonly byOneself: boolean };

export const rowLine = (
  row: InboxRow,
  status: ConversationStatus | undefined,
  { isOpen, sought }: RowSeen,
): RowLine => {
  const { notSent, draft, waiting } = status ?? nothing;
  if (row.found !== null) return { kind: 'message', text: foundLine(row.found, sought ?? '') };
  if (notSent !== null) return { kind: 'notSent', text: excerptOf(notSent) };
  if (draft !== null && !isOpen) return { kind: 'draft', text: draft };
  if (waiting !== null) return { kind: 'waiting', text: excerptOf(waiting) };
  if (row.recalled) return { kind: 'recalled', byOneself: row.from !== row.peer?.id };
  if (row.kind !== 'chat') return { kind: 'message', text: row.content };
  return {
    kind: 'message',
    text: sought === null ? excerptOf(row.content) : foundLine(row.content, sought),
  };
};
