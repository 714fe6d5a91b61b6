import {
  and,
  desc,
  eq,
  exists,
  gt,
  gte,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  ne,
  sql,
  type SQL,
} from 'drizzle-orm';
import { rewriteWithinMs } from '../../../../../contract/rules/chat-rule';
import { withoutQuoted } from '../../../domain/chat/quoting';
import { conversationWith, isThread, threadIdOf } from '../../../domain/chat/deal-thread';
import { mapPart } from '../../../domain/page/list-part';
import type { Clock } from '../../../ports/clock';
import type { Random } from '../../../ports/random';
import type { Conversations } from '../../../ports/conversations';
import { keysetPart, newestFirst } from '../keyset';
import { readCommitted } from '../isolation';
import type { Database, Orm } from '../orm';
import { chatBlock, consultation, dealThread } from '../schema/chat';
import { message } from '../schema/message';
import { accountLocked } from './account-lock';
import { messageOf } from './message-row';
import { saysWords } from './message-words';
import { readOf } from './reads';

const askedSince = (accountId: string, since: number) =>
  and(eq(consultation.accountId, accountId), gte(consultation.firstAt, since));

const chatsOf = (one: string, other: string) =>
  and(eq(message.conversation, conversationWith(one, other)), eq(message.kind, 'chat'));

/** No quote contains a recalled message. */
const unquote = async (
  within: Orm,
  { id, conversation }: { id: number; conversation: string },
): Promise<void> => {
  const quoting = await within
    .select({ id: message.id, content: message.content })
    .from(message)
    .where(
      and(
        eq(message.conversation, conversation),
        gt(message.id, id),
        like(message.content, `> %[hupo:message:${id}]%`),
      ),
    );
  for (const row of quoting)
    await within
      .update(message)
      .set({ content: withoutQuoted(row.content, String(id)) })
      .where(eq(message.id, row.id));
};

