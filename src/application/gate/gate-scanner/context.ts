import { isRight, type Either } from 'fp-ts/Either';
import { plainNumber } from '../../../../contract/gate/admit';
import { mostScans } from '../../../../contract/gate/calls';
import type { GateFault } from '../../../../contract/gate/check-code';
import type { Admission, GateList, GateTicket, Scan, ScanBy } from '../../../../contract/gate/gate';
import type { SignedCode } from '../../../../contract/gate/ticket-code';
import { nextBatch, scanKey, type QueuedScan } from '../../../domain/gate/queued-scan';
import type { StorageFailure } from '../../../domain/session/storage-failure';
import type { CameraFault } from '../../../ports/camera-codes';
import type { Answer } from '../../kit/from-call';

export interface ScannerInput {
  readonly userId: string;
  readonly conf: string;
  /** Whether the platform has a scanner of its own. */
  readonly scansCodes: boolean;
}

/** Whose list of which conference. */
export type OfGate = Pick<ScannerInput, 'userId' | 'conf'>;

/** A ticket as an event names it. */
export interface Naming {
  readonly subject: string;
  readonly by: ScanBy;
}

/** A ticket as it was named at the gate. */
export interface Named extends Naming {
  /** Its code; null where the subject is none, or a number. */
  readonly read: SignedCode | null;
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
  /** The most scans of the next request: half of a request that the server has refused. */
  readonly mostSent: number;
  /** The keys of scans that the server refused alone: they stay on the device, and are sent at the next visit. */
  readonly setAside: readonly string[];
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
  /** Why the server did not answer, or the scanner of the platform did not read, in Chinese. */
  readonly failure: string | null;
  /** Why the present or last synchronization failed, in Chinese; null for one that did not. */
  readonly syncFailure: string | null;
}

export type ScannerEvent =
  | { readonly type: 'scan.named'; readonly subject: string; readonly by: ScanBy }
  | { readonly type: 'scan.requested' }
  | { readonly type: 'camera.closed' }
  | { readonly type: 'camera.opened' }
  | { readonly type: 'camera.read'; readonly text: string }
  | { readonly type: 'camera.ended'; readonly fault: CameraFault }
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

/** The scans of the next request; empty where none wait, or all that wait are set aside. */
export const batchOf = ({
  queue,
  mostSent,
  setAside,
}: Pick<ScannerContext, 'queue' | 'mostSent' | 'setAside'>): readonly QueuedScan[] =>
  nextBatch(
    queue.filter((one) => !setAside.includes(scanKey(one))),
    mostSent,
  );

/** A request that the server refuses whole is halved, until the scan is found that it does not take. */
export const partedBatch = ({
  sent,
  setAside,
}: Pick<ScannerContext, 'sent' | 'setAside'>): Pick<ScannerContext, 'mostSent' | 'setAside'> =>
  sent.length > 1
    ? { mostSent: Math.ceil(sent.length / 2), setAside }
    : { mostSent: mostScans, setAside: [...setAside, ...sent.map(scanKey)] };

/** What an answer of the server says about its clock. */
export const clockOf = ({ answer, at }: Timed<{ readonly at: number }>): Partial<ScannerContext> =>
  isRight(answer) ? { skew: answer.right.at - at, syncedAt: at } : {};

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
