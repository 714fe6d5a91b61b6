import type { message } from '../adapters/database/schema/message';
import { conversationOf } from '../domain/message/sending';
import type { SeedMessage } from './records/message';
import type { SeedContent } from './seed-content';
import { hourMs } from '../../../contract/values/duration';

const senderOf = (content: SeedContent, id: string): { name: string; org: string | null } => {
  const account = content.accounts.find((one) => one.id === id);
  if (account !== undefined) return { name: account.name, org: account.company };
  const voice = content.senders.find((one) => one.id === id);
  if (voice === undefined) throw new Error(`The seed has a message of an unknown sender: ${id}`);
  return { name: voice.name, org: null };
};

/** The messages of the seed as rows, the oldest first, so that their ids ascend with time. */
export const messageRows = (content: SeedContent, now: number): (typeof message.$inferInsert)[] =>
  [...content.messages]
    .sort((one, other) => other.hoursAgo - one.hoursAgo)
    .map((seed: SeedMessage) => {
      const { name, org } = senderOf(content, seed.from);
      const sentAt = Math.round(now - seed.hoursAgo * hourMs);
      return {
        senderId: seed.from,
        senderName: name,
        senderOrg: org,
        recipientId: seed.to,
        kind: seed.kind,
        title: seed.title,
        content: seed.content,
        html: seed.html,
        sentAt,
        readAt: seed.read ? Math.min(now, sentAt + hourMs) : null,
        conversation: conversationOf(seed.from, seed.to),
        link: seed.link,
      };
    });
