import * as t from 'io-ts';
import { activityFields, activityPageFields, ActivityType } from '../../../../contract/activity/activity';
import { RegistrationState } from '../../../../contract/activity/registration';
import { WireCount } from '../../../../contract/codec/count';
import { WireId } from '../../../../contract/codec/id';
import { orNull } from '../../../../contract/codec/or-null';
import { withDefault } from '../../../../contract/codec/with-default';
import { EventForm, EventSpeaker } from '../../../../contract/event/event';
import { activityFault } from '../../domain/activity/activity-fault';
import { IndustryOfGroup, Place, SeedText } from './leaf';
import { ruledRecord, seedRecord } from './seed-record';

const place = seedRecord(
  {
    form: EventForm,
    /** '' for an online activity. */
    region: t.union([Place, t.literal('')]),
    venue: SeedText,
    address: SeedText,
    map: SeedText,
    traffic: SeedText,
  },
  {},
);
const industries = t.readonlyArray(IndustryOfGroup);
const texts = t.readonlyArray(SeedText);

const ActivityRecord = seedRecord(
  {
    ...activityFields,
    ...activityPageFields,
    place,
    industries,
    /** Places that the organizer gives away itself. */
    reserved: withDefault(WireCount, 0),
  },
  {},
);

/** An activity as an operator hands it in, dates absolute; one whose moments contradict themselves is refused. */
export const DatedActivity = ruledRecord(ActivityRecord, 'DatedActivity', activityFault);
export type DatedActivity = t.TypeOf<typeof DatedActivity>;

/** An activity of the seed: its moments are counted from the day of seeding, so that each state has activities. */
export const SeedActivity = seedRecord(
  {
    id: WireId,
    title: SeedText,
    type: ActivityType,
    organizer: SeedText,
    industries,
    place,
    /** So many days after the day of seeding; a negative number is past. */
    inDays: t.number,
    /** '14:00', Beijing time. */
    from: SeedText,
    hours: t.number,
    /** So many days before the start. */
    opensDaysBefore: t.number,
    closesDaysBefore: t.number,
    /** Null for an activity that takes place. */
    cancelledDaysAgo: orNull(t.number),
    cancelReason: SeedText,
    capacity: orNull(WireCount),
    reserved: WireCount,
    partners: texts,
    intro: SeedText,
    audience: texts,
    /** The minutes count from the start. */
    programme: t.readonlyArray(
      seedRecord(
        { after: t.number, minutes: t.number, title: SeedText, text: SeedText, speakers: SeedText },
        {},
      ),
    ),
    speakers: t.readonlyArray(EventSpeaker),
    notes: texts,
    sequence: WireCount,
  },
  {},
);
export type SeedActivity = t.TypeOf<typeof SeedActivity>;

/** A registration of the seed, in the order of the queue. */
export const SeedActivityRegistration = seedRecord(
  { activityId: WireId, accountId: WireId, state: RegistrationState, hoursAgo: t.number },
  {},
);
export type SeedActivityRegistration = t.TypeOf<typeof SeedActivityRegistration>;
