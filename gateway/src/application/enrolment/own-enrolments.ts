import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import { areEnrolmentWords } from '../../../../contract/rules/enrolment-rule';
import { enrollingFault } from '../../domain/enrolment/enrolling';
import { isFound, type EnrollableDemand, type Enrolment } from '../../domain/enrolment/enrolment';
import { enrolmentsPerAccount } from '../../domain/limit/limits';
import type { Accounts } from '../../ports/accounts';
import type { Clock } from '../../ports/clock';
import type { Enrolments } from '../../ports/enrolments';
import type { Limits } from '../../ports/limits';

export interface OwnEnrolmentsNeeds {
  readonly enrolments: Enrolments;
  readonly accounts: Pick<Accounts, 'byId'>;
  readonly limits: Pick<Limits, 'take'>;
  readonly clock: Clock;
}

/** What an account may enrol and has enrolled, and who would be called. */
export interface EnrolmentDesk {
  readonly name: string;
  readonly phone: string;
  readonly demands: readonly (EnrollableDemand & { readonly found: boolean })[];
}

/** A member's own enrolments in the programme of the hundred buyers; whose they are, the token says (SCR-02). */
export interface OwnEnrolments {
  readonly all: (accountId: string) => Promise<EnrolmentDesk>;
  readonly enrol: (
    accountId: string,
    buyId: string,
    statement: string,
  ) => Promise<Either<Refusal, Enrolment>>;
  readonly withdraw: (accountId: string, number: number, words: string) => Promise<Either<Refusal, null>>;
}

/** As many as publications may be. */
const mostDemands = 50;

export const makeOwnEnrolments = ({
  enrolments,
  accounts,
  limits,
  clock,
}: OwnEnrolmentsNeeds): OwnEnrolments => ({
  all: async (accountId) => {
    const account = await accounts.byId(accountId);
    const demands = await enrolments.ofAccount(accountId, clock.now(), mostDemands);
    return {
      name: account?.name ?? '',
      phone: account?.phone ?? '',
      demands: demands.map((demand) => ({ ...demand, found: isFound(demand.buy, clock.now()) })),
    };
  },
  enrol: async (accountId, buyId, statement) => {
    const account = await accounts.byId(accountId);
    if (account === null) return left(refusals.notLoggedIn);
    const demand = await enrolments.demand(buyId);
    const fault = enrollingFault(account, demand?.buy ?? null, statement, clock.now());
    if (fault !== null) return left(fault);
    const { allowed } = await limits.take(`enrolment:account:${accountId}`, enrolmentsPerAccount);
    if (!allowed) return left(refusals.enrolmentsTooOften);
    return enrolments.add({ accountId, buyId, statement: statement.trim() }, clock.now());
  },
  withdraw: async (accountId, number, words) => {
    if (!areEnrolmentWords(words)) return left(refusals.enrolmentWords);
    const enrolment = await enrolments.one(number);
    if (enrolment === null || enrolment.accountId !== accountId) return left(refusals.enrolmentUnknown);
    const moved = await enrolments.move(number, { event: 'withdrawn', reason: words.trim() }, clock.now());
    if (moved === null) return left(refusals.enrolmentUnknown);
    return isLeft(moved) ? moved : right(null);
  },
});
