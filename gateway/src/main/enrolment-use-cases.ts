import type { NotifyingDatabase } from '../adapters/database/notifying-database';
import { enrolmentStore } from '../adapters/database/stores/enrolment-store';
import { enrolmentCalls } from '../adapters/http/calls/enrolment-calls';
import type { AnswerOnceNeeds } from '../application/account/answer-once';
import { makeEnrolmentsOnce } from '../application/enrolment/enrolments-once';
import { makeOwnEnrolments, type OwnEnrolmentsNeeds } from '../application/enrolment/own-enrolments';
import { makeEnrolmentDesk, type EnrolmentDeskNeeds } from '../application/operator/enrolment-desk';

export type EnrolmentUseCaseNeeds = Omit<OwnEnrolmentsNeeds, 'enrolments'> &
  Omit<EnrolmentDeskNeeds, 'enrolments'> &
  AnswerOnceNeeds;

/** Enrolments in the programme of the hundred buyers, put together: the member's side and the operator's. */
export const makeEnrolmentUseCases = (database: NotifyingDatabase, needs: EnrolmentUseCaseNeeds) => {
  const enrolments = enrolmentStore(database);
  const own = makeOwnEnrolments({ ...needs, enrolments });
  return {
    desk: makeEnrolmentDesk({ ...needs, enrolments }),
    calls: enrolmentCalls(own, makeEnrolmentsOnce({ ...needs, own, enrolments })),
  };
};
