import { call } from '../call/call';
import { none, parameters } from '../call/parameters';
import { WireId } from '../codec/id';
import { nothing } from '../codec/nothing';
import { withDefault } from '../codec/with-default';
import { Enrolment, OwnEnrolments } from './enrolment';
import { enrolmentLimits } from '../rules/enrolment-rule';
import { IdText, textUpTo } from '../codec/formed-text';

const write = { method: 'POST', access: 'account', safe: false, key: 'taken', reportedBy: 'caller' } as const;

/** Enrolments of a member's demands in the programme of the hundred buyers (SCR-02); whose they are, the token says. */
export const enrolmentCalls = {
  /** The caller's demands that can be or were enrolled, each with the state of its enrolment. */
  own: call({
    method: 'GET',
    access: 'account',
    safe: true,
    key: 'none',
    path: '/webapp/enrolment!own.action',
    parameters: none,
    answer: OwnEnrolments,
    reportedBy: 'caller',
    onlyWithToken: true,
    refusals: [],
  }),
  /** Enrols a demand, or enrols it again after it was rejected, taken back or ended. */
  enrol: call({
    ...write,
    path: '/webapp/enrolment!save.action',
    parameters: parameters({
      buyId: IdText,
      statement: textUpTo(enrolmentLimits.statement, enrolmentLimits.shortest),
    }),
    answer: Enrolment,
    refusals: [
      'enrolmentUnverified',
      'enrolmentDemand',
      'enrolmentNotListed',
      'enrolmentPending',
      'enrolmentStatement',
      'enrolmentsTooOften',
    ],
  }),
  /** Withdraws a pending enrolment, or leaves the programme. A withdrawn enrolment stays so. */
  withdraw: call({
    ...write,
    path: '/webapp/enrolment!withdraw.action',
    parameters: parameters({ enrolmentId: WireId, words: withDefault(textUpTo(enrolmentLimits.reason), '') }),
    answer: nothing,
    refusals: ['enrolmentUnknown', 'enrolmentOver', 'enrolmentWords'],
  }),
};
