import { isLeft, left, right, type Either } from 'fp-ts/Either';
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
  const asVerified = async <A>(accountId: string, read: () => Promise<A>): Answer<A> => {
    const account = await accounts.byId(accountId);
    return account?.prove === '1' ? right(await read()) : left(refusals.fundUnverified);
  };
  return {
    page: (accountId, query, asked) => asVerified(accountId, () => funds.page(query, asked)),
    counts: (accountId, query) => asVerified(accountId, () => funds.counts(query)),
    one: async (accountId, id) => {
      const read = await asVerified(accountId, () => funds.one(id));
      if (isLeft(read)) return read;
      if (read.right === null) return left(refusals.fundUnknown);
      const determination = standingAt(await determinations.newest(accountId), clock.now());
      const materials = determination === 'valid' ? await funds.materials(id) : null;
      return right({ ...read.right, determination, materials });
    },
  };
};
