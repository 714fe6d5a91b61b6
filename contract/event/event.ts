import * as t from 'io-ts';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText, WireText } from '../codec/text';
import { WireTime } from '../codec/time';
import { withDefault } from '../codec/with-default';

const text = withDefault(WireText, '');

/** Online, at a place, or both. */
export const EventForm = t.keyof({ online: null, onsite: null, both: null }, 'EventForm');
export type EventForm = t.TypeOf<typeof EventForm>;

/** What each form is called. */
export const eventForms: Readonly<Record<EventForm, string>> = {
  online: '线上',
  onsite: '线下',
  both: '线上与线下',
};

/** Where an activity or a conference is. */
export const EventPlace = record(
  {
    form: EventForm,
    /** A province and a city, or a municipality; '' for an online event. */
    region: text,
    /** The building or the hall; '' for an online event. */
    venue: text,
    address: text,
    /** A map of the place at an outside address, which the client parses; '' for none. */
    map: text,
    /** How to get there; '' for nothing to say. */
    traffic: text,
  },
  'EventPlace',
);
export type EventPlace = t.TypeOf<typeof EventPlace>;

/** When an event is, and from when until when one can register; each ends before its second moment. */
export const eventTimes = {
  startsAt: WireTime,
  endsAt: WireTime,
  opensAt: WireTime,
  closesAt: WireTime,
  /** Null for an event that takes place. */
  cancelledAt: orNull(WireTime),
};

/** The moments of an event. */
export const EventTimes = record(eventTimes, 'EventTimes');
export type EventTimes = t.TypeOf<typeof EventTimes>;

/** A person who speaks at an event. */
export const EventSpeaker = record(
  { name: WireFilledText, organization: text, position: text, topic: text, intro: text },
  'EventSpeaker',
);
export type EventSpeaker = t.TypeOf<typeof EventSpeaker>;
