import * as t from 'io-ts';
import { windowAt, windowMs, type TicketCode } from './ticket-code';

/** What a ticket is worth at the gate. */
export const GateStanding = t.keyof(
  { valid: null, pending: null, transferred: null, refunded: null, void: null },
  'GateStanding',
);
export type GateStanding = t.TypeOf<typeof GateStanding>;

/** Why a code, a number or a name lets no attendee in. */
export const GateFault = t.keyof(
  {
    /** The text is no code of a ticket. */
    malformed: null,
    otherConference: null,
    /** The list has no such ticket. */
    unknownTicket: null,
    /** The code is of an earlier key: the ticket was transferred, or its holder uses another device. */
    oldKey: null,
    /** The code is of a key that came after the list: only the server can check it. */
    newKey: null,
    forged: null,
    /** The code is of an earlier window: a picture of the code, or the holder's clock is slow. */
    late: null,
    /** The code is of a later window: the holder's clock is fast. */
    early: null,
    /** Not reviewed or not paid yet. */
    pending: null,
    transferred: null,
    refunded: null,
    void: null,
    /** A scanner without network knew of an earlier admission. */
    entered: null,
    /** Another gate has this ticket in its range. */
    otherGate: null,
    /** The clock of the scanner is too far from the server's. */
    clockWrong: null,
    /** The scanner has sent another scan under the same number. */
    sequenceReused: null,
  },
  'GateFault',
);
export type GateFault = t.TypeOf<typeof GateFault>;

/** A ticket as a check needs it. */
export interface CheckedTicket {
  readonly standing: GateStanding;
  /** How many keys were registered for it; 0 before the first. */
  readonly keyVersion: number;
  /** The key of the present holder; null where there is none. */
  readonly publicKey: string | null;
}

export interface CodeCheck {
  readonly code: TicketCode;
  /** The conference whose gate it is. */
  readonly conf: string;
  /** The ticket that the code names; null where the list has none. */
  readonly ticket: CheckedTicket | null;
  /** Whether the ticket's public key verifies the signature. */
  readonly signed: boolean;
  /** Milliseconds since 1970 by the clock of the check. */
  readonly now: number;
}

/** So many windows before and after the present one are taken: clocks differ, and a scan takes its time. */
export const windowTolerance = 1;

/**
 * How far the code's clock differs from the clock of the check, in milliseconds: 0 within the tolerance, negative where
 * the code is late.
 */
export const codeSkew = ({ window }: Pick<TicketCode, 'window'>, now: number): number => {
  const windows = window - windowAt(now);
  return Math.abs(windows) <= windowTolerance ? 0 : windows * windowMs;
};

/** Why a ticket of this standing lets no attendee in; null for a valid one. */
export const standingFault = (standing: GateStanding): GateFault | null =>
  standing === 'valid' ? null : standing;

/** Why the key of a code is not the present one; null where it is. */
const keyFault = ({ code, ticket }: CodeCheck): GateFault | null => {
  if (ticket === null) return 'unknownTicket';
  if (code.keyVersion > ticket.keyVersion) return 'newKey';
  return code.keyVersion < ticket.keyVersion || ticket.publicKey === null ? 'oldKey' : null;
};

/**
 * Why a code lets no attendee in; null where it is good. The code itself is checked first, so that a forged code
 * learns nothing about the ticket. Source: MKT-22.
 */
export const checkCode = (check: CodeCheck): GateFault | null => {
  const { code, conf, ticket, signed, now } = check;
  if (code.conf !== conf) return 'otherConference';
  const fault = keyFault(check);
  if (fault !== null || ticket === null) return fault;
  if (!signed) return 'forged';
  const skew = codeSkew(code, now);
  if (skew !== 0) return skew < 0 ? 'late' : 'early';
  return standingFault(ticket.standing);
};
