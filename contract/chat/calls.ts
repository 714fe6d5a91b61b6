import { call } from '../call/call';
import { one, parameters } from '../call/parameters';
import { WireCount } from '../codec/count';
import { WireFlag } from '../codec/flag';
import { WireId } from '../codec/id';
import { nothing } from '../codec/nothing';
import { askedPart, wirePage } from '../codec/page';
import { record } from '../codec/record';
import { under } from '../codec/under';
import { withDefault } from '../codec/with-default';
import { unknownOf } from '../refusal/unknown-of';
import { WireMessage } from '../message/wire-message';
import { ChatFile, FileSize } from './chat-file';
import { CardKind } from './deal-card';
import { MessageReportReason } from './report-reason';
import { WireThread } from './thread';
import { filledUpTo, IdText, textUpTo } from '../codec/formed-text';
import { wireList } from '../codec/list';
import { chatLimits } from '../rules/chat-rule';
import { reportLimits } from '../rules/report-rule';

/** A message that contains a keyword. */
const ChatHit = record({ id: WireId }, 'ChatHit');

const read = { method: 'GET', access: 'account', safe: true, key: 'none', reportedBy: 'caller' } as const;
const write = { method: 'POST', access: 'account', safe: false, key: 'none', reportedBy: 'caller' } as const;

/** Conversations of two (SCR-12). The socket sends what a member writes. The token alone names the caller. */
export const chatCalls = {
  /** The caller's relation to another party. A party that the caller may not write to and has no message of is unknown. */
  thread: call({
    ...read,
    path: '/webapp/chat!thread.action',
    parameters: one('with', IdText),
    answer: WireThread,
    refusals: ['partyUnknown'],
  }),
  /** What the two wrote, the newest first. */
  history: call({
    ...read,
    path: '/webapp/chat!history.action',
    parameters: parameters({ with: IdText, ...askedPart }),
    answer: wirePage(WireMessage),
    refusals: ['partyUnknown'],
  }),
  /** The ids of the messages of the two that contain a keyword and that the reader sees: the newest first, at most 100. */
  hits: call({
    ...read,
    path: '/webapp/chat!hits.action',
    parameters: parameters({ with: IdText, keyword: filledUpTo(chatLimits.keyword) }),
    answer: wireList(ChatHit),
    refusals: ['partyUnknown'],
  }),
  /** Marks what the other wrote as read, up to a message; answers how many are unread in all. */
  read: call({
    ...write,
    path: '/webapp/chat!read.action',
    parameters: parameters({ with: IdText, upTo: IdText }),
    answer: under('num', WireCount),
    refusals: ['partyUnknown', 'messageUnknown'],
  }),
  /** Recalls the caller's message, within 2 minutes. A recalled message stays so. */
  recall: call({
    ...write,
    path: '/webapp/chat!recall.action',
    parameters: one('id', IdText),
    answer: nothing,
    refusals: ['messageUnknown', 'recallTooLate'],
  }),
  /** Keeps the other from writing, or lets them again. */
  block: call({
    ...write,
    path: '/webapp/chat!block.action',
    parameters: parameters({ with: IdText, blocked: WireFlag }),
    answer: nothing,
    refusals: ['partyUnknown'],
  }),
  /** Reports a message that one received; the outcome comes as a notice. */
  report: call({
    ...write,
    path: '/webapp/chat!report.action',
    parameters: parameters({
      id: IdText,
      reason: MessageReportReason,
      words: withDefault(textUpTo(reportLimits.words), ''),
    }),
    answer: nothing,
    refusals: ['messageUnknown', 'reportTwice', 'reportsFull', 'reportWords'],
  }),
  /** Whom to write to about a thing; from then on the two share it. Again changes nothing. Of a sale or a demand that hides its owner from the asker, `to` is the id of a deal thread (chat.md), in the place of the owner's account. */
  consult: call({
    ...write,
    path: '/webapp/chat!consult.action',
    parameters: parameters({ kind: CardKind, id: IdText }),
    answer: record({ to: WireId }, 'Consulted'),
    refusals: [...unknownOf('card'), 'consultOwn', 'consultUnverified', 'consultsTooOften', 'contactsUsedUp'],
  }),
  /** A file that one of the two sent the other, for these two alone; a picture that holds a QR code is the other's once contacts are not hidden between them (MKT-16). */
  file: call({
    ...read,
    path: '/webapp/chat!file.action',
    parameters: parameters({ id: IdText, size: withDefault(FileSize, 'whole') }),
    answer: ChatFile,
    refusals: ['chatFileUnknown', 'chatFileHidden', 'chatFilesTooOften', 'uploadBusy'],
  }),
};
