import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { ReadOf } from '../../../ports/inbox';
import type { Orm } from '../orm';
import { message } from '../schema/message';

/** How many messages to an account are unread; one that its sender took back is not. */
export const unreadOf = (orm: Orm, accountId: string): Promise<number> =>
  orm.$count(
    message,
    and(eq(message.recipientId, accountId), isNull(message.readAt), isNull(message.recalledAt)),
  );

/** Marks messages as read; of conversations, up to where. */
export const readOf = async (orm: Orm, which: SQL | undefined, at: number): Promise<readonly ReadOf[]> => {
  const rows = await orm
    .update(message)
    .set({ readAt: at })
    .where(and(which, isNull(message.readAt)))
    .returning({
      id: message.id,
      from: message.senderId,
      kind: message.kind,
      conversation: message.conversation,
    });
  const newest = new Map<string, ReadOf>();
  for (const { id, from, kind, conversation } of rows)
    if (kind === 'chat')
      newest.set(conversation, {
        from,
        conversation,
        upTo: Math.max(id, newest.get(conversation)?.upTo ?? 0),
      });
  return [...newest.values()];
};
