import { isLeft, left, map, right } from 'fp-ts/Either';
import { chatCalls as ofChats } from '../../../../../contract/chat/calls';
import { refusals } from '../../../../../contract/refusal/refusal';
import type { ReadChatFile } from '../../../application/chat/chat-files';
import type { Consulting } from '../../../application/chat/consulting';
import type { OwnChats } from '../../../application/chat/own-chats';
import type { ReportMessage } from '../../../application/report/report-message';
import { numberedId } from '../../../domain/identifier/numbered-id';
import { mapPart } from '../../../domain/page/list-part';
import { threadWire } from '../wire/chat-wire';
import { messageRowWire } from '../wire/message-wire';
import { answering, done } from './answering';
import type { Call } from './call';
import { ownMark } from './list-part';

export interface ChatUseCases {
  readonly chats: OwnChats;
  readonly consulting: Consulting;
  readonly file: ReadChatFile;
  readonly report: ReportMessage;
}

/** The calls about conversations of two; who asks comes from the token alone. */
export const chatCalls = ({ chats, consulting, file, report }: ChatUseCases): readonly Call[] => [
  answering(ofChats.thread, async (peer, { session }) => map(threadWire)(await chats.thread(session, peer))),
  answering(ofChats.history, async ({ with: peer, ...asked }, { session }) => {
    const mark = ownMark('c', session.userId, peer);
    const given = mark.asked(asked);
    if (isLeft(given)) return given;
    const part = await chats.history(session.userId, peer, given.right);
    return isLeft(part)
      ? part
      : right(mark.told(mapPart(part.right, messageRowWire(session.userId)), given.right));
  }),
  answering(ofChats.hits, async ({ with: peer, keyword }, { session }) =>
    map((ids: readonly number[]) => ids.map((id) => ({ id: String(id) })))(
      await chats.hits(session.userId, peer, keyword),
    ),
  ),
  answering(ofChats.read, async ({ with: peer, upTo }, { session }) => {
    const id = numberedId(upTo);
    return id._tag === 'None' ? left(refusals.messageUnknown) : chats.read(session.userId, peer, id.value);
  }),
  answering(ofChats.recall, async (given, { session }) => {
    const id = numberedId(given);
    return id._tag === 'None'
      ? left(refusals.messageUnknown)
      : done(await chats.recall(session.userId, id.value));
  }),
  answering(ofChats.block, async ({ with: peer, blocked }, { session }) =>
    done(await chats.block(session.userId, peer, blocked)),
  ),
  answering(ofChats.report, async ({ id: given, ...said }, { session }) => {
    const id = numberedId(given);
    return id._tag === 'None'
      ? left(refusals.messageUnknown)
      : done(await report(session.userId, { id: id.value, ...said }));
  }),
  answering(ofChats.consult, async (deal, { session }) => consulting(session.userId, deal)),
  answering(ofChats.file, async ({ id, size }, { session }) => file(session.userId, id, size)),
];
