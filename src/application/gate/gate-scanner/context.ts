import { isLeft, isRight, type Either } from 'fp-ts/Either';
import { admitOffline, plainNumber } from '../../../../contract/gate/admit';
import { mostScans } from '../../../../contract/gate/calls';
import { checkCode, codeSkew, type GateFault } from '../../../../contract/gate/check-code';
import type {
  Admission,
  GateList,
  GateTicket,
  Scan,
  ScanBy,
  ScanResults,
} from '../../../../contract/gate/gate';
import { readTicketCode } from '../../../../contract/gate/ticket-code';
import { nextBatch, ticketWithQueue, type QueuedScan } from '../../../domain/gate/queued-scan';
import type { StorageFailure } from '../../../domain/session/storage-failure';
import type { Answer } from '../../kit/from-call';

export interface ScannerInput {
  readonly userId: string;
  readonly conf: string;
  /** Whether the platform has a scanner of its own. */
  readonly scansCodes: boolean;
}

/** Whose list of which conference. */
export type OfGate = Pick<ScannerInput, 'userId' | 'conf'>;

/** A ticket as it was named at the gate. */
export interface Named {
  readonly subject: string;
  readonly by: ScanBy;
}

/** What a scan ended with, as the staff sees it. */
export interface ShownVerdict {
  readonly kind: 'admitted' | 'repeated' | 'refused';
  readonly fault: GateFault | null;
  readonly skew: number;
  readonly ticket: GateTicket | null;
  readonly first: Admission | null;
}

/** What the device gives each scan: random, and its clock; and whether the code's signature is genuine. */
export interface Stamp {
  readonly nonce: string;
  readonly at: number;
  readonly signed: boolean;
}

export interface ScannerContext extends ScannerInput {
  /** Null before it is known. */
  readonly list: GateList | null;
  /** The scans that wait for the server. */
  readonly queue: readonly QueuedScan[];
  /** The scans of the request under way, or of the last one: only these leave the queue when it is answered. */
  readonly sent: readonly QueuedScan[];
  /** One opening of the page; its scans are numbered from 1. */
  readonly device: string;
  readonly sequence: number;
  readonly gate: string;
  readonly entry: string;
  readonly named: Named | null;
  readonly scan: Scan | null;
  readonly verdict: ShownVerdict | null;
  /** How far the server's clock was ahead at the last answer, in milliseconds; null before one. */
  readonly skew: number | null;
  /** When the server answered last, by this device's clock; null before. */
  readonly syncedAt: number | null;
  /** Why the server did not answer, in Chinese. */
  readonly failure: string | null;
}

export type ScannerEvent =
  | { readonly type: 'scan.named'; readonly subject: string; readonly by: ScanBy }
  | { readonly type: 'scan.requested' }
  | { readonly type: 'scan.retried' }
  | { readonly type: 'scan.dismissed' }
  | { readonly type: 'link.offlineChosen' }
  | { readonly type: 'link.onlineChosen' }
  | { readonly type: 'gate.chosen'; readonly name: string }
  | { readonly type: 'entry.chosen'; readonly id: string }
  | { readonly type: 'list.retried' };

export interface ScannerTypes {
  readonly context?: ScannerContext;
  readonly events?: ScannerEvent;
  readonly input?: ScannerInput;
}

export type FromDevice<A> = Either<StorageFailure, A>;

/** What the device kept of earlier visits, and the name of this one. */
export interface Opened {
  readonly device: string;
  readonly list: GateList | null;
  readonly queue: readonly QueuedScan[];
}

/** An answer of the server with the moment at which it came, by this device's clock. */
export interface Timed<A> {
  readonly answer: Answer<A>;
  readonly at: number;
}

const queuedNumber = ({ list, named }: ScannerContext): string | null => {
  if (named === null) return null;
  if (named.by === 'code') return readTicketCode(named.subject)?.code.ticket ?? null;
  const plain = plainNumber(named.subject);
  return list?.tickets.find(({ number }) => plainNumber(number) === plain)?.number ?? null;
};

/** The ticket that was named, with the admissions that this device has decided since the list was made. */
const namedTicket = (context: ScannerContext): GateTicket | null =>
  context.list === null ? null : ticketWithQueue(context.list, context.queue, queuedNumber(context));

