import type * as t from 'io-ts';
import { listedCalls } from '../call/listed-calls';
import { parameters } from '../call/parameters';
import { commaList } from '../codec/comma-list';
import { WireDecimal } from '../codec/decimal';
import { FilledIdText, filledUpTo, IdText } from '../codec/formed-text';
import { orNull } from '../codec/or-null';
import { withDefault } from '../codec/with-default';
import { filterLimits } from '../deal/deal-filter';
import { ChoiceCounts } from '../kind/choice-counts';
import {
  InvestorActivity,
  Investor,
  InvestorDetail,
  InvestorSort,
  InvestorStage,
  InvestorType,
} from './investor';

/** Which investors are asked for; an empty list is any. */
export const investorConditions = {
  type: commaList(InvestorType),
  stage: commaList(InvestorStage),
  /** Ids of the trees of industries and regions, of either level. */
  industry: commaList(FilledIdText, filterLimits.ids),
  region: commaList(FilledIdText, filterLimits.ids),
  /** Ids of financing rounds. */
  round: commaList(FilledIdText, filterLimits.ids),
  /** A cheque, 万元: the range of an investor overlaps the one from the least to the most. */
  min: orNull(WireDecimal),
  max: orNull(WireDecimal),
  within: orNull(InvestorActivity),
  /** In the name or the introduction. */
  keyword: orNull(filledUpTo(filterLimits.keywordLength)),
};

const sort = withDefault(InvestorSort, 'recent');
/** The filter with its order, as calls and addresses have it. */
export const investorFilterFields = { ...investorConditions, sort };

export type InvestorFilter = Readonly<t.TypeOfProps<typeof investorFilterFields>>;

/** Investors; all but the contacts of persons is public (SCR-05). */
export const investorCalls = listedCalls({
  word: 'investor',
  filter: investorConditions,
  sort,
  address: parameters({ id: IdText }),
  card: Investor,
  detail: InvestorDetail,
  counts: ChoiceCounts,
  notOpened: ['investorUnknown'],
});
