import { excerptOf } from '../../../contract/chat/excerpt';
import type { IncomingMessage } from '../../../contract/socket/incoming-message';
import { chatPath, peerIn } from '../chat/chat-addresses';
import { pathOf } from '../address/path-segments';

/** The note over the page for a new message. */
export interface ArrivalNote {
  readonly id: string;
  /** The sender, or the title of a platform message, the outcome first; null where there is none. */
  readonly name: string | null;
  readonly excerpt: string;
  /** Where it is read. */
  readonly to: string;
}

/** Who is there, and where. */
export interface Reader {
  readonly userId: string | null;
  readonly address: string;
}

/** Whether the reader has it before their eyes: its conversation, or the inbox, at whose head it comes in. */
const isSeen = (address: string, from: string): boolean =>
  pathOf(address) === '/message' ||
  (pathOf(address) === '/message/chat' && peerIn(address.replace(/^[^?]*/, '')) === from);

const outcomes: readonly (readonly [outcome: string, words: readonly string[]])[] = [
  ['已通过', ['已通过审核', '已通过']],
  ['已驳回', ['未通过审核', '未通过', '已驳回', '被驳回']],
];

/** A title with its outcome first: '保密协议已通过：XM1' as '已通过：保密协议 XM1'. Another title stays as it is. */
export const outcomeFirst = (title: string): string => {
  const colon = title.indexOf('：');
  const head = colon === -1 ? title : title.slice(0, colon);
  const code = colon === -1 ? null : title.slice(colon + 1);
  if (code === '') return title;
  for (const [outcome, words] of outcomes) {
    const word = words.find((each) => head.endsWith(each) && head !== each);
    if (word === undefined) continue;
    const subject = head.slice(0, -word.length);
    return `${outcome}：${code === null ? subject : `${subject} ${code}`}`;
  }
  return title;
};

/**
 * The note for a new message; null where there is none: for the reader's own message, for a mere change, and for a
 * message that the open page shows.
 */
export const noteOf = (message: IncomingMessage, { userId, address }: Reader): ArrivalNote | null => {
  const { id, from, kind, title, content, fromName } = message;
  if (id === null || from === null || from === userId || isSeen(address, from)) return null;
  const excerpt = kind === 'chat' ? excerptOf(content) : content;
  if (excerpt === '') return null;
  if (kind === 'chat') return { id, name: fromName, excerpt, to: chatPath(from) };
  return kind === 'notice' || kind === 'deal' || kind === 'order'
    ? { id, name: title === null ? null : outcomeFirst(title), excerpt, to: `/message/${id}` }
    : null;
};
