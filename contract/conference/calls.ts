import type * as t from 'io-ts';
import { listedCalls } from '../call/listed-calls';
import { parameters } from '../call/parameters';
import { commaList } from '../codec/comma-list';
import { FilledIdText, filledUpTo, IdText } from '../codec/formed-text';
import { orNull } from '../codec/or-null';
import { withDefault } from '../codec/with-default';
import { filterLimits } from '../deal/deal-filter';
import { ChoiceCounts } from '../kind/choice-counts';
import { EventState } from '../event/event-state';
import { Conference, ConferenceDetail, ConferenceMonth, ConferenceSort } from './conference';

/** Which conferences are asked for; an empty list is any. */
export const conferenceConditions = {
  /** The state at the moment of the request. */
  state: commaList(EventState),
  /** Ids of the trees of industries and regions, of either level. */
  industry: commaList(FilledIdText, filterLimits.ids),
  region: commaList(FilledIdText, filterLimits.ids),
  /** The month in which it begins, in Beijing time, of any year. */
  month: commaList(ConferenceMonth),
  /** In the title, the organizers, the place, or the names and topics of speakers. */
  keyword: orNull(filledUpTo(filterLimits.keywordLength)),
};

const sort = withDefault(ConferenceSort, 'start');
/** The filter with its order, as calls and addresses have it. */
export const conferenceFilterFields = { ...conferenceConditions, sort };

export type ConferenceFilter = Readonly<t.TypeOfProps<typeof conferenceFilterFields>>;

/** Conferences with their ticket types; all of it is public (SCR-08). */
export const conferenceCalls = listedCalls({
  word: 'conference',
  filter: conferenceConditions,
  sort,
  address: parameters({ id: IdText }),
  card: Conference,
  detail: ConferenceDetail,
  counts: ChoiceCounts,
  notOpened: ['conferenceUnknown'],
});

/** The address of a conference's calendar file. */
export const conferenceCalendarPath = (id: string): string => `/files/conference/${id}.ics`;
