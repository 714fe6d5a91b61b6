import type { NoticeOf } from './message-store';
import type { Submission, SubmissionState } from '../../../contract/submission/submission';

/** A sent deal as the operator sees it. */
export interface SentDeal {
  readonly number: number;
  readonly accountId: string;
  readonly investorId: string;
  readonly investorName: string;
  readonly title: string;
  readonly dealPath: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
}

export interface Submissions {
  /** The account's listed sales, the newest first, with what became of each; sent ones that are no longer listed too. */
  readonly own: (accountId: string, investorId: string) => Promise<readonly Submission[]>;
  /** Sends a listed sale of the account once; a second time changes nothing. */
  readonly send: (
    accountId: string,
    sent: { readonly investorId: string; readonly publicationId: string },
    at: number,
  ) => Promise<'sent' | 'notListed' | 'investorUnknown'>;
  /** Those without an answer, the oldest first. */
  readonly open: (most: number) => Promise<readonly SentDeal[]>;
  /** Stored with its notice; null when no open submission has this number. */
  readonly answer: (
    number: number,
    said: { readonly state: Exclude<SubmissionState, 'sent'>; readonly answer: string },
    at: number,
    noticeOf: NoticeOf<SentDeal>,
  ) => Promise<SentDeal | null>;
}
