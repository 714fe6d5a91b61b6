import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import { isStatement } from '../../../../contract/rules/enrolment-rule';
import type { Account } from '../account/account';
import { isFound, type EnrolledBuy } from './enrolment';

/** Why a member may not enrol a demand with this statement; null when they may (SCR-02). */
export const enrollingFault = (
  { id, prove }: Pick<Account, 'id' | 'prove'>,
  buy: EnrolledBuy | null,
  statement: string,
  now: number,
): Refusal | null => {
  if (buy === null || buy.ownerId !== id) return refusals.enrolmentDemand;
  if (prove !== '1') return refusals.enrolmentUnverified;
  if (!isFound(buy, now)) return refusals.enrolmentNotListed;
  return isStatement(statement) ? null : refusals.enrolmentStatement;
};
