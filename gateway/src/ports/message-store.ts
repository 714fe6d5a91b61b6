import type { NoticeEvent } from '../../../contract/member/notices';
import type { Message, StoredMessage } from '../domain/message/message';

interface MessageDraft {
  readonly from: string;
  readonly to: string;
  /** By which the sender knows the recipient: an account or a thread. */
  readonly peerId: string;
  readonly content: string;
  readonly clientId: string | null;
  readonly sentAt: number;
  /** Contacts in it were hidden. */
  readonly masked: boolean;
  /** The file that it brings; null for none. */
  readonly fileId: string | null;
  /** SHA-256 of the content as it was handed in. */
  readonly givenHash: string;
}

/** The rights of a member that a notice may be about. */
export type NoticeSubject = 'verification' | 'membership';

/** A notice of the platform to an account. */
export interface NoticeDraft {
  readonly to: string;
  /** The platform's sender: 平台通知 by default. */
  readonly kind?: 'notice' | 'order' | 'deal';
  /** By which its recipient chooses; that of its kind by default. */
  readonly event?: NoticeEvent;
  /** Sent at once, against any choice of its recipient: their rights changed. */
  readonly urgent?: boolean;
  /** The rights of its recipient that changed with it; such a notice is urgent, and the socket names them. */
  readonly about?: NoticeSubject;
  readonly title: string;
  readonly content: string;
  /** A path inside the application. */
  readonly link: string;
  readonly sentAt: number;
}

/** The notice of what a write did; a store keeps it in the transaction of the write. Null for none. */
export type NoticeOf<A> = (done: A) => NoticeDraft | null;

/** For a write that sends no notice. */
export const noNotice = (): null => null;

/** The message under a client id, and the hash of the original request; null where it was not recorded. */
export interface SentBefore {
  readonly message: Message;
  readonly givenHash: string | null;
}

export interface MessageStore {
  /** Stores a notice of the platform; null where its recipient gets it later or not at all. */
  readonly addNotice: (notice: NoticeDraft) => Promise<StoredMessage | null>;
  /** What a sender has sent under a client id; null for nothing. */
  readonly sent: (from: string, clientId: string) => Promise<SentBefore | null>;
  /**
   * Stores a message and publishes it, once for each client id of a sender; null when there is one of it.
   * @param fromName as its recipient may know the sender
   */
  readonly add: (draft: MessageDraft, fromName: string) => Promise<StoredMessage | null>;
}
