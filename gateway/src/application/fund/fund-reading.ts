import { left, right, type Either } from 'fp-ts/Either';
import type { Fund, FundDetail } from '../../../../contract/fund/fund';
import type { ChoiceCounts } from '../../../../contract/kind/choice-counts';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { DealPlace } from '../../domain/deal/deal-place';
import { standingAt } from '../../domain/determination/determination';
import type { AskedPart, ListPart } from '../../domain/page/list-part';
import type { Accounts } from '../../ports/accounts';
import type { Clock } from '../../ports/clock';
import type { Determinations } from '../../ports/determinations';
import type { FundQuery, Funds } from '../../ports/funds';
import { asVerified } from '../account/as-verified';

export interface FundReadingNeeds {
  readonly funds: Funds;
  readonly accounts: Pick<Accounts, 'byId'>;
  readonly determinations: Pick<Determinations, 'newest'>;
  readonly clock: Pick<Clock, 'now'>;
}

type Answer<A> = Promise<Either<Refusal, A>>;

/** What a member may read of funds: verified ones the registered facts, determined ones the materials (MKT-19). */
export interface FundReading {
  readonly page: (
    accountId: string,
    query: FundQuery,
    asked: AskedPart<DealPlace>,
  ) => Answer<ListPart<Fund, DealPlace>>;
  readonly counts: (accountId: string, query: FundQuery) => Answer<ChoiceCounts>;
  readonly one: (accountId: string, id: string) => Answer<FundDetail>;
}

export const makeFundReading = ({
  funds,
  accounts,
  determinations,
  clock,
}: FundReadingNeeds): FundReading => {
  const verified = asVerified(accounts, refusals.fundUnverified);
  return {
    page: (accountId, query, asked) => verified(accountId, async () => right(await funds.page(query, asked))),
    counts: (accountId, query) => verified(accountId, async () => right(await funds.counts(query))),
    one: (accountId, id) =>
      verified(accountId, async () => {
        const fund = await funds.one(id);
        if (fund === null) return left(refusals.fundUnknown);
        const determination = standingAt(await determinations.newest(accountId), clock.now());
        const materials = determination === 'valid' ? await funds.materials(id) : null;
        return right({ ...fund, determination, materials });
      }),
  };
};
