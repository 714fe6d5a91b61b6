import type { Task } from 'fp-ts/Task';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { GateList, OwnTickets } from '../../contract/gate/gate';
import type { StorageFailure } from '../domain/session/storage-failure';
import type { QueuedScan } from '../domain/gate/queued-scan';

/** The end of what a device keeps for tickets and gates (SEC-04); unsent scans outlast it. */
export interface KeptTickets {
  /** Removes what belongs to any other user. */
  readonly discardOthers: (userId: string) => Task<void>;
  readonly wipe: Task<void>;
}

/** What the device keeps, or why it cannot. */
type Kept<A> = TaskEither<StorageFailure, A>;

/**
 * What a device keeps for tickets and gates: its key, whose private half no code can read, the own tickets, the lists of
 * gates, and the scans that the server has not taken yet. Each belongs to a user; another user sees none of it (SEC-04).
 */
export interface TicketDevice {
  /** The public key of the user on this device; made when it is asked for first. */
  readonly publicKey: (userId: string) => Kept<string>;
  /** Signs a text by the user's key: 64 bytes in base64url. */
  readonly sign: (userId: string, text: string) => Kept<string>;
  /** Whether the key has signed the text; false also where this browser cannot verify. */
  readonly verify: (publicKey: string, text: string, signature: string) => Task<boolean>;
  /** The tickets as the server listed them last; null where none are kept. */
  readonly tickets: (userId: string) => Kept<OwnTickets | null>;
  readonly keepTickets: (userId: string, tickets: OwnTickets) => Kept<void>;
  readonly list: (userId: string, conf: string) => Kept<GateList | null>;
  readonly keepList: (userId: string, list: GateList) => Kept<void>;
  /** The scans of this user at this conference that wait, in the order of their moments. */
  readonly scans: (userId: string, conf: string) => Kept<readonly QueuedScan[]>;
  readonly keepScan: (scan: QueuedScan) => Kept<void>;
  readonly dropScans: (scans: readonly QueuedScan[]) => Kept<void>;
}
