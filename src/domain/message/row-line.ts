import { excerptOf } from '../../../contract/chat/excerpt';
import type { InboxRow } from './inbox-row';

/** What the device itself has of a conversation. */
export interface ConversationSign {
  /** What was written and not sent yet; null for nothing. */
  readonly draft: string | null;
  /** The message that could not be sent last; null for none. */
  readonly notSent: string | null;
}

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
