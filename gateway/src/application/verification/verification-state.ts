import type { Verification as WireVerification } from '../../../../contract/verification/verification';
import type { Standing } from './own-verification';
import type { Application, Verification } from '../../domain/verification/verification';

const fieldsOf = ({ name, company, position }: Application, document: Verification['document']) => ({
  name,
  company,
  position,
  document,
});

const stateOf = ({ decision, ...application }: Verification): WireVerification => {
  const { document, submittedAt, expectedAt } = application;
  const same = { ...fieldsOf(application, document), submittedAt };
  if (decision === null) return { state: 'pending', ...same, expectedAt };
  if (decision.kind === 'rejected')
    return { state: 'rejected', ...same, decidedAt: decision.at, reason: decision.reason };
  return { state: 'approved', ...same, decidedAt: decision.at, level: decision.level };
};

/**
 * How far a member's verification has come. An account's own level counts: one that was verified without
 * an application here is approved, and an approval that was taken back is none.
 */
export const verificationState = ({ account, newest }: Standing): WireVerification => {
  if (newest !== null && newest.decision?.kind !== 'approved') return stateOf(newest);
  const { prove } = account;
  if (prove === null) return { state: 'none' };
  const decided = newest === null ? null : stateOf(newest);
  if (decided?.state === 'approved') return { ...decided, level: prove };
  return {
    state: 'approved',
    ...fieldsOf(account, null),
    level: prove,
    submittedAt: null,
    decidedAt: null,
  };
};
