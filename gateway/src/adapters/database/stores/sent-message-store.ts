import { sql } from 'drizzle-orm';
import { service } from '../../../domain/chat/voices';
import { conversationWith } from '../../../domain/chat/deal-thread';
import type { MessageStore } from '../../../ports/message-store';
import { readCommitted } from '../isolation';
import type { NotifyingDatabase } from '../notifying-database';
import type { Orm } from '../orm';
import { account } from '../schema/account';
import { message } from '../schema/message';
import { noticeOutbox } from '../schema/notice';
import { contentWithQuote, fileLocked } from './message-references';
import { messageOf } from './message-row';
import { precededBy, type MessageRow } from './message-store';
import { noticePlan } from './notice-settings-store';

/** Notifies of a conversation outside the application; it names neither writer nor words. */
const chatNoticeAdded = async (orm: Orm, { recipientId, sentAt }: MessageRow): Promise<void> => {
  const plan = await noticePlan(orm, recipientId, 'chat', sentAt);
  const channels = plan?.channels.filter((channel) => channel !== 'inApp') ?? [];
  if (plan === null || channels.length === 0) return;
  await orm
    .insert(noticeOutbox)
    .values({
      accountId: recipientId,
      event: 'chat',
      kind: 'notice',
      title: '新私信',
      content: '您收到一条新私信，请打开消息查看。',
      link: '/message',
      channels,
      digest: plan.digest,
      madeAt: sentAt,
      dueAt: plan.at,
    })
    .onConflictDoNothing();
};

/** What a message says of its writer, as of now. */
const writerOf = (id: string) =>
  id === service.id
    ? { senderName: service.name, senderOrg: null }
    : {
        senderName: sql<string>`(select ${account.name} from ${account} where ${account.id} = ${id})`,
        senderOrg: sql<string>`(select ${account.company} from ${account} where ${account.id} = ${id})`,
      };

/** Stores messages of members with what follows from them: the notice outside the application, and the event. */
export const sentMessageStore = ({ notifying }: NotifyingDatabase): Pick<MessageStore, 'add'> => ({
  add: ({ from, to, peerId, ...draft }, fromName) =>
    notifying(
      async (orm) => {
        // Serializable readers of what came before would give way to every other message of a recipient.
        await orm.execute(readCommitted);
        const content = await contentWithQuote(orm, draft.content);
        await fileLocked(orm, draft.fileId);
        const [added] = await orm
          .insert(message)
          .values({
            ...draft,
            content,
            ...writerOf(from),
            senderId: from,
            recipientId: to,
            kind: 'chat',
            conversation: conversationWith(from, peerId),
          })
          .onConflictDoNothing({ target: [message.senderId, message.clientId] })
          .returning();
        if (added === undefined) return null;
        await chatNoticeAdded(orm, added);
        return { ...messageOf(added), before: await precededBy(orm, added) };
      },
      (stored) =>
        stored === null ? {} : { events: [{ kind: 'message.sent', message: { ...stored, fromName } }] },
    ),
});
