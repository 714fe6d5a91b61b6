import type { IO } from 'fp-ts/IO';
import type { ChatDraft } from '../domain/chat/chat-draft';

/** Whose draft it is, and to whom. */
export interface DraftOf {
  readonly userId: string;
  /** The other party of the conversation. */
  readonly peerId: string;
}

/** The messages that are written and not sent yet, one for each conversation, kept on the device (SCR-11). */
export interface ChatDrafts {
  /** An empty draft where none is kept. */
  readonly recall: (of: DraftOf) => IO<ChatDraft>;
  /** The words of every draft of a user by the other party's id; of a quote alone there are none. */
  readonly all: (userId: string) => IO<Readonly<Record<string, string>>>;
  /** Replaces the draft; a blank text without a quote removes it. What the device refuses is only on the page. */
  readonly keep: (of: DraftOf, draft: ChatDraft) => IO<void>;
  /** Reports each draft that is kept or given up here. @returns unsubscribes */
  readonly listen: (hear: () => void) => () => void;
  /** Discards what other users typed, once it is known who is logged in (SEC-04). */
  readonly discardOthers: (userId: string) => IO<void>;
}
