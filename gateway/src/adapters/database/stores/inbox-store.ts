import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Clock } from '../../../ports/clock';
import type { Inbox, InboxQuery, ReadOf } from '../../../ports/inbox';
import { mapPart } from '../../../domain/page/list-part';
import { keysetPart, newestFirst } from '../keyset';
import type { Database, Orm } from '../orm';
import { inboxEntry } from '../schema/chat';
import { message } from '../schema/message';
import { messageOf } from './message-row';
import { readOf, unreadOf } from './reads';

const received = (accountId: string) => eq(message.recipientId, accountId);
const ownOrReceived = (accountId: string) => or(received(accountId), eq(message.senderId, accountId));

const newest = alias(message, 'newest');

/** The rows in which words stand: in a notification, or in any message of a conversation that was not taken back. */
const finding = (orm: Orm, { words, peers }: NonNullable<InboxQuery['found']>) => {
  const holds = (column: typeof message.content | typeof message.title) =>
    sql`strpos(lower(${column}), lower(${words})) > 0`;
  const saying = orm
    .select({ one: sql`1` })
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
        or(holds(message.content), holds(message.title)),
      ),
    );
  return or(peers.length === 0 ? undefined : inArray(inboxEntry.peerId, [...peers]), sql`exists (${saying})`);
};

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
    page: async (accountId, { of, found }, asked) =>
      mapPart(
        await keysetPart(
          orm,
          {
            table: inboxEntry,
            order: newestFirst(
              inboxEntry.messageId,
              ({ entry }: { entry: typeof inboxEntry.$inferSelect }) => entry.messageId,
            ),
            which: and(shown(accountId), partOf[of], found === null ? undefined : finding(orm, found)),
            rows: orm
              .select({ entry: inboxEntry, newest })
              .from(inboxEntry)
              .innerJoin(newest, eq(newest.id, inboxEntry.messageId))
              .$dynamic(),
          },
          asked,
        ),
        ({ entry, newest: row }) => ({ message: messageOf(row), peerId: entry.peerId, unread: entry.unread }),
      ),
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
        const peerId = senderId === accountId ? recipientId : senderId;
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
      const rows = await orm
        .select()
        .from(message)
        .where(and(ownOrReceived(accountId), gt(message.id, id), notExists(removed)))
        .orderBy(asc(message.id))
        .limit(limit);
      return rows.map(messageOf);
    },
  };
};
