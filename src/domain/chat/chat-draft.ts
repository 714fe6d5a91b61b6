import type { Quote } from '../../../contract/chat/chat-body';

/** A message that a member writes and has not sent: its words, and the message that it answers (SCR-11). */
export interface ChatDraft {
  readonly text: string;
  readonly quote: Quote | null;
}

export const noChatDraft: ChatDraft = { text: '', quote: null };
