import { map } from 'fp-ts/Either';
import { verificationCalls as ofVerification } from '../../../../../contract/verification/calls';
import type { ApplyOnce } from '../../../application/verification/apply-once';
import { verificationState } from '../../../application/verification/verification-state';
import type { OwnVerification } from '../../../application/verification/own-verification';
import { answering } from './answering';
import type { Call } from './call';
import { keyIn } from './idempotency-key';

export const verificationCalls = (
  own: Pick<OwnVerification, 'current'>,
  apply: ApplyOnce,
): readonly Call[] => [
  answering(ofVerification.current, async (_, { session }) =>
    map(verificationState)(await own.current(session.userId)),
  ),
  answering(ofVerification.submit, async (application, { session, idempotencyKey }) =>
    map(verificationState)(await apply(keyIn(idempotencyKey), session.userId, application)),
  ),
];
