import type { Standing } from '../../../application/verification/own-verification';
import type { Application, Verification } from '../../../domain/verification/verification';

const applicationWire = ({ name, company, position }: Application, document: Verification['document']) => ({
  name,
  company,
  position,
  document,
});

const decidedWire = ({ decision, ...application }: Verification) => {
  const { document, submittedAt, expectedAt } = application;
  const same = { ...applicationWire(application, document), submittedAt };
  if (decision === null) return { state: 'pending', ...same, expectedAt };
  if (decision.kind === 'rejected')
    return { state: 'rejected', ...same, decidedAt: decision.at, reason: decision.reason };
  return { state: 'approved', ...same, decidedAt: decision.at, level: decision.level };
};

/**
 * How far a member's verification has come. An account's own level counts: one that was verified without
 * an application here is approved, and an approval that was taken back is none.
 */
export const verificationWire = ({ account, newest }: Standing) => {
  if (newest !== null && newest.decision?.kind !== 'approved') return decidedWire(newest);
  const { prove } = account;
  if (prove === null) return { state: 'none' };
  if (newest !== null) return { ...decidedWire(newest), level: prove };
  return { state: 'approved', ...applicationWire(account, null), level: prove };
};
