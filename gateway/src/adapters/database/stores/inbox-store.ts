import { and, asc, count, eq, gt, isNull, or } from 'drizzle-orm';
import type { Clock } from '../../../ports/clock';
import type { Inbox } from '../../../ports/inbox';
import { mapPart } from '../../../domain/page/list-part';
import { keysetPart, newestFirst } from '../keyset';
import type { Database } from '../orm';
import { message } from '../schema/message';
import { messageOf } from './message-row';

export const inboxStore = ({ orm }: Database, clock: Clock): Inbox => {
  const received = (accountId: string) => eq(message.recipientId, accountId);
  const ownOrReceived = (accountId: string) => or(received(accountId), eq(message.senderId, accountId));

  const counted = async (where: ReturnType<typeof and>): Promise<number> => {
    const [row] = await orm
      .select({ count: count().mapWith(Number) })
      .from(message)
      .where(where);
    return row?.count ?? 0;
  };

  return {
    unread: (accountId) => counted(and(received(accountId), isNull(message.readAt))),
    page: async (accountId, asked) =>
      mapPart(
        await keysetPart(
          orm,
          {
            table: message,
            order: newestFirst(message.id, ({ id }: typeof message.$inferSelect) => id),
            which: received(accountId),
            rows: orm.select().from(message).$dynamic(),
          },
          asked,
        ),
        messageOf,
      ),
    one: async (accountId, id) => {
      const [row] = await orm
        .select()
        .from(message)
        .where(and(eq(message.id, id), ownOrReceived(accountId)));
      return row === undefined ? null : messageOf(row);
    },
    markRead: async (accountId, id) => {
      const own = and(eq(message.id, id), received(accountId));
      await orm
        .update(message)
        .set({ readAt: clock.now() })
        .where(and(own, isNull(message.readAt)));
      return (await counted(own)) === 1;
    },
    since: async (accountId, id, limit) => {
      const rows = await orm
        .select()
        .from(message)
        .where(and(ownOrReceived(accountId), gt(message.id, id)))
        .orderBy(asc(message.id))
        .limit(limit);
      return rows.map(messageOf);
    },
  };
};
