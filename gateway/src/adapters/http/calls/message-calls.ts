import { isLeft, left, map, right, type Either } from 'fp-ts/Either';
import { messageCalls as ofMessages } from '../../../../../contract/message/calls';
import type { MessageReading } from '../../../application/message/message-reading';
import { numberedId } from '../../../domain/identifier/numbered-id';
import { mapPart } from '../../../domain/page/list-part';
import { refusals, type Refusal } from '../../../../../contract/refusal/refusal';
import { chatLimits } from '../../../../../contract/rules/chat-rule';
import { followingWire, inboxRowWire, messageWire } from '../wire/message-wire';
import { answering } from './answering';
import type { Call } from './call';
import { ownMark } from './list-part';

/** An id that no message can have is an unknown message, not a wrong call. */
const known = (given: string): Either<Refusal, number> => {
  const id = numberedId(given);
  return id._tag === 'None' ? left(refusals.messageUnknown) : right(id.value);
};

/** After which message; '0' is before the first. */
const after = (given: string): Either<Refusal, number> => {
  const id = numberedId(given);
  if (id._tag === 'Some') return right(id.value);
  return given === '0' ? right(0) : left(refusals.wrongParameters);
};

/** The calls about messages; whose they are comes from the token alone. */
export const messageCalls = (messages: MessageReading): readonly Call[] => [
  answering(ofMessages.unreadCount, async (_, { session }) => right(await messages.unread(session.userId))),
  answering(ofMessages.list, async ({ of, keyword, ...asked }, { session }) => {
    const mark = ownMark('m', session.userId, of, keyword);
    const given = mark.asked(asked);
    if (isLeft(given)) return given;
    if (Array.from(keyword ?? '').length > chatLimits.keyword) return left(refusals.wrongParameters);
    const part = await messages.page(session.userId, { of, keyword }, given.right);
    return right(mark.told(mapPart(part, inboxRowWire(session.userId)), given.right));
  }),
  answering(ofMessages.detail, async (given, { session }) => {
    const id = known(given);
    if (isLeft(id)) return id;
    return map(messageWire(session.userId))(await messages.one(session.userId, id.right));
  }),
  answering(ofMessages.markRead, async (given, { session }) => {
    const id = known(given);
    return isLeft(id) ? id : messages.markRead(session.userId, id.right);
  }),
  answering(ofMessages.since, async (given, { session }) => {
    const id = after(given);
    if (isLeft(id)) return id;
    return right((await messages.since(session.userId, id.right)).map(followingWire(session.userId)));
  }),
  answering(ofMessages.readAll, async (_, { session }) => right(await messages.readAll(session.userId))),
  answering(ofMessages.remove, async (given, { session }) => {
    const id = known(given);
    return isLeft(id) ? id : messages.setRemoved(session.userId, id.right, true);
  }),
  answering(ofMessages.restore, async (given, { session }) => {
    const id = known(given);
    return isLeft(id) ? id : messages.setRemoved(session.userId, id.right, false);
  }),
];
