import type { NoticeOf } from './message-store';
import type { Application, Decision, Verification } from '../domain/verification/verification';

interface NewApplication extends Application {
  readonly accountId: string;
  readonly documentId: string;
  readonly submittedAt: number;
  readonly expectedAt: number;
}

/** Applications to be verified. */
export interface Verifications {
  /** The newest of an account; null when it never handed one in. */
  readonly newest: (accountId: string) => Promise<Verification | null>;
  readonly one: (id: number) => Promise<Verification | null>;
  /** Those that wait for a decision, the oldest first. */
  readonly pending: () => Promise<readonly Verification[]>;
  /** null when another of the account waits for its decision. */
  readonly add: (application: NewApplication) => Promise<Verification | null>;
  /**
   * Decides an application that waits, once; an approval gives the account its level and what was verified
   * of it, together with the notice. null when there is no such application, or it was decided before.
   */
  readonly decide: (
    id: number,
    decision: Decision,
    at: number,
    noticeOf: NoticeOf<Verification>,
  ) => Promise<Verification | null>;
}
