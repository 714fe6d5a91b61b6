import type { enrolmentCalls } from '../../contract/enrolment/calls';
import type { Asked } from './asked';

/** A member's demands in the programme of the hundred buyers: where each stands, enrolling and taking back (SCR-02). */
export type EnrolmentGateway = Asked<typeof enrolmentCalls>;
