import { left, map, right } from 'fp-ts/Either';
import { enrolmentCalls as ofEnrolments } from '../../../../../contract/enrolment/calls';
import { refusals } from '../../../../../contract/refusal/refusal';
import type { EnrolmentsOnce } from '../../../application/enrolment/enrolments-once';
import type { OwnEnrolments } from '../../../application/enrolment/own-enrolments';
import { isId } from '../../../../../contract/values/id';
import { enrolmentWire, ownEnrolmentsWire } from '../wire/enrolment-wire';
import { answering, done } from './answering';
import type { Call } from './call';
import { keyIn } from './idempotency-key';

/** The calls about enrolments in the programme of the hundred buyers; who it is comes from the token alone. */
export const enrolmentCalls = (own: OwnEnrolments, once: EnrolmentsOnce): readonly Call[] => [
  answering(ofEnrolments.own, async (_, { session }) =>
    right(ownEnrolmentsWire(await own.all(session.userId))),
  ),
  answering(ofEnrolments.enrol, async ({ buyId, statement }, { session, idempotencyKey }) =>
    isId(buyId)
      ? map(enrolmentWire)(await once.enrol(keyIn(idempotencyKey), session.userId, buyId, statement))
      : left(refusals.wrongParameters),
  ),
  answering(ofEnrolments.withdraw, async ({ enrolmentId, words }, { session, idempotencyKey }) =>
    /^[1-9]\d{0,14}$/.test(enrolmentId)
      ? done(await once.withdraw(keyIn(idempotencyKey), session.userId, Number(enrolmentId), words))
      : left(refusals.enrolmentUnknown),
  ),
];
