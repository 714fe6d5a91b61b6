import type { PartyFacts } from '../domain/chat/party';
import type { Tie } from '../domain/chat/tie';

/**
 * A member, and what one reader shares with them. Of a thread the facts bear its id, and all ties are on its deal; of an
 * account no tie is on a deal that hides the account from the reader (ENT-08).
 */
export interface MetParty {
  /** Of the account, which the reader may not know. */
  readonly accountId: string;
  readonly facts: PartyFacts;
  readonly ties: readonly Tie[];
}

/** Members as others meet them. */
export interface Parties {
  /** Those of these ids that are members or threads of the reader, by id; each with what the reader shares with it. */
  readonly met: (readerId: string, ids: readonly string[]) => Promise<ReadonlyMap<string, MetParty>>;
  /** What a reader asked the platform's service about; it is no member. */
  readonly askedOfService: (readerId: string) => Promise<readonly Tie[]>;
}
