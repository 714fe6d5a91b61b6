import type { Enrolment as WireEnrolment, OwnEnrolments } from '../../../../../contract/enrolment/enrolment';
import type { EnrolmentDesk } from '../../../application/enrolment/own-enrolments';
import type { Enrolment } from '../../../domain/enrolment/enrolment';
import { maskedPhone } from '../../../domain/security/security-event';

export const enrolmentWire = ({ number, ...enrolment }: Enrolment): WireEnrolment => ({
  ...enrolment,
  id: String(number),
});

/** What a member may enrol and has enrolled. */
export const ownEnrolmentsWire = ({ name, phone, demands }: EnrolmentDesk): OwnEnrolments => ({
  contactName: name,
  contactPhone: maskedPhone(phone),
  demands: demands.map(({ buy, enrolment, found }) => ({
    ...buy,
    buyId: buy.id,
    listed: found,
    enrolment: enrolment === null ? null : enrolmentWire(enrolment),
  })),
});
