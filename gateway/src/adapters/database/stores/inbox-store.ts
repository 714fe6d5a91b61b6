import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import type { Clock } from '../../../ports/clock';
import type { Inbox, InboxQuery, ReadOf } from '../../../ports/inbox';
import { peerOf } from '../../../domain/chat/deal-thread';
import { mapPart } from '../../../domain/page/list-part';
import { keysetPart, newestFirst } from '../keyset';
import type { Database, Orm } from '../orm';
import { inboxEntry } from '../schema/chat';
import { message } from '../schema/message';
import { messageOf } from './message-row';
import { saysWords } from './message-words';
import { readOf, unreadOf } from './reads';

const received = (accountId: string) => eq(message.recipientId, accountId);
const sent = (accountId: string) => eq(message.senderId, accountId);
const ownOrReceived = (accountId: string) => or(received(accountId), sent(accountId));

const newest = alias(message, 'newest');

/** The newest message of a row that contains the words and was not recalled: the notification, or any of the conversation. */
const saying = (orm: Orm, words: string) =>
  orm
    .select({ id: message.id })
    .from(newest)
    .innerJoin(
      message,
      or(
        eq(message.id, newest.id),
        and(isNotNull(inboxEntry.peerId), eq(message.conversation, newest.conversation)),
      ),
    )
    .where(
      and(
        eq(newest.id, inboxEntry.messageId),
        isNull(message.recalledAt),
        or(eq(message.kind, 'chat'), isNull(inboxEntry.peerId)),
        saysWords(words),
      ),
    )
    .orderBy(desc(message.id))
    .limit(1);

/** The rows that contain the words, or whose party has such a name. */
const finding = (orm: Orm, { words, peers }: NonNullable<InboxQuery['found']>) =>
  or(peers.length === 0 ? undefined : inArray(inboxEntry.peerId, [...peers]), exists(saying(orm, words)));

const partOf = {
  all: undefined,
  chat: isNotNull(inboxEntry.peerId),
  notice: isNull(inboxEntry.peerId),
} as const;

export const inboxStore = ({ orm, transaction }: Database, clock: Clock): Inbox => {
  const shown = (accountId: string) =>
    and(eq(inboxEntry.accountId, accountId), eq(inboxEntry.removed, false));

  return {
    unread: (accountId) => unreadOf(orm, accountId),
    page: async (accountId, { of, found }, asked) => {
      const part = await keysetPart(
        orm,
        {
          table: inboxEntry,
          order: newestFirst(
            inboxEntry.messageId,
            ({ entry }: { entry: typeof inboxEntry.$inferSelect }) => entry.messageId,
          ),
          which: and(shown(accountId), partOf[of], found === null ? undefined : finding(orm, found)),
          rows: orm
            .select({
              entry: inboxEntry,
              newest,
              foundId: (found === null
                ? sql<number | null>`null`
                : sql<number | null>`(${saying(orm, found.words)})`
              ).mapWith((id: string): number | null => Number(id)),
            })
            .from(inboxEntry)
            .innerJoin(newest, eq(newest.id, inboxEntry.messageId))
            .$dynamic(),
        },
        asked,
      );
      const earlier = part.list.flatMap(({ foundId, entry }) =>
        foundId === null || foundId === entry.messageId ? [] : [foundId],
      );
      const said =
        earlier.length === 0 ? [] : await orm.select().from(message).where(inArray(message.id, earlier));
      return mapPart(part, ({ entry, newest: row, foundId }) => {
        const other = foundId === entry.messageId ? undefined : said.find(({ id }) => id === foundId);
        return {
          message: messageOf(row),
          peerId: entry.peerId,
          unread: entry.unread,
          found: other === undefined ? null : messageOf(other),
        };
      });
    },
    peers: async (accountId) => {
      const rows = await orm
        .select({ peerId: inboxEntry.peerId })
        .from(inboxEntry)
        .where(and(shown(accountId), isNotNull(inboxEntry.peerId)));
      return rows.flatMap(({ peerId }) => (peerId === null ? [] : [peerId]));
    },
    one: async (accountId, id) => {
      const [row] = await orm
        .select()
        .from(message)
        .where(and(eq(message.id, id), ownOrReceived(accountId)));
      return row === undefined ? null : messageOf(row);
    },
    markRead: async (accountId, id) => {
      const own = and(eq(message.id, id), received(accountId));
      const unread = await orm
        .update(message)
        .set({ readAt: clock.now() })
        .where(and(own, isNull(message.readAt)))
        .returning({ id: message.id });
      if (unread.length > 0) return true;
      const [row] = await orm.select({ id: message.id }).from(message).where(own);
      return row === undefined ? null : false;
    },
    readAll: (accountId) => readOf(orm, received(accountId), clock.now()),
    setRemoved: (accountId, id, removed) =>
      transaction(async (within) => {
        const [row] = await within
          .select()
          .from(message)
          .where(and(eq(message.id, id), ownOrReceived(accountId)));
        if (row === undefined || (row.kind !== 'chat' && row.recipientId !== accountId)) return null;
        const { senderId, recipientId, conversation } = row;
        const peerId = peerOf({ from: senderId, to: recipientId, conversation }, accountId);
        const isChat = row.kind === 'chat';
        await within
          .update(inboxEntry)
          .set({ removed })
          .where(
            and(
              eq(inboxEntry.accountId, accountId),
              isChat ? eq(inboxEntry.peerId, peerId) : eq(inboxEntry.messageId, id),
              removed ? lte(inboxEntry.messageId, id) : undefined,
            ),
          );
        if (!removed) return [];
        const which = isChat
          ? and(eq(message.conversation, conversation), eq(message.kind, 'chat'), lte(message.id, id))
          : eq(message.id, id);
        const read: readonly ReadOf[] = await readOf(within, and(received(accountId), which), clock.now());
        return read;
      }),
    since: async (accountId, id, limit) => {
      const removed = orm
        .select({ one: sql`1` })
        .from(inboxEntry)
        .where(
          and(
            eq(inboxEntry.accountId, accountId),
            eq(inboxEntry.messageId, message.id),
            inboxEntry.removed,
            isNull(inboxEntry.peerId),
          ),
        );
      const following = (which: SQL | undefined) =>
        orm
          .select()
          .from(message)
          .where(and(which, gt(message.id, id), notExists(removed)))
          .orderBy(asc(message.id))
          .limit(limit);
      // Each side by an index of its own: both in one condition walk through what everybody wrote since.
      const rows = await unionAll(
        following(received(accountId)),
        following(and(sent(accountId), ne(message.recipientId, accountId))),
      )
        .orderBy(asc(message.id))
        .limit(limit);
      return rows.map(messageOf);
    },
  };
};
