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
}

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
  const signs = new Map<string, ConversationSign>(
    Object.entries(drafts).map(([peerId, draft]) => [peerId, { draft, notSent: null }]),
  );
  for (const { to, content, state } of queue)
    if (state === 'failed') signs.set(to, { draft: signs.get(to)?.draft ?? null, notSent: content });
  for (const file of files)
    if (file.state !== 'waiting')
      signs.set(file.to, { draft: signs.get(file.to)?.draft ?? null, notSent: contentOfWaiting(file) });
  return signs;
};

/** What a row says below its name: what could not be sent comes first, then a draft, then the newest message. */
export type RowLine =
  | { readonly kind: 'notSent' | 'draft' | 'message'; readonly text: string }
  | { readonly kind: 'recalled'; readonly byOneself: boolean };

export const rowLine = (row: InboxRow, sign: ConversationSign | undefined): RowLine => {
  const { notSent = null, draft = null } = sign ?? {};
  if (notSent !== null) return { kind: 'notSent', text: excerptOf(notSent) };
  if (draft !== null) return { kind: 'draft', text: draft };
  if (row.recalled) return { kind: 'recalled', byOneself: row.from !== row.peer?.id };
  return { kind: 'message', text: row.kind === 'chat' ? excerptOf(row.content) : row.content };
};
