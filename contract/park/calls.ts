import type * as t from 'io-ts';
import { listedCalls } from '../call/listed-calls';
import { parameters } from '../call/parameters';
import { commaList } from '../codec/comma-list';
import { FilledIdText, filledUpTo, IdText } from '../codec/formed-text';
import { orNull } from '../codec/or-null';
import { withDefault } from '../codec/with-default';
import { filterLimits } from '../deal/deal-filter';
import { ChoiceCounts } from '../kind/choice-counts';
import { Park, ParkDetail, ParkSort, ParkType, PolicyType } from './park';

/** Which zones and parks are asked for; an empty list is any. */
export const parkConditions = {
  type: commaList(ParkType),
  /** Has a policy of this kind that is in force. */
  policy: commaList(PolicyType),
  /** Ids of the trees of industries and regions, of either level. */
  industry: commaList(FilledIdText, filterLimits.ids),
  region: commaList(FilledIdText, filterLimits.ids),
  /** In the name, the introduction, a section, or the title or number of a policy. */
  keyword: orNull(filledUpTo(filterLimits.keywordLength)),
};

const sort = withDefault(ParkSort, 'zonesFirst');
/** The filter with its order, as calls and addresses have it. */
export const parkFilterFields = { ...parkConditions, sort };

export type ParkFilter = Readonly<t.TypeOfProps<typeof parkFilterFields>>;

/** Free-trade zones and parks with their policies; all of it is public (SCR-06). */
export const parkCalls = listedCalls({
  word: 'park',
  filter: parkConditions,
  sort,
  address: parameters({ id: IdText }),
  card: Park,
  detail: ParkDetail,
  counts: ChoiceCounts,
  notOpened: ['parkUnknown'],
});
