import type { Either } from 'fp-ts/Either';
import type { Refusal } from '../../../contract/refusal/refusal';
import type { Message } from '../domain/message/message';
import type { EvidenceFacts } from '../domain/nda/evidence';
import type { Nda, NdaStep } from '../domain/nda/nda';
import type { NdaEvent } from '../domain/nda/nda-event';
import type { NdaDeal } from '../domain/nda/nda-notice';
import type { AskedPart, ListPart } from '../domain/page/list-part';

/** An NDA with its history, the newest step first. */
export interface NdaWithHistory {
  readonly nda: Nda;
  readonly history: readonly NdaStep[];
}

/** Whose NDA on what. */
export interface NdaOf {
  readonly accountId: string;
  readonly saleId: string;
}

/** The result of an NDA event, and the stored notices that must be sent at once. */
export interface MovedNda extends NdaWithHistory {
  readonly notices: readonly Message[];
}

/** NDAs of accounts on deals. */
export interface Ndas {
  /** The deal that an NDA would be about; null for none. */
  readonly deal: (saleId: string) => Promise<NdaDeal | null>;
  readonly of: (which: NdaOf) => Promise<NdaWithHistory | null>;
  readonly one: (id: number) => Promise<NdaWithHistory | null>;
  /** Those on a deal, the newest first; taken back ones are left out. */
  readonly onSale: (saleId: string, asked: AskedPart) => Promise<ListPart<NdaWithHistory>>;
  /** Those that wait for a decision, the oldest first. */
  readonly pending: () => Promise<readonly Nda[]>;
  /**
   * One event, and before it the end of the term where that has passed; the step, the messages and the state are
   * written together, or nothing is. An NDA that never was begins unsigned.
   */
  readonly move: (which: NdaOf, event: NdaEvent, at: number) => Promise<Either<Refusal, MovedNda>>;
  /** Signed ones whose term has ended. */
  readonly over: (now: number) => Promise<readonly NdaOf[]>;
  /** Notes the reminders that are due of NDAs that wait, and stores one message for each. */
  readonly remind: (now: number) => Promise<readonly Message[]>;
  /** Keeps what a file says that is issued; the same file again changes nothing. */
  readonly noteEvidence: (sha256: string, ndaId: number, facts: EvidenceFacts, at: number) => Promise<void>;
  /** What the evidence of this number, or in the file with this SHA-256, says; null when none was issued. */
  readonly evidence: (asked: string) => Promise<EvidenceFacts | null>;
  /** The issued evidence of an NDA, for each of its approvals. */
  readonly issued: (ndaId: number) => Promise<readonly EvidenceFacts[]>;
}
