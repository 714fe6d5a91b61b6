import type { Message } from '../domain/message/message';

interface MessageDraft {
  readonly from: string;
  readonly to: string;
  readonly content: string;
  readonly clientId: string | null;
  readonly sentAt: number;
}

/** What the platform itself tells an account. */
export interface NoticeDraft {
  readonly to: string;
  /** Which of its voices speaks: 平台通知 unless told. */
  readonly kind?: 'notice' | 'order' | 'deal';
  readonly title: string;
  readonly content: string;
  /** A path inside the application. */
  readonly link: string;
  readonly sentAt: number;
}

export interface MessageStore {
  /** Stores a notice of the platform. */
  readonly addNotice: (notice: NoticeDraft) => Promise<Message>;
  /** Stores a message, once for each client id of a sender; `repeated` answers what was stored before. */
  readonly add: (draft: MessageDraft) => Promise<{ readonly message: Message; readonly repeated: boolean }>;
}
