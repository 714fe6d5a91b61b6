import { desc, eq, getTableColumns, or } from 'drizzle-orm';
import { peerOf, seenBy } from '../../../domain/chat/deal-thread';
import { partyFor } from '../../../domain/chat/party';
import type { Database } from '../orm';
import { message } from '../schema/message';
import { partyStore } from './party-store';

const { givenHash: _hash, ...columns } = getTableColumns(message);

/**
 * The messages that an account sent or received, the newest first, for its owner: senders are named as the owner may
 * know them, and what others took back says nothing.
 */
export const ownMessages = async (database: Database, accountId: string) => {
  const rows = await database.orm
    .select(columns)
    .from(message)
    .where(or(eq(message.recipientId, accountId), eq(message.senderId, accountId)))
    .orderBy(desc(message.id));
  const peerIn = ({ senderId, recipientId, conversation }: (typeof rows)[number]): string =>
    peerOf({ from: senderId, to: recipientId, conversation }, accountId);
  const received = rows.filter(({ kind, senderId }) => kind === 'chat' && senderId !== accountId);
  const met = await partyStore(database).met(accountId, received.map(peerIn));
  return rows.map((row) => {
    const { senderId, recipientId, conversation } = row;
    const seen = seenBy(accountId, { from: senderId, to: recipientId, conversation });
    const shown = { ...row, senderId: seen.from, recipientId: seen.to };
    const party = senderId === accountId || row.kind !== 'chat' ? undefined : met.get(peerIn(row));
    if (party === undefined) return shown;
    const { name, org } = partyFor(party.facts, party.ties);
    const content = row.recalledAt === null ? row.content : '';
    return { ...shown, content, senderName: name, senderOrg: org };
  });
};
