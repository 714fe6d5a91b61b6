import { call } from '../call/call';
import { none, one, parameters } from '../call/parameters';
import { WireCount } from '../codec/count';
import { wireList } from '../codec/list';
import { orNull } from '../codec/or-null';
import { askedPart, wirePage } from '../codec/page';
import { under } from '../codec/under';
import { withDefault } from '../codec/with-default';
import { InboxPart, WireInboxRow } from './inbox-row';
import { WireMessage } from './wire-message';
import { chatLimits } from '../rules/chat-rule';
import { filledUpTo, IdText } from '../codec/formed-text';

const read = { method: 'GET', access: 'account', safe: true, key: 'none' } as const;
const write = { method: 'POST', access: 'account', safe: false, key: 'none', reportedBy: 'shell' } as const;
const unread = under('num', WireCount);

/** The messages of the logged-in member, whom the token alone names. */
export const messageCalls = {
  /** How many are unread. */
  unreadCount: call({
    ...read,
    path: '/webapp/message!seeListNum.action',
    parameters: none,
    answer: unread,
    reportedBy: 'caller',
    onlyWithToken: true,
    refusals: [],
  }),
  /** Notifications, and each conversation once, by its newest message; the newest first. A keyword looks in names, titles and contents, and in the titles and codes of the deals that two share. */
  list: call({
    ...read,
    path: '/webapp/message!list.action',
    parameters: parameters({
      of: withDefault(InboxPart, 'all'),
      keyword: orNull(filledUpTo(chatLimits.keyword)),
      ...askedPart,
    }),
    answer: wirePage(WireInboxRow),
    reportedBy: 'screen',
    refusals: [],
  }),
  /** What came after a message, at most 100, the oldest first (SOC-05); '0' is before the first. */
  since: call({
    ...read,
    path: '/webapp/message!since.action',
    parameters: one('after', IdText),
    answer: wireList(WireMessage),
    reportedBy: 'caller',
    refusals: [],
  }),
  /** One of them, received or sent, with its rich text. */
  detail: call({
    ...read,
    path: '/webapp/message!detail.action',
    parameters: one('id', IdText),
    answer: WireMessage,
    reportedBy: 'callerWhenNotThere',
    refusals: ['messageUnknown'],
  }),
  /** Marks one read and answers how many are unread; repeating it changes nothing. */
  markRead: call({
    ...write,
    path: '/webapp/message!read.action',
    parameters: one('id', IdText),
    answer: unread,
    refusals: ['messageUnknown'],
  }),
  /** Marks every one read. */
  readAll: call({
    ...write,
    path: '/webapp/message!readAll.action',
    parameters: none,
    answer: unread,
    refusals: [],
  }),
  /**
   * Removes a notification, or the conversation of a message, from the caller's list and marks it read. A conversation
   * returns with its next message.
   */
  remove: call({
    ...write,
    path: '/webapp/message!remove.action',
    parameters: one('id', IdText),
    answer: unread,
    refusals: ['messageUnknown'],
  }),
  /** Undoes a removal; a read message stays read. */
  restore: call({
    ...write,
    path: '/webapp/message!restore.action',
    parameters: one('id', IdText),
    answer: unread,
    refusals: ['messageUnknown'],
  }),
};
