import { left, right, type Either } from 'fp-ts/Either';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import { areReportWords, reportLimits } from '../../../../contract/rules/report-rule';
import { isId } from '../../../../contract/values/id';
import { isVerified } from '../../domain/account/is-verified';
import type { Accounts } from '../../ports/accounts';
import type { Clock } from '../../ports/clock';
import type { ReportDraft, Reports } from '../../ports/reports';

export interface ReportingNeeds {
  readonly reports: Pick<Reports, 'add'>;
  readonly accounts: Pick<Accounts, 'byId'>;
  readonly clock: Clock;
}

/** A member reports something as wrong. */
export type Reporting = (accountId: string, draft: ReportDraft) => Promise<Either<Refusal, null>>;

const whyNot = {
  unknown: refusals.reportUnknown,
  own: refusals.reportOwn,
  twice: refusals.reportTwice,
  full: refusals.reportsFull,
} as const;

export const makeReporting =
  ({ reports, accounts, clock }: ReportingNeeds): Reporting =>
  async (accountId, { target, words, ...draft }) => {
    if (!isId(target)) return left(refusals.reportUnknown);
    if (!areReportWords(draft.reason, words)) return left(refusals.reportWords);
    const said = { ...draft, target, words: words.trim() };
    const reporter = { id: accountId, isVerified: isVerified(await accounts.byId(accountId)) };
    const added = await reports.add(reporter, said, clock.now(), reportLimits.pending);
    return added === 'added' ? right(null) : left(whyNot[added]);
  };
