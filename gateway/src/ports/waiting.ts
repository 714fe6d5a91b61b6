import type { Causes } from '../domain/waiting/causes';
import type { Message } from '../domain/message/message';

/** The newest message of a conversation in a member's list. */
export interface NewestMessage {
  readonly peerId: string;
  readonly message: Message;
  /** The title of the deal that a thread is about; empty of another conversation. */
  readonly about: string;
}

/** The causes that the tables hold; conversations without the names that the reader may know. */
export interface KeptCauses extends Omit<Causes, 'membership' | 'messages'> {
  readonly newest: readonly NewestMessage[];
}

/** What of an account something can wait for; at most 100 rows of each cause, the most urgent ones. */
export interface WaitingCauses {
  /** @returns null for an unknown account */
  readonly of: (accountId: string, now: number) => Promise<KeptCauses | null>;
}
