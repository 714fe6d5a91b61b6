import type { EnrolmentState } from '../../../../contract/enrolment/enrolment';
import type { Buy } from '../buy/buy';

/** That a demand is to be listed in the programme of the hundred buyers. */
export interface Enrolment {
  /** Ascending in the order of enrolling. */
  readonly number: number;
  readonly buyId: string;
  /** Null where the demand is the platform's. */
  readonly accountId: string | null;
  readonly state: EnrolmentState;
  /** Of funds and intention; the operator alone reads it. */
  readonly statement: string;
  /** Why it was rejected, or ended. */
  readonly reason: string;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

/** What enrolling looks at of a demand. */
export type EnrolledBuy = Pick<
  Buy,
  'id' | 'ownerId' | 'code' | 'title' | 'buyerType' | 'state' | 'expiresAt'
>;

/** A demand of a member with its newest enrolment. */
export interface EnrollableDemand {
  readonly buy: EnrolledBuy;
  readonly enrolment: Enrolment | null;
}

/** Whether everybody can find it now. */
export const isFound = (
  { state, expiresAt }: Pick<EnrolledBuy, 'state' | 'expiresAt'>,
  now: number,
): boolean => state === 'listed' && expiresAt > now;
