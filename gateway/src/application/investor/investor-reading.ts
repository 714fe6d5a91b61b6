import { left, right, type Either } from 'fp-ts/Either';
import type { Investor, InvestorDetail } from '../../../../contract/investor/investor';
import type { ChoiceCounts } from '../../../../contract/kind/choice-counts';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { DealPlace } from '../../domain/deal/deal-place';
import type { AskedPart, ListPart } from '../../domain/page/list-part';
import { isVerified } from '../../domain/account/is-verified';
import type { Accounts } from '../../ports/accounts';
import type { InvestorQuery, Investors } from '../../ports/investors';

export interface InvestorReadingNeeds {
  readonly investors: Investors;
  readonly accounts: Pick<Accounts, 'byId'>;
}

type Answer<A> = Promise<Either<Refusal, A>>;

/** What the caller may read of investors: everybody all but the contacts, verified members these too. */
export interface InvestorReading {
  readonly page: (
    accountId: string | null,
    query: InvestorQuery,
    asked: AskedPart<DealPlace>,
  ) => Answer<ListPart<Investor, DealPlace>>;
  readonly counts: (accountId: string | null, query: InvestorQuery) => Answer<ChoiceCounts>;
  readonly one: (accountId: string | null, id: string) => Answer<InvestorDetail>;
}

export const makeInvestorReading = ({ investors, accounts }: InvestorReadingNeeds): InvestorReading => ({
  page: async (_, query, asked) => right(await investors.page(query, asked)),
  counts: async (_, query) => right(await investors.counts(query)),
  one: async (accountId, id) => {
    const found = await investors.one(id);
    if (found === null) return left(refusals.investorUnknown);
    const account = accountId === null ? null : await accounts.byId(accountId);
    return right({ ...found, contacts: isVerified(account) ? await investors.contacts(id) : null });
  },
});
