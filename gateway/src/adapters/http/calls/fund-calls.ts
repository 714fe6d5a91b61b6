import { isLeft, left, map, right, type Either } from 'fp-ts/Either';
import { filterLimits } from '../../../../../contract/deal/deal-filter';
import { fundCalls as ofFunds, type FundFilter } from '../../../../../contract/fund/calls';
import type { Fund } from '../../../../../contract/fund/fund';
import { refusals, type Refusal } from '../../../../../contract/refusal/refusal';
import { roundShifted } from '../../../../../contract/values/decimal';
import { isId } from '../../../../../contract/values/id';
import type { FundReading } from '../../../application/fund/fund-reading';
import { idsOfIndustries, idsOfRegions } from '../../../domain/deal/deal-query';
import type { AskedPart } from '../../../domain/page/list-part';
import type { DealPlace } from '../../../domain/deal/deal-place';
import type { FundQuery } from '../../../ports/funds';
import { answering } from './answering';
import type { Call } from './call';
import { cursorSign, pagedCall, valuePlaces } from './paged-call';

/** What a filter asks for; an unknown id, a negative size and a range without a size are refused. */
const queryOf = (filter: FundFilter): Either<Refusal, FundQuery> => {
  const { type, strategy, stage, currency, min, max, keyword, sort } = filter;
  const industry = idsOfIndustries(filter.industry);
  const region = idsOfRegions(filter.region);
  if (industry === null || region === null) return left(refusals.wrongParameters);
  const isNegative = [min, max].some((end) => end?.startsWith('-') === true);
  const isReversed = min !== null && max !== null && roundShifted(min, 4) > roundShifted(max, 4);
  const isTooMany = [filter.industry, filter.region].some((ids) => ids.length > filterLimits.ids);
  const isTooLong = Array.from(keyword ?? '').length > filterLimits.keywordLength;
  if (isNegative || isReversed || isTooMany || isTooLong) return left(refusals.wrongParameters);
  return right({ type, strategy, stage, industry, region, currency, min, max, keyword, sort });
};

/** Private funds, for verified members. */
export const fundCalls = (funds: FundReading): readonly Call[] => [
  pagedCall(ofFunds.list, ({ cursor: _cursor, page: _page, pageSize: _size, ...filter }, { session }) =>
    map((query: FundQuery) => ({
      sign: cursorSign('f', query),
      places: valuePlaces,
      read: (part: AskedPart<DealPlace>) => funds.page(session.userId, query, part),
      item: (fund: Fund) => fund,
    }))(queryOf(filter)),
  ),
  answering(ofFunds.counts, async (filter, { session }) => {
    const query = queryOf(filter);
    return isLeft(query) ? query : funds.counts(session.userId, query.right);
  }),
  answering(ofFunds.detail, async ({ id }, { session }) =>
    isId(id) ? funds.one(session.userId, id) : left(refusals.fundUnknown),
  ),
];
