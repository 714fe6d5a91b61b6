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
import { SoeDeal } from './soe-dates';
import { SoeGroupId } from './soe-group';
import { Soe, SoeDetail, SoeHolding, SoeSort } from './soe';
import { SoeStage } from './soe-stage';

/** Which listings are asked for; an empty list is any. */
export const soeConditions = {
  deal: commaList(SoeDeal),
  /** Groups of industries (ENT-06). */
  group: commaList(SoeGroupId),
  /** The stage on the day of the request, in Beijing time. */
  stage: commaList(SoeStage),
  /** Ids of the trees of industries and regions, of either level. */
  industry: commaList(FilledIdText, filterLimits.ids),
  region: commaList(FilledIdText, filterLimits.ids),
  exchange: commaList(FilledIdText, filterLimits.ids),
  /** The least and the most floor price, 万元, both included. */
  min: orNull(WireDecimal),
  max: orNull(WireDecimal),
  /** The size of the stake; assets and new capital have none. */
  holding: commaList(SoeHolding),
  /** In the title, the names of company and seller, or the number. */
  keyword: orNull(filledUpTo(filterLimits.keywordLength)),
};

const sort = withDefault(SoeSort, 'disclosed');
/** The filter with its order, as calls and addresses have it. */
export const soeFilterFields = { ...soeConditions, sort };

export type SoeFilter = Readonly<t.TypeOfProps<typeof soeFilterFields>>;

/** Listings of state-owned assets at exchanges, for verified members (SCR-05). */
export const soeCalls = listedCallsFor('account')({
  word: 'soe',
  filter: soeConditions,
  sort,
  address: parameters({ id: IdText }),
  card: Soe,
  detail: SoeDetail,
  counts: ChoiceCounts,
  notOpened: ['soeUnknown'],
  notRead: ['soeUnverified'],
});
