import { recallWithinMs, rewriteWithinMs } from '../../../../contract/rules/chat-rule';
import type { Message } from '../message/message';

type Sent = Pick<Message, 'from' | 'kind' | 'sentAt' | 'recalledAt'>;

/** Whether its sender may take a message back now; a clock that went back does not make it too late. */
export const recallVerdict = (
  message: Sent,
  accountId: string,
  now: number,
): 'ok' | 'done' | 'late' | 'unknown' => {
  if (message.from !== accountId || message.kind !== 'chat') return 'unknown';
  if (message.recalledAt !== null) return 'done';
  return now - message.sentAt > recallWithinMs ? 'late' : 'ok';
};

/** What a reader still gets of a message's content: of one that was taken back only its sender, for some minutes. */
export const contentFor = (
  { content, recalledAt, from }: Pick<Message, 'content' | 'recalledAt' | 'from'>,
  readerId: string,
  now: number,
): string => {
  if (recalledAt === null) return content;
  return from === readerId && now - recalledAt <= rewriteWithinMs ? content : '';
};
