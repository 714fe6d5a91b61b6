import { peerOf, seenBy } from '../../domain/chat/deal-thread';
import { partyFor, platformParty, type Party } from '../../domain/chat/party';
import { service } from '../../domain/chat/voices';
import { contentFor } from '../../domain/chat/recalling';
import type { Message } from '../../domain/message/message';
import type { Clock } from '../../ports/clock';
import type { Parties } from '../../ports/parties';

/** A message as one of its two parties reads it. */
export interface ReadMessage extends Omit<Message, 'recalledAt'> {
  readonly recalled: boolean;
}

/** Others as a reader may know them, by id; without ids of no member and no answering voice. */
export type Naming = (readerId: string, ids: readonly string[]) => Promise<ReadonlyMap<string, Party>>;

export const makeNaming =
  (parties: Parties): Naming =>
  async (readerId, ids) => {
    const met = await parties.met(readerId, ids);
    const members = [...met].map(([id, { facts, ties }]) => [id, partyFor(facts, ties)] as const);
    return new Map(ids.includes(service.id) ? [...members, [service.id, platformParty]] : members);
  };

/** Messages as a reader sees them: with the sender where the reader may know it, and without recalled content. */
export type ToReadMessages = (
  readerId: string,
  messages: readonly Message[],
) => Promise<readonly ReadMessage[]>;

/** A message with its sender as the reader may know them. */
export const toReadMessage = (
  readerId: string,
  { recalledAt, ...message }: Message,
  parties: ReadonlyMap<string, Party>,
  now: number,
): ReadMessage => {
  const party =
    message.kind === 'chat' && message.from !== readerId ? parties.get(peerOf(message, readerId)) : undefined;
  return {
    ...seenBy(readerId, message),
    ...(party === undefined ? {} : { fromName: party.name, fromOrg: party.org }),
    content: contentFor({ ...message, recalledAt }, readerId, now),
    recalled: recalledAt !== null,
  };
};

export const makeToReadMessages =
  (naming: Naming, clock: Clock): ToReadMessages =>
  async (readerId, messages) => {
    const senders = messages
      .filter(({ kind }) => kind === 'chat')
      .map((message) => peerOf(message, readerId));
    const parties = await naming(readerId, [...new Set(senders)]);
    return messages.map((message) => toReadMessage(readerId, message, parties, clock.now()));
  };
