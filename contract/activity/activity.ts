import * as t from 'io-ts';
import { WireCount } from '../codec/count';
import { WireId } from '../codec/id';
import { listOf } from '../codec/list-of';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText, WireText } from '../codec/text';
import { WireTime } from '../codec/time';
import { withDefault } from '../codec/with-default';
import { EventPlace, EventSpeaker, eventTimes } from '../event/event';

const text = withDefault(WireText, '');

/** 沙龙, 考察, 培训, 闭门会. */
export const ActivityType = t.keyof(
  { salon: null, visit: null, training: null, closedDoor: null },
  'ActivityType',
);
export type ActivityType = t.TypeOf<typeof ActivityType>;

/** What each type is called. */
export const activityTypes: Readonly<Record<ActivityType, string>> = {
  salon: '沙龙',
  visit: '实地考察',
  training: '培训',
  closedDoor: '闭门会',
};

/** Orders of the list: the next one first and past ones at the end, or the latest start first. */
export const ActivitySort = t.keyof({ start: null, startDown: null }, 'ActivitySort');
export type ActivitySort = t.TypeOf<typeof ActivitySort>;

/** The facts of a card that registrations do not change. */
export const activityFields = {
  id: WireId,
  /** The theme. */
  title: WireFilledText,
  type: ActivityType,
  organizer: WireFilledText,
  /** Names of industries of the tree; none where all are the same. */
  industries: listOf(WireText),
  place: EventPlace,
  ...eventTimes,
  /** How many people can take part; null where nothing limits it. */
  capacity: orNull(WireCount),
};

const cardFields = {
  ...activityFields,
  /** Those that a member can take now: none while others wait. Null where nothing limits it. */
  placesLeft: orNull(WireCount),
  /** How many wait for a place. */
  waiting: withDefault(WireCount, 0),
};

/** An activity as lists show it; its state follows from these facts by `eventState`. */
export const Activity = record(cardFields, 'Activity');
export type Activity = t.TypeOf<typeof Activity>;

const ActivityStep = record(
  {
    from: WireTime,
    until: WireTime,
    title: WireFilledText,
    text,
    /** Names of speakers, joined with 、. */
    speakers: text,
  },
  'ActivityStep',
);

/** The facts of a page beyond those of the card. */
export const activityPageFields = {
  /** 协办; none for an activity of the organizer alone. */
  partners: listOf(WireFilledText),
  intro: text,
  /** For whom it is. */
  audience: listOf(WireFilledText),
  /** In the order of their beginnings. */
  programme: listOf(ActivityStep),
  speakers: listOf(EventSpeaker),
  /** 报名须知. */
  notes: listOf(WireFilledText),
  /** Why it is cancelled; '' where it is not. */
  cancelReason: text,
  /** How often its time or place changed: SEQUENCE of the calendar file. */
  sequence: withDefault(WireCount, 0),
};

/** An activity's page. */
export const ActivityDetail = record({ ...cardFields, ...activityPageFields }, 'ActivityDetail');
export type ActivityDetail = t.TypeOf<typeof ActivityDetail>;
