import { partyFor, platformParty, type Party } from '../../domain/chat/party';
import { isProtected, type Tie } from '../../domain/chat/tie';
import { service } from '../../domain/chat/voices';
import { writingVerdict, type WritingVerdict } from '../../domain/chat/writing';
import { isId } from '../../../../contract/values/id';
import type { Between, Conversations } from '../../ports/conversations';
import type { Parties } from '../../ports/parties';

export interface StandingNeeds {
  readonly parties: Parties;
  readonly conversations: Pick<Conversations, 'between'>;
}

/** The relation of one party to another, and whether it may write to them (SCR-11). */
export interface StandingTo {
  /** The peer's account, which the reader may not know. */
  readonly accountId: string;
  readonly peer: Party;
  readonly verdict: WritingVerdict;
  readonly between: Between;
  /** What the two share, for the reader. */
  readonly ties: readonly Tie[];
  /** Whether contacts are hidden between the two (MKT-16). */
  readonly protects: boolean;
}

/** Null for oneself, and for whom there is not. */
export type FindStanding = (readerId: string, peerId: string) => Promise<StandingTo | null>;

export const makeFindStanding =
  ({ parties, conversations }: StandingNeeds): FindStanding =>
  async (readerId, peerId) => {
    if (!isId(peerId) || peerId === readerId) return null;
    const platform = peerId === service.id || readerId === service.id;
    const [met, asked, between] = await Promise.all([
      parties.met(readerId, [peerId]),
      peerId === service.id ? parties.askedOfService(readerId) : [],
      conversations.between(readerId, peerId),
    ]);
    const member = met.get(peerId);
    const ties = member?.ties ?? asked;
    const peer = peerId === service.id ? platformParty : member && partyFor(member.facts, ties);
    if (peer === undefined) return null;
    const verdict = writingVerdict({
      ...between,
      self: false,
      known: true,
      platform,
      removed: peer.removed,
      shares: ties.length > 0,
    });
    return {
      accountId: member?.accountId ?? peerId,
      peer,
      verdict,
      between,
      ties,
      protects: !platform && isProtected(ties),
    };
  };
