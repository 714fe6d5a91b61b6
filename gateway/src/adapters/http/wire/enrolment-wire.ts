import type { Enrolment as WireEnrolment, OwnEnrolments } from '../../../../../contract/enrolment/enrolment';
import type { EnrolmentDesk } from '../../../application/enrolment/own-enrolments';
import type { Enrolment } from '../../../domain/enrolment/enrolment';
import { maskedPhone } from '../../../domain/security/security-event';

/** An enrolment: every field is named here, so that nothing else can leave by accident. */
export const enrolmentWire = ({ number, state, statement, reason, changedAt }: Enrolment): WireEnrolment => ({
  id: String(number),
  state,
  statement,
  reason,
  changedAt,
});

/** What a member may enrol and has enrolled. */
export const ownEnrolmentsWire = ({ name, phone, demands }: EnrolmentDesk): OwnEnrolments => ({
  contactName: name,
  contactPhone: maskedPhone(phone),
  demands: demands.map(({ buy, enrolment, found }) => ({
    buyId: buy.id,
    code: buy.code,
    title: buy.title,
    buyerType: buy.buyerType,
    listed: found,
    enrolment: enrolment === null ? null : enrolmentWire(enrolment),
  })),
});
