import type { NoticeChannel } from '../../../contract/member/notices';
import type { StoredMessage } from '../domain/message/message';

/** A channel outside the application. */
export type OutsideChannel = Exclude<NoticeChannel, 'inApp'>;

/** A notice for channels outside the application. */
export interface OutsideNotice {
  readonly accountId: string;
  readonly channels: readonly OutsideChannel[];
  readonly title: string;
  readonly content: string;
  readonly link: string;
}

/** A notice that was handed to channels, and when. */
export interface HandedNotice extends OutsideNotice {
  readonly phone: string;
  readonly handedAt: number;
}

/** Notices that wait for their time or for a channel outside the application. */
export interface NoticeOutbox {
  /** Takes those that are due, each once: the inbox has its own then, and the others are the caller's to hand on. */
  readonly takeDue: (
    now: number,
  ) => Promise<{ readonly messages: readonly StoredMessage[]; readonly outside: readonly OutsideNotice[] }>;
  /** Those that were handed on, the newest first; of one phone unless null. */
  readonly recent: (phone: string | null, most: number) => Promise<readonly HandedNotice[]>;
  /** Deletes those that were handed on before a moment. */
  readonly forget: (before: number) => Promise<void>;
}

/** The services that carry notices outside the application. */
export interface NoticeCarriers {
  readonly connected: readonly OutsideChannel[];
  readonly hand: (channel: OutsideChannel, notice: OutsideNotice) => Promise<void>;
}
