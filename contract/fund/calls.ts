import type * as t from 'io-ts';
import { listedCallsFor } from '../call/listed-calls';
import { parameters } from '../call/parameters';
import { commaList } from '../codec/comma-list';
import { WireDecimal } from '../codec/decimal';
import { FilledIdText, filledUpTo, IdText } from '../codec/formed-text';
import { orNull } from '../codec/or-null';
import { withDefault } from '../codec/with-default';
import { filterLimits } from '../deal/deal-filter';
import { ChoiceCounts } from '../kind/choice-counts';
import { Fund, FundCurrency, FundDetail, FundSort, FundStage, FundStrategy, FundType } from './fund';

/** Which funds are asked for; an empty list is any. */
export const fundConditions = {
  type: commaList(FundType),
  strategy: commaList(FundStrategy),
  stage: commaList(FundStage),
  /** Ids of the trees of industries and regions, of either level. */
  industry: commaList(FilledIdText, filterLimits.ids),
  region: commaList(FilledIdText, filterLimits.ids),
  currency: orNull(FundCurrency),
  /** The least and the most size, 万元 of 人民币, both included; other currencies at cny-per-usd.ts. */
  min: orNull(WireDecimal),
  max: orNull(WireDecimal),
  /** In the name of the fund or its manager, or the number of either. */
  keyword: orNull(filledUpTo(filterLimits.keywordLength)),
};

const sort = withDefault(FundSort, 'filed');
/** The filter with its order, as calls and addresses have it. */
export const fundFilterFields = { ...fundConditions, sort };

export type FundFilter = Readonly<t.TypeOfProps<typeof fundFilterFields>>;

/** Private funds, for verified members (SCR-05); the materials of one for determined readers (MKT-19). */
export const fundCalls = listedCallsFor('account')({
  word: 'fund',
  filter: fundConditions,
  sort,
  address: parameters({ id: IdText }),
  card: Fund,
  detail: FundDetail,
  counts: ChoiceCounts,
  notOpened: ['fundUnknown'],
  notRead: ['fundUnverified'],
});
