import { and, desc, eq, isNotNull, isNull, like, ne, notExists, or } from 'drizzle-orm';
import { mostWaiting } from '../../../../../contract/waiting/waiting';
import { service } from '../../../domain/chat/voices';
import type { NewestMessage } from '../../../ports/waiting';
import type { Orm } from '../orm';
import { buy } from '../kinds/buy/table';
import { chatBlock, dealThread, inboxEntry } from '../schema/chat';
import { message } from '../schema/message';
import { sale } from '../kinds/sale/table';
import { messageOf } from './message-row';

/** The newest messages of the conversations in which another member wrote last, and that neither of the two has blocked (DSK-05). */
export const newestMessages = async (orm: Orm, accountId: string): Promise<readonly NewestMessage[]> => {
  const blocked = orm
    .select({ at: chatBlock.at })
    .from(chatBlock)
    .where(
      or(
        and(eq(chatBlock.accountId, accountId), eq(chatBlock.blockedId, inboxEntry.peerId)),
        and(eq(chatBlock.accountId, inboxEntry.peerId), eq(chatBlock.blockedId, accountId)),
        // Both parties of a thread block each other by its id.
        and(eq(chatBlock.blockedId, inboxEntry.peerId), like(inboxEntry.peerId, 't-%')),
      ),
    );
  const rows = await orm
    .select({ peerId: inboxEntry.peerId, message, sale: sale.title, buy: buy.title })
    .from(inboxEntry)
    .innerJoin(message, eq(message.id, inboxEntry.messageId))
    .leftJoin(dealThread, eq(dealThread.id, inboxEntry.peerId))
    .leftJoin(sale, and(eq(dealThread.kind, 'sale'), eq(sale.id, dealThread.target)))
    .leftJoin(buy, and(eq(dealThread.kind, 'buy'), eq(buy.id, dealThread.target)))
    .where(
      and(
        eq(inboxEntry.accountId, accountId),
        eq(inboxEntry.removed, false),
        isNotNull(inboxEntry.peerId),
        ne(inboxEntry.peerId, service.id),
        ne(message.senderId, accountId),
        isNull(message.recalledAt),
        notExists(blocked),
      ),
    )
    .orderBy(desc(inboxEntry.messageId))
    .limit(mostWaiting);
  return rows.flatMap(({ peerId, message: row, ...about }) =>
    peerId === null ? [] : [{ peerId, message: messageOf(row), about: about.sale ?? about.buy ?? '' }],
  );
};
