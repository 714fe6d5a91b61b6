import type * as t from 'io-ts';
import { listedCalls } from '../call/listed-calls';
import { parameters } from '../call/parameters';
import { commaList } from '../codec/comma-list';
import { FilledIdText, filledUpTo, IdText } from '../codec/formed-text';
import { orNull } from '../codec/or-null';
import { withDefault } from '../codec/with-default';
import { filterLimits } from '../deal/deal-filter';
import { EventState } from '../event/event-state';
import { ChoiceCounts } from '../kind/choice-counts';
import { Activity, ActivityDetail, ActivitySort, ActivityType } from './activity';

/** Which activities are asked for; an empty list is any. */
export const activityConditions = {
  /** The state at the moment of the request. */
  state: commaList(EventState),
  type: commaList(ActivityType),
  /** Ids of the trees of industries and regions, of either level. */
  industry: commaList(FilledIdText, filterLimits.ids),
  region: commaList(FilledIdText, filterLimits.ids),
  /** In the theme, the organizer, the place, the introduction, or the names and topics of speakers. */
  keyword: orNull(filledUpTo(filterLimits.keywordLength)),
};

const sort = withDefault(ActivitySort, 'start');
/** The filter with its order, as calls and addresses have it. */
export const activityFilterFields = { ...activityConditions, sort };

export type ActivityFilter = Readonly<t.TypeOfProps<typeof activityFilterFields>>;

/** Activities; all of them are public (SCR-08). */
export const activityCalls = listedCalls({
  word: 'activity',
  filter: activityConditions,
  sort,
  address: parameters({ id: IdText }),
  card: Activity,
  detail: ActivityDetail,
  counts: ChoiceCounts,
  notOpened: ['activityUnknown'],
});
