import { admit } from '../../../../contract/gate/admit';
import { checkCode, codeSkew, standingFault, type GateFault } from '../../../../contract/gate/check-code';
import type { Admission, GateTicket, Scan, ScanOutcome } from '../../../../contract/gate/gate';
import type { SignedCode } from '../../../../contract/gate/ticket-code';

/** A question is answered this long after it was asked, in milliseconds: a later answer would admit an attendee who left. */
export const questionLife = 60_000;

/** A scan with everything that decides about it. */
export interface ScanSituation {
  readonly scan: Pick<Scan, 'at' | 'by' | 'decision' | 'entry' | 'fault'>;
  readonly conf: string;
  /** The code of the scan; null where the subject is none, or a number. */
  readonly read: SignedCode | null;
  /** The ticket that the subject names; null where the conference has none. */
  readonly ticket: GateTicket | null;
  /** Whether the key that is registered under the version of the code verifies its signature. */
  readonly signed: boolean;
  /** The server's clock, in milliseconds since 1970. */
  readonly now: number;
}

export interface JudgedScan {
  readonly outcome: ScanOutcome;
  readonly fault: GateFault | null;
  readonly skew: number;
  /** The admission that counts, where it is another one. */
  readonly first: Admission | null;
  /** The moment of the admission: never after the server's present. */
  readonly at: number;
}

/** What the server's own check of a code finds. @param now the moment that the window is compared with */
const faultOfCode = ({ conf, read, ticket, signed }: ScanSituation, now: number): GateFault | null => {
  if (read === null) return 'malformed';
  const fault = checkCode({ code: read.code, conf, ticket, signed, now });
  // The server knows every version: a later one does not exist.
  return fault === 'newKey' ? 'forged' : fault;
};

/** Why a code that a scanner has admitted without network proves nothing; null where it was genuine. */
const forgery = ({ conf, read, ticket, signed }: ScanSituation): GateFault | null => {
  if (read === null) return 'malformed';
  if (read.code.conf !== conf) return 'otherConference';
  if (ticket === null) return 'unknownTicket';
  return signed ? null : 'forged';
};

const firstOf = ({ ticket, scan: { entry } }: ScanSituation): Admission | null =>
  ticket?.admissions.find((one) => one.entry === entry) ?? null;

/**
 * Decides about a scan. A question is answered by the state of now. An admission that a scanner has decided without
 * network is a fact: the person is inside, so it counts, with what spoke against it, unless its code is not genuine.
 * Of two admissions the earlier one counts; the other scan gets its time and gate. Source: MKT-22.
 */
export const judgeScan = (situation: ScanSituation): JudgedScan => {
  const { scan, read, ticket, now } = situation;
  const at = Math.min(scan.at, now);
  const isCode = scan.by === 'code';
  const skew = read === null ? 0 : codeSkew(read.code, scan.decision === 'asked' ? now : scan.at);
  const judged = (
    outcome: ScanOutcome,
    fault: GateFault | null,
    first: Admission | null = null,
  ): JudgedScan => ({
    outcome,
    fault,
    skew,
    first,
    at,
  });
  if (scan.decision === 'refused') return judged('refused', scan.fault ?? 'malformed');
  if (scan.decision === 'asked') {
    if (Math.abs(scan.at - now) > questionLife) return judged('refused', 'clockWrong');
    const verdict = admit(ticket, scan.entry, isCode ? faultOfCode(situation, now) : null);
    if (verdict.kind === 'refused') return judged('refused', verdict.fault);
    return verdict.kind === 'repeated' ? judged('repeated', null, verdict.first) : judged('admitted', null);
  }
  const forged = isCode ? forgery(situation) : ticket === null ? 'unknownTicket' : null;
  if (forged !== null || ticket === null) return judged('refused', forged);
  const against = isCode ? faultOfCode(situation, scan.at) : standingFault(ticket.standing);
  const first = firstOf(situation);
  return first !== null && first.at <= at ? judged('repeated', against, first) : judged('admitted', against);
};
