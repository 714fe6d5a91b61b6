import type { Either } from 'fp-ts/Either';
import type { Refusal } from '../../../contract/refusal/refusal';
import type { NoticeOf } from './message-store';
import type { EnrollableDemand, EnrolledBuy, Enrolment } from '../domain/enrolment/enrolment';
import type { EnrolmentEvent } from '../domain/enrolment/enrolment-machine';

/** What a member hands in. */
export interface EnrolmentDraft {
  readonly accountId: string;
  readonly buyId: string;
  readonly statement: string;
}

/** An event of an existing enrolment, and its reason. */
export interface EnrolmentMove {
  readonly event: Exclude<EnrolmentEvent, 'enrolled' | 'ended'>;
  readonly reason: string;
}

/** The result of an event; `changed` is false where nothing changed. */
export interface MovedEnrolment {
  readonly enrolment: Enrolment;
  readonly buy: EnrolledBuy;
  readonly changed: boolean;
}

/** Enrolments in the programme of the hundred buyers. A demand is listed there as long as its newest is approved. */
export interface Enrolments {
  /** An account's demands that are found now or were enrolled, each with its newest enrolment; confirmed last, first. */
  readonly ofAccount: (accountId: string, now: number, most: number) => Promise<readonly EnrollableDemand[]>;
  readonly demand: (buyId: string) => Promise<EnrollableDemand | null>;
  readonly one: (number: number) => Promise<Enrolment | null>;
  /** Those that wait for the operator with their demands, the oldest first. */
  readonly pending: (
    most: number,
  ) => Promise<readonly (EnrollableDemand & { readonly enrolment: Enrolment })[]>;
  /** Left where one is active, or the demand is not found any more. */
  readonly add: (draft: EnrolmentDraft, at: number) => Promise<Either<Refusal, Enrolment>>;
  /** Null when there is none of this number. A change is stored with its notice. */
  readonly move: (
    number: number,
    move: EnrolmentMove,
    at: number,
    noticeOf?: NoticeOf<MovedEnrolment>,
  ) => Promise<Either<Refusal, MovedEnrolment> | null>;
}
