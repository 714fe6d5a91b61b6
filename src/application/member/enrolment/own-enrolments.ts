import type { OwnEnrolments } from '../../../../contract/enrolment/enrolment';
import { concernsEnrolments, enrolmentAddress } from '../../../domain/enrolment/possible';
import type { PagePorts } from '../../../ports/page-ports';
import { relevantChanges } from '../../kit/change-feed';
import { orderTalk } from '../../kit/order-talk';
import { changing } from '../../kit/resource/changing';
import { enrolmentForm, leaveForm } from './forms';

/**
 * The flows of the member's enrolments: the state of each demand, enrolling and withdrawing; each receives the others'
 * answers.
 */
export const ownEnrolments = (ports: PagePorts) => {
  const { callOf, drafts, layers, random } = ports;
  const talk = orderTalk();
  const changed = (): void => talk.answered(enrolmentAddress);
  const enrolments = {
    enrol: callOf(({ enrolment }) => enrolment.enrol),
    withdraw: callOf(({ enrolment }) => enrolment.withdraw),
  };
  const readOwn = callOf(({ enrolment }) => enrolment.own);
  const needs = { drafts, layers, random, enrolments, changed };
  return {
    standing: changing<undefined, OwnEnrolments>(
      ports,
      (_, options) => readOwn(options),
      relevantChanges(
        ports,
        (_, message) => concernsEnrolments(message),
        () => [talk.of(enrolmentAddress)],
      ),
    ),
    forms: { enrol: enrolmentForm(needs), leave: leaveForm(needs) },
  };
};

/** The forms about enrolments, for the parts of the page that begin them. */
export type EnrolmentForms = ReturnType<typeof ownEnrolments>['forms'];
