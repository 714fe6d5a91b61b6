import * as t from 'io-ts';
import { WireCount } from '../codec/count';
import { WireId } from '../codec/id';
import { listOf } from '../codec/list-of';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText, WireText } from '../codec/text';
import { WireTime } from '../codec/time';
import { withDefault } from '../codec/with-default';
import { EventForm, EventSpeaker, eventTimes } from '../event/event';
import { Fen } from '../values/fen';
import { TicketType } from './ticket-type';

const text = withDefault(WireText, '');

/** Orders of the list: by the start, the next one first and past ones after it, or the newest first. */
export const ConferenceSort = t.keyof({ start: null, latest: null }, 'ConferenceSort');
export type ConferenceSort = t.TypeOf<typeof ConferenceSort>;

/** Months of the year, in which a conference begins. */
export const ConferenceMonth = t.keyof(
  {
    '01': null,
    '02': null,
    '03': null,
    '04': null,
    '05': null,
    '06': null,
    '07': null,
    '08': null,
    '09': null,
    '10': null,
    '11': null,
    '12': null,
  },
  'ConferenceMonth',
);
export type ConferenceMonth = t.TypeOf<typeof ConferenceMonth>;

/** The facts that lists show and that do not depend on tickets. */
export const conferenceFields = {
  id: WireId,
  title: WireFilledText,
  /** 主办; several are joined with 、. */
  host: WireFilledText,
  /** Names of industries of the tree. */
  industries: listOf(WireText),
  /** A province and a city. */
  region: text,
  form: EventForm,
  /** The building or the hall; '' for an online one. */
  venue: text,
  ...eventTimes,
};

const cardFields = {
  ...conferenceFields,
  /** The places that are left of the ticket types whose sale is not over. */
  placesLeft: WireCount,
  /** The least and the most price of its ticket types. */
  priceFrom: Fen,
  priceTo: Fen,
};

/** A conference as lists show it; its state follows from these facts by `eventState`. */
export const Conference = record(cardFields, 'Conference');
export type Conference = t.TypeOf<typeof Conference>;

/** 分会场; a session names it by its id. */
export const ConferenceTrack = record({ id: WireId, name: WireFilledText, room: text }, 'ConferenceTrack');
export type ConferenceTrack = t.TypeOf<typeof ConferenceTrack>;

export const ConferenceSession = record(
  {
    /** The id of its track; null for one of all tracks. */
    track: orNull(WireId),
    from: WireTime,
    until: WireTime,
    title: WireFilledText,
    text,
    /** Names of speakers. */
    speakers: listOf(WireFilledText),
  },
  'ConferenceSession',
);
export type ConferenceSession = t.TypeOf<typeof ConferenceSession>;

/** The facts of a page beyond those of the card, without the ticket types. */
export const conferenceDetailFields = {
  /** 承办 and 协办. */
  organizers: listOf(WireFilledText),
  coOrganizers: listOf(WireFilledText),
  intro: text,
  /** The street and the number, and how to get in. */
  address: text,
  /** The address of a map; '' for none. Only hosts of maps are linked. */
  map: text,
  /** When the desk opens; null where it is not known. */
  checkInFrom: orNull(WireTime),
  /** Why it was cancelled; '' where it was not. */
  cancelReason: text,
  tracks: listOf(ConferenceTrack),
  /** In the order of their beginnings. */
  sessions: listOf(ConferenceSession),
  speakers: listOf(EventSpeaker),
  /** 交通: by what, and how. */
  transport: listOf(record({ name: WireFilledText, text: WireFilledText }, 'ConferenceRoute')),
  /** 发票 rule. */
  invoice: text,
  /** 报名须知. */
  notes: listOf(WireFilledText),
  /** How often the time or the place changed: SEQUENCE of the calendar file. */
  sequence: withDefault(WireCount, 0),
};

/** A conference's page. */
export const ConferenceDetail = record(
  {
    ...cardFields,
    ...conferenceDetailFields,
    /** In the order of the page. */
    tickets: listOf(TicketType),
  },
  'ConferenceDetail',
);
export type ConferenceDetail = t.TypeOf<typeof ConferenceDetail>;
