import { excerptOf } from '../../../contract/chat/excerpt';
import type { OutboxQueue } from '../chat/outbox-queue';
import { contentOfWaiting, type FileQueue } from '../chat/waiting-file';
import type { InboxRow } from './inbox-row';

/** What the device itself has of a conversation. */
export interface ConversationSign {
  /** What was written and not sent yet; null for nothing. */
  readonly draft: string | null;
  /** The message that could not be sent last; null for none. */
  readonly notSent: string | null;
  /** The message or the file that waits to be sent, or to be confirmed, the newest of them; null for none. */
  readonly waiting: string | null;
}

const nothing: ConversationSign = { draft: null, notSent: null, waiting: null };

/**
 * What the device has of conversations, by the other's account.
 * @param drafts by the other's account
 * @param queue what is not known to have been taken, in the order of its writing
 * @param files those that wait
 */
export const conversationSignsOf = (
  drafts: Readonly<Record<string, string>>,
  queue: OutboxQueue,
  files: FileQueue,
): ReadonlyMap<string, ConversationSign> => {
  const signs = new Map<string, ConversationSign>();
  const add = (peerId: string, sign: Partial<ConversationSign>): void =>
    void signs.set(peerId, { ...(signs.get(peerId) ?? nothing), ...sign });
  for (const [peerId, draft] of Object.entries(drafts)) add(peerId, { draft });
  for (const { to, content, state } of queue)
    if (state === 'failed') add(to, { notSent: content });
    else if (state !== 'unconfirmed') add(to, { waiting: content });
  for (const file of files)
    add(file.to, { [file.state === 'waiting' ? 'waiting' : 'notSent']: contentOfWaiting(file) });
  return signs;
};

/**
 * What a row says below its name: what could not be sent comes first, then a draft, what waits, the newest message.
 * @param isOpen the conversation is open beside the list, where its draft is being written
 */
export type RowLine =
  | { readonly kind: 'notSent' | 'draft' | 'waiting' | 'message'; readonly text: string }
  | { readonly kind: 'recalled'; readonly byOneself: boolean };

export const rowLine = (row: InboxRow, sign: ConversationSign | undefined, isOpen: boolean): RowLine => {
  const { notSent, draft, waiting } = sign ?? nothing;
  if (notSent !== null) return { kind: 'notSent', text: excerptOf(notSent) };
  if (draft !== null && !isOpen) return { kind: 'draft', text: draft };
  if (waiting !== null) return { kind: 'waiting', text: excerptOf(waiting) };
  if (row.recalled) return { kind: 'recalled', byOneself: row.from !== row.peer?.id };
  return { kind: 'message', text: row.kind === 'chat' ? excerptOf(row.content) : row.content };
};
