import * as t from 'io-ts';
import { WireCount, WireWhole } from '../codec/count';
import { WireFlag } from '../codec/flag';
import { WireId } from '../codec/id';
import { listOf } from '../codec/list-of';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText, WireText } from '../codec/text';
import { WireTime } from '../codec/time';
import { withDefault } from '../codec/with-default';
import { GateFault, GateStanding } from './check-code';

const text = withDefault(WireText, '');

/** A point of P-256, uncompressed (65 bytes), in base64url. */
export const publicKeyPattern = /^B[A-Za-z0-9_-]{86}$/;

/** What a ticket page and a gate show of a ticket. */
const ticketParts = {
  /** As it is printed and typed: letters, digits and hyphens. */
  number: WireId,
  attendee: WireFilledText,
  company: text,
  /** The kind of ticket: 标准票, VIP. */
  type: text,
  standing: GateStanding,
  /** How many keys were registered for it; 0 before the first. */
  keyVersion: WireCount,
  /** Of the device of the present holder that was registered last; null where there is none. */
  publicKey: orNull(WireFilledText),
};

/** The conference of a ticket, as the ticket page shows it. */
export const TicketConference = record(
  { id: WireId, title: WireFilledText, beginsAt: WireTime, endsAt: WireTime, place: text },
  'TicketConference',
);

/** A ticket of the caller. */
export const OwnTicket = record(
  {
    ...ticketParts,
    conf: TicketConference,
    /** When it was let in first; null before. */
    checkedInAt: orNull(WireTime),
  },
  'OwnTicket',
);
export type OwnTicket = t.TypeOf<typeof OwnTicket>;

/** The tickets of the caller, as of one moment. */
export const OwnTickets = record({ at: WireTime, list: listOf(OwnTicket) }, 'OwnTickets');
export type OwnTickets = t.TypeOf<typeof OwnTickets>;

/** When and where a ticket was let in. */
export const Admission = record({ entry: WireId, at: WireTime, gate: WireText }, 'Admission');
export type Admission = t.TypeOf<typeof Admission>;

/** A ticket as a gate lists it. */
export const GateTicket = record(
  {
    ...ticketParts,
    /** The last four digits of the attendee's phone. */
    phoneTail: text,
    admissions: listOf(Admission),
  },
  'GateTicket',
);
export type GateTicket = t.TypeOf<typeof GateTicket>;

/** What one is let in to: the conference itself, a second day, a dinner. Each ticket enters each once. */
export const GateEntry = record({ id: WireId, title: WireFilledText }, 'GateEntry');
export type GateEntry = t.TypeOf<typeof GateEntry>;

/** A gate, and the ticket numbers that only this gate lets in without network; null where it has no range. */
export const GatePoint = record(
  { name: WireFilledText, first: orNull(WireFilledText), last: orNull(WireFilledText) },
  'GatePoint',
);
export type GatePoint = t.TypeOf<typeof GatePoint>;

/** Everything that a scanner needs to check codes without network. */
export const GateList = record(
  {
    conf: record({ id: WireId, title: WireFilledText }, 'GateConference'),
    /** The server's clock when the list was made. */
    at: WireTime,
    entries: listOf(GateEntry),
    points: listOf(GatePoint),
    tickets: listOf(GateTicket),
  },
  'GateList',
);
export type GateList = t.TypeOf<typeof GateList>;

/** How a ticket was named: by its code, its typed number, or by a choice from the list of attendees. */
export const ScanBy = t.keyof({ code: null, number: null, list: null }, 'ScanBy');
export type ScanBy = t.TypeOf<typeof ScanBy>;

/** `asked`: the server decides; `admitted`, `refused`: the scanner has decided without network. */
export const ScanDecision = t.keyof({ asked: null, admitted: null, refused: null }, 'ScanDecision');
export type ScanDecision = t.TypeOf<typeof ScanDecision>;

/** One scan of one device. */
export const Scan = record(
  {
    /** Counts the scans of the device, from 1. */
    sequence: WireCount,
    /** Random; a scan that is sent again carries the same one. */
    nonce: WireId,
    /** By the scanner's clock. */
    at: WireTime,
    entry: WireId,
    gate: WireText,
    by: ScanBy,
    /** The text of the code, or the number of the ticket. */
    subject: WireText,
    decision: ScanDecision,
    /** Why the scanner has refused it. */
    fault: orNull(GateFault),
  },
  'Scan',
);
export type Scan = t.TypeOf<typeof Scan>;

export const Scans = record({ list: listOf(Scan) }, 'Scans');

/** `repeated`: the ticket had been let in before. */
export const ScanOutcome = t.keyof({ admitted: null, repeated: null, refused: null }, 'ScanOutcome');
export type ScanOutcome = t.TypeOf<typeof ScanOutcome>;

/** What became of a scan. */
export const ScanResult = record(
  {
    sequence: WireCount,
    outcome: ScanOutcome,
    /** Why it was refused, or what spoke against an admission that the scanner had decided already. */
    fault: orNull(GateFault),
    /** How far the code's clock differs, in milliseconds; 0 within the tolerance. */
    skew: WireWhole,
    ticket: orNull(GateTicket),
    /** The admission that counts, where it is another one. */
    first: orNull(Admission),
    /** The same scan had come before: this is the answer of then. */
    known: WireFlag,
  },
  'ScanResult',
);
export type ScanResult = t.TypeOf<typeof ScanResult>;

/** What became of the scans that were sent, and the server's clock. */
export const ScanResults = record({ at: WireTime, list: listOf(ScanResult) }, 'ScanResults');
export type ScanResults = t.TypeOf<typeof ScanResults>;
