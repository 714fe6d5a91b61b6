import { map } from 'fp-ts/Either';
import { chatCalls as ofChats } from '../../../../../contract/chat/calls';
import { refusals } from '../../../../../contract/refusal/refusal';
import type { ReadChatFile } from '../../../application/chat/chat-files';
import type { Consulting } from '../../../application/chat/consulting';
import type { OwnChats } from '../../../application/chat/own-chats';
import type { ReportMessage } from '../../../application/report/report-message';
import { threadWire } from '../wire/chat-wire';
import { messageRowWire } from '../wire/message-wire';
import { answering, done } from './answering';
import type { Call } from './call';
import { numberOr, oneCall } from './one-call';
import { cursorSign, numberPlaces, pagedCall, pagedList } from './paged-call';
import { sendingFile } from './sending-file';

const messageIdOf = numberOr(refusals.messageUnknown);

export interface ChatUseCases {
  readonly chats: OwnChats;
  readonly consulting: Consulting;
  readonly file: ReadChatFile;
  readonly report: ReportMessage;
}

/** The calls about conversations of two; who asks comes from the token alone. */
export const chatCalls = ({ chats, consulting, file, report }: ChatUseCases): readonly Call[] => [
  answering(ofChats.thread, async (peer, { session }) => map(threadWire)(await chats.thread(session, peer))),
  pagedCall(ofChats.history, ({ with: peer }, { session: { userId } }) =>
    pagedList({
      sign: cursorSign('c', userId, peer),
      places: numberPlaces,
      read: (part) => chats.history(userId, peer, part),
      item: messageRowWire(userId),
    }),
  ),
  answering(ofChats.hits, async ({ with: peer, keyword }, { session }) =>
    map((ids: readonly number[]) => ids.map((id) => ({ id: String(id) })))(
      await chats.hits(session.userId, peer, keyword),
    ),
  ),
  oneCall(
    ofChats.read,
    (given) => messageIdOf(given.upTo),
    (id, { session }, { with: peer }) => chats.read(session.userId, peer, id),
  ),
  oneCall(ofChats.recall, messageIdOf, async (id, { session }) =>
    done(await chats.recall(session.userId, id)),
  ),
  answering(ofChats.block, async ({ with: peer, blocked }, { session }) =>
    done(await chats.block(session.userId, peer, blocked)),
  ),
  oneCall(
    ofChats.report,
    (given) => messageIdOf(given.id),
    async (id, { session }, said) => done(await report(session.userId, { ...said, id })),
  ),
  answering(ofChats.consult, async (deal, { session }) => consulting(session.userId, deal)),
  sendingFile(ofChats.file, ({ id, size }, { session }) => file(session.userId, id, size)),
];