/** Conversations of two, in the database. */
export const conversationStore = (
  { orm, transaction }: Database,
  clock: Clock,
  random: Random,
): Conversations => {
  const some = async (rows: PromiseLike<readonly unknown[]>): Promise<boolean> => (await rows).length > 0;
  const blocks = (accountId: string, blockedId: string) =>
    exists(
      orm
        .select({ at: chatBlock.at })
        .from(chatBlock)
        .where(and(eq(chatBlock.accountId, accountId), eq(chatBlock.blockedId, blockedId))),
    );
  const writtenBy = (readerId: string, peerId: string, by: 'reader' | 'peer') => {
    if (by === 'reader') return eq(message.senderId, readerId);
    return isThread(peerId) ? eq(message.recipientId, readerId) : eq(message.senderId, peerId);
  };
  /** Of a thread both parties name each other by its id. */
  const blockedBySomeone = (readerId: string, threadId: string) =>
    exists(
      orm
        .select({ at: chatBlock.at })
        .from(chatBlock)
        .where(and(ne(chatBlock.accountId, readerId), eq(chatBlock.blockedId, threadId))),
    );
  /** The newest one, found at the end of the conversation: of `exists` the order is left away, and the whole table read. */
  const wrote = (readerId: string, peerId: string, by: 'reader' | 'peer') =>
    sql`${orm
      .select({ id: message.id })
      .from(message)
      .where(and(chatsOf(readerId, peerId), writtenBy(readerId, peerId, by)))
      .orderBy(message.conversation, desc(message.id))
      .limit(1)} is not null`;
  const flag = (condition: SQL) => sql<boolean>`${condition}`;

  return {
    between: async (readerId, peerId) => {
      const [row] = await orm
        .select({
          blocks: flag(blocks(readerId, peerId)),
          blocked: flag(isThread(peerId) ? blockedBySomeone(readerId, peerId) : blocks(peerId, readerId)),
          written: flag(wrote(readerId, peerId, 'peer')),
          wrote: flag(wrote(readerId, peerId, 'reader')),
        })
        .from(sql`(values (1)) as once`);
      return row ?? { blocks: false, blocked: false, written: false, wrote: false };
    },
    history: async (readerId, peerId, asked) =>
      mapPart(
        await keysetPart(
          orm,
          {
            table: message,
            order: newestFirst(message.id, ({ id }: typeof message.$inferSelect) => id),
            which: chatsOf(readerId, peerId),
            rows: orm.select().from(message).$dynamic(),
          },
          asked,
        ),
        messageOf,
      ),
    saying: async (readerId, peerId, words, most) => {
      const rows = await orm
        .select({ id: message.id })
        .from(message)
        .where(and(chatsOf(readerId, peerId), isNull(message.recalledAt), saysWords(words)))
        .orderBy(desc(message.id))
        .limit(most);
      return rows.map(({ id }) => id);
    },
    readUpTo: async (readerId, peerId) => {
      const [row] = await orm
        .select({ id: message.id })
        .from(message)
        .where(and(chatsOf(readerId, peerId), eq(message.senderId, readerId), isNotNull(message.readAt)))
        .orderBy(desc(message.id))
        .limit(1);
      return row?.id ?? null;
    },
    read: (readerId, peerId, upTo) =>
      readOf(
        orm,
        and(chatsOf(readerId, peerId), eq(message.recipientId, readerId), lte(message.id, upTo)),
        clock.now(),
      ),
    recall: (recalled) =>
      transaction(async (within) => {
        // A quote that was stored while this waited for its lock is seen.
        await within.execute(readCommitted);
        await within
          .update(message)
          .set({ recalledAt: clock.now() })
          .where(and(eq(message.id, recalled.id), isNull(message.recalledAt)));
        await unquote(within, recalled);
      }),
    block: async (accountId, blockedId, blocked) => {
      if (blocked)
        await orm.insert(chatBlock).values({ accountId, blockedId, at: clock.now() }).onConflictDoNothing();
      else
        await orm
          .delete(chatBlock)
          .where(and(eq(chatBlock.accountId, accountId), eq(chatBlock.blockedId, blockedId)));
    },
    hasConsulted: (accountId, { kind, id }) =>
      some(
        orm
          .select({ at: consultation.at })
          .from(consultation)
          .where(
            and(
              eq(consultation.accountId, accountId),
              eq(consultation.kind, kind),
              eq(consultation.target, id),
            ),
          ),
      ),
    consult: (accountId, { kind, id: target }, peerId, { since, most }) =>
      transaction(async (within) => {
        await accountLocked(within, accountId);
        const at = clock.now();
        const again = await within
          .update(consultation)
          .set({ peerId, at })
          .where(
            and(
              eq(consultation.accountId, accountId),
              eq(consultation.kind, kind),
              eq(consultation.target, target),
            ),
          )
          .returning({ at: consultation.at });
        if (again.length > 0) return true;
        if ((await within.$count(consultation, askedSince(accountId, since))) >= most) return false;
        await within.insert(consultation).values({ accountId, kind, target, peerId, at, firstAt: at });
        return true;
      }),
    consultedSince: (accountId, since) => orm.$count(consultation, askedSince(accountId, since)),
    threadOn: async ({ kind, id: target }, askerId, ownerId) => {
      const which = and(
        eq(dealThread.kind, kind),
        eq(dealThread.target, target),
        eq(dealThread.askerId, askerId),
      );
      const id = threadIdOf(random.uuid());
      await orm
        .insert(dealThread)
        .values({ id, kind, target, askerId, ownerId, at: clock.now() })
        .onConflictDoNothing();
      const [row] = await orm.select({ id: dealThread.id }).from(dealThread).where(which);
      if (row === undefined) throw new Error('A thread was not stored.');
      return row.id;
    },
    senderOf: async (accountId, fileId) => {
      const [row] = await orm
        .select({ senderId: message.senderId, conversation: message.conversation })
        .from(message)
        .where(
          and(eq(message.fileId, fileId), isNull(message.recalledAt), eq(message.recipientId, accountId)),
        )
        .limit(1);
      if (row === undefined) return null;
      return isThread(row.conversation) ? row.conversation : row.senderId;
    },
    forgetRecalled: async (now) => {
      await orm
        .update(message)
        .set({ content: '', fileId: null })
        .where(and(lt(message.recalledAt, now - rewriteWithinMs), ne(message.content, '')));
    },
  };
};
