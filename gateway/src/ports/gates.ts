import type { Either } from 'fp-ts/Either';
import type {
  GateEntry,
  GateList,
  GatePoint,
  GateTicket,
  OwnTicket,
  Scan,
} from '../../../contract/gate/gate';
import type { Refusal } from '../../../contract/refusal/refusal';
import type { JudgedScan } from '../domain/gate/judge-scan';

/** Verifies what the key of a ticket has signed. */
export interface CodeVerifier {
  /** Whether a text is a public key of P-256. */
  readonly isKey: (publicKey: string) => boolean;
  readonly verify: (publicKey: string, text: string, signature: string) => boolean;
}

/** A key as a member registers it. */
export interface KeyDraft {
  readonly accountId: string;
  readonly number: string;
  readonly publicKey: string;
  /** The version that the device knows. */
  readonly replaces: number;
}

/** A scan as it is kept: as the device sent it, with its outcome. */
export interface KeptScan {
  readonly scan: Scan;
  readonly judged: JudgedScan;
  readonly ticket: GateTicket | null;
  /** It had been kept before. */
  readonly known: boolean;
}

/** Who sends a scan. */
export interface ScanSource {
  readonly conf: string;
  readonly device: string;
  readonly staffId: string;
}

/** What decides about a scan: the ticket, and the key that is registered under a version of it; null where there is none. */
export type JudgeScan = (ticket: GateTicket | null, keyOf: string | null) => JudgedScan;

/** The ticket that a scan names, and the version of its key that signed. */
export interface NamedTicket {
  readonly number: string | null;
  readonly keyVersion: number | null;
}

/** A member of the staff, for the operator. */
export interface GateStaff {
  readonly name: string;
  readonly phone: string;
}

/** Tickets at the gates of conferences. */
export interface Gates {
  readonly tickets: (accountId: string) => Promise<readonly OwnTicket[]>;
  /** Registers a key in place of the version that the device knows. The same key again changes nothing. */
  readonly register: (draft: KeyDraft, at: number) => Promise<Either<Refusal, void>>;
  readonly isStaff: (conf: string, accountId: string) => Promise<boolean>;
  /** Null for an unknown conference. */
  readonly list: (conf: string, at: number) => Promise<GateList | null>;
  /** The number of a ticket of the conference by its plain form; null where there is none. */
  readonly numberOf: (conf: string, plain: string) => Promise<string | null>;
  /** Judges and keeps a scan in one transaction, so that of two at once the second one sees the first. */
  readonly keep: (
    source: ScanSource,
    scan: Scan,
    named: NamedTicket,
    judge: JudgeScan,
    at: number,
  ) => Promise<KeptScan>;
  /** False for an unknown conference. */
  readonly nameStaff: (conf: string, accountId: string, at: number) => Promise<boolean>;
  readonly dismissStaff: (conf: string, accountId: string) => Promise<boolean>;
  readonly staff: (conf: string) => Promise<readonly GateStaff[]>;
  /** False for an unknown conference. */
  readonly setEntry: (conf: string, entry: GateEntry) => Promise<boolean>;
  readonly setPoint: (conf: string, point: GatePoint) => Promise<boolean>;
  /** How many scans there were of each outcome, and how many admissions count, by entry. */
  readonly counts: (conf: string) => Promise<{
    readonly scans: Readonly<Record<string, number>>;
    readonly admissions: Readonly<Record<string, number>>;
  }>;
}
