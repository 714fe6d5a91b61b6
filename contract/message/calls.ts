import * as t from 'io-ts';
import { call } from '../call/call';
import { none, one, parameters } from '../call/parameters';
import { WireCount } from '../codec/count';
import { wireList } from '../codec/list';
import { askedPart, wirePage } from '../codec/page';
import { under } from '../codec/under';
import { WireMessage } from './wire-message';

const read = { method: 'GET', access: 'account', safe: true, key: 'none' } as const;
const unread = under('num', WireCount);

/** The messages of whoever is logged in; who it is comes from the token alone. */
export const messageCalls = {
  /** How many are unread. */
  unreadCount: call({
    ...read,
    path: '/webapp/message!seeListNum.action',
    parameters: none,
    answer: unread,
    toldBy: 'caller',
    onlyWithToken: true,
    refusals: [],
  }),
  /** The newest first. */
  list: call({
    ...read,
    path: '/webapp/message!list.action',
    parameters: parameters(askedPart),
    answer: wirePage(WireMessage),
    toldBy: 'shell',
    refusals: [],
  }),
  /** What came after a message, in whatever order (SOC-05); '0' is before the first. */
  since: call({
    ...read,
    path: '/webapp/message!since.action',
    parameters: one('after', t.string),
    answer: wireList(WireMessage),
    toldBy: 'caller',
    refusals: [],
  }),
  /** One of them, received or sent, with its rich text. */
  detail: call({
    ...read,
    path: '/webapp/message!detail.action',
    parameters: one('id', t.string),
    answer: WireMessage,
    toldBy: 'callerWhenNotThere',
    refusals: ['messageUnknown'],
  }),
  /** Marks one read and answers how many are unread; repeating it changes nothing. */
  markRead: call({
    method: 'POST',
    path: '/webapp/message!read.action',
    access: 'account',
    parameters: one('id', t.string),
    answer: unread,
    safe: false,
    key: 'none',
    toldBy: 'shell',
    refusals: ['messageUnknown'],
  }),
};
