import { map } from 'fp-ts/Either';
import { verificationCalls as ofVerification } from '../../../../../contract/verification/calls';
import type { ApplyOnce } from '../../../application/verification/apply-once';
import type { OwnVerification } from '../../../application/verification/own-verification';
import { verificationWire } from '../wire/verification-wire';
import { answering } from './answering';
import type { Call } from './call';
import { keyIn } from './idempotency-key';

export const verificationCalls = (
  own: Pick<OwnVerification, 'current'>,
  apply: ApplyOnce,
): readonly Call[] => [
  answering(ofVerification.current, async (_, { session }) =>
    map(verificationWire)(await own.current(session.userId)),
  ),
  answering(ofVerification.submit, async (application, { session, idempotencyKey }) =>
    map(verificationWire)(await apply(keyIn(idempotencyKey), session.userId, application)),
  ),
];