/** What the device verifies of the named code; null where it is no code of a listed ticket with a key. */
export const toVerify = (
  context: ScannerContext,
): { readonly publicKey: string; readonly text: string; readonly signature: string } | null => {
  const read = context.named?.by === 'code' ? readTicketCode(context.named.subject) : null;
  const publicKey = namedTicket(context)?.publicKey ?? null;
  return read === null || publicKey === null
    ? null
    : { publicKey, text: read.text, signature: read.signature };
};

/** What this device finds without the server. */
const offlineVerdict = (context: ScannerContext, { at, signed }: Stamp): ShownVerdict => {
  const { named, conf, entry, gate, list } = context;
  const ticket = namedTicket(context);
  const read = named?.by === 'code' ? readTicketCode(named.subject) : null;
  const fault =
    named?.by !== 'code'
      ? null
      : read === null
        ? 'malformed'
        : checkCode({ code: read.code, conf, ticket, signed, now: at });
  const point = list?.points.find(({ name }) => name === gate) ?? { first: null, last: null };
  const verdict = admitOffline(ticket, entry, fault, point);
  return {
    kind: verdict.kind,
    fault: verdict.kind === 'refused' ? verdict.fault : null,
    skew: read === null ? 0 : codeSkew(read.code, at),
    ticket,
    first: verdict.kind === 'repeated' ? verdict.first : null,
  };
};

/** The scan of what was named: a question for the server, or what this device decides itself. */
export const stampedScan = (
  context: ScannerContext,
  stamp: Stamp,
  asks: boolean,
): Partial<ScannerContext> => {
  const { named, entry, gate, sequence } = context;
  const verdict = asks ? null : offlineVerdict(context, stamp);
  const scan: Scan = {
    sequence: sequence + 1,
    nonce: stamp.nonce,
    at: stamp.at,
    entry,
    gate,
    by: named?.by ?? 'number',
    subject: named?.subject ?? '',
    decision: verdict === null ? 'asked' : verdict.kind === 'admitted' ? 'admitted' : 'refused',
    fault: verdict === null ? null : verdict.kind === 'repeated' ? 'entered' : verdict.fault,
  };
  return { scan, verdict, sequence: sequence + 1, failure: null };
};

/** The row of the present scan on the device. */
export const queuedScan = (context: ScannerContext): QueuedScan | null =>
  context.scan === null
    ? null
    : {
        userId: context.userId,
        conf: context.conf,
        device: context.device,
        number: queuedNumber(context),
        scan: context.scan,
      };

/** The scans of the next request. */
export const batchOf = ({ queue }: Pick<ScannerContext, 'queue'>): readonly QueuedScan[] =>
  nextBatch(queue, mostScans);

/** What an answer of the server says about its clock. */
export const clockOf = ({ answer, at }: Timed<{ readonly at: number }>): Partial<ScannerContext> =>
  isRight(answer) ? { skew: answer.right.at - at, syncedAt: at, failure: null } : {};

/** The verdict of the server about the present scan; null where it did not answer it. */
export const answeredVerdict = (answer: Answer<ScanResults>): ShownVerdict | null => {
  const result = isLeft(answer) ? undefined : answer.right.list[0];
  return result === undefined
    ? null
    : {
        kind: result.outcome,
        fault: result.fault,
        skew: result.skew,
        ticket: result.ticket,
        first: result.first,
      };
};

/** The list with the state of one ticket as the server has just answered it. */
export const listWith = (list: GateList | null, ticket: GateTicket | null): GateList | null =>
  list === null || ticket === null
    ? list
    : { ...list, tickets: list.tickets.map((one) => (one.number === ticket.number ? ticket : one)) };

const mostFound = 20;

/** Attendees by a part of the name, the number, or the last four digits of the phone; at most so many. */
export const findAttendees = (
  list: Pick<GateList, 'tickets'> | null,
  text: string,
): readonly GateTicket[] => {
  const wanted = text.trim();
  if (list === null || wanted === '') return [];
  const tail = /^1\d{10}$/.test(wanted) ? wanted.slice(-4) : wanted;
  const plain = plainNumber(wanted);
  return list.tickets
    .filter(
      ({ attendee, phoneTail, number }) =>
        attendee.includes(wanted) || phoneTail === tail || plainNumber(number).endsWith(plain),
    )
    .slice(0, mostFound);
};

/** The ticket that an event names. */
export const nameIn = ({ event }: { readonly event: Named }): Named => ({
  subject: event.subject,
  by: event.by,
});
