import { right, type Either } from 'fp-ts/Either';
import type { Refusal } from '../../../../contract/refusal/refusal';
import type { Enrolment } from '../../domain/enrolment/enrolment';
import type { Enrolments } from '../../ports/enrolments';
import { makeAnswerOnce, type AnswerOnceNeeds } from '../account/answer-once';
import type { OwnEnrolments } from './own-enrolments';

/** The writes about enrolments, which may be sent again under their key when no answer came. */
export interface EnrolmentsOnce {
  readonly enrol: (
    key: string | null,
    accountId: string,
    buyId: string,
    statement: string,
  ) => Promise<Either<Refusal, Enrolment>>;
  readonly withdraw: (
    key: string | null,
    accountId: string,
    number: number,
    words: string,
  ) => Promise<Either<Refusal, null>>;
}

export interface EnrolmentsOnceNeeds extends AnswerOnceNeeds {
  readonly own: OwnEnrolments;
  readonly enrolments: Pick<Enrolments, 'demand'>;
}

export const makeEnrolmentsOnce = ({ own, enrolments, ...needs }: EnrolmentsOnceNeeds): EnrolmentsOnce => {
  const once = makeAnswerOnce(needs);
  return {
    enrol: (key, accountId, buyId, statement) =>
      once(
        key,
        ['enrolment.enrol', accountId],
        [buyId, statement],
        async () => {
          const newest = (await enrolments.demand(buyId))?.enrolment ?? null;
          return newest === null ? null : right(newest);
        },
        () => own.enrol(accountId, buyId, statement),
      ),
    withdraw: (key, accountId, number, words) =>
      once(
        key,
        ['enrolment.withdraw', accountId],
        [String(number), words],
        () => Promise.resolve(right(null)),
        () => own.withdraw(accountId, number, words),
      ),
  };
};
