import type { MessageReportReason } from '../../../contract/chat/report-reason';
import type { KindWith } from '../../../contract/kind/kinds';
import type { NoticeOf } from './message-store';
import type { ReportReason } from '../../../contract/report/report';

/** A report of a member. */
export interface ReportDraft {
  readonly kind: KindWith<'report'>;
  readonly target: string;
  readonly reason: ReportReason;
  readonly words: string;
}

/** Of a message: who reported it says what it was. */
export interface MessageReportDraft extends Omit<ReportDraft, 'kind' | 'reason'> {
  readonly title: string;
  readonly reason: MessageReportReason;
}

/** A report as it is kept. */
export interface Report extends Omit<ReportDraft, 'kind' | 'reason'> {
  readonly kind: KindWith<'report'> | 'message';
  readonly reason: ReportReason | MessageReportReason;
  readonly number: number;
  readonly accountId: string;
  /** What the thing is called. */
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly reportedAt: number;
}

/** Who reports. */
export interface Reporter {
  readonly id: string;
  /** By a complete verification. */
  readonly isVerified: boolean;
}

/** How a report ended. */
export interface ReportDecision {
  readonly state: 'upheld' | 'dismissed';
  readonly answer: string;
}

/** What members report as wrong. */
export interface Reports {
  /** 'unknown': there is no such thing, or the reporter may not know of it; 'own': the account published it; 'twice': one of the same waits; 'full': `most` of the account's wait. */
  readonly add: (
    reporter: Reporter,
    draft: ReportDraft,
    at: number,
    most: number,
  ) => Promise<'added' | 'unknown' | 'own' | 'twice' | 'full'>;
  /** The same of a message. */
  readonly addOfMessage: (
    accountId: string,
    draft: MessageReportDraft,
    at: number,
    most: number,
  ) => Promise<'added' | 'twice' | 'full'>;
  /** Those that wait, the oldest first. */
  readonly pending: (most: number) => Promise<readonly Report[]>;
  /** Stored with its notice; null when none of this number waits. */
  readonly decide: (
    number: number,
    decision: ReportDecision,
    at: number,
    noticeOf: NoticeOf<Report>,
  ) => Promise<Report | null>;
}
