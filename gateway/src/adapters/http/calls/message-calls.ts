import { left, map, right, type Either } from 'fp-ts/Either';
import { messageCalls as ofMessages } from '../../../../../contract/message/calls';
import type { MessageReading } from '../../../application/message/message-reading';
import { refusals, type Refusal } from '../../../../../contract/refusal/refusal';
import { chatLimits } from '../../../../../contract/rules/chat-rule';
import { followingWire, inboxRowWire, messageWire } from '../wire/message-wire';
import { answering } from './answering';
import type { Call } from './call';
import { numberOr, oneCall } from './one-call';
import { cursorSign, numberPlaces, pagedCall, pagedList } from './paged-call';

/** An id that no message can have is an unknown message, not a wrong call. */
const idOf = numberOr(refusals.messageUnknown);

/** After which message; '0' is before the first. */
const afterOf = (given: string): Either<Refusal, number> =>
  given === '0' ? right(0) : numberOr(refusals.wrongParameters)(given);

/** The calls about messages; whose they are comes from the token alone. */
export const messageCalls = (messages: MessageReading): readonly Call[] => [
  answering(ofMessages.unreadCount, async (_, { session }) => right(await messages.unread(session.userId))),
  pagedCall(ofMessages.list, ({ of, keyword }, { session: { userId } }) =>
    Array.from(keyword ?? '').length > chatLimits.keyword
      ? left(refusals.wrongParameters)
      : pagedList({
          sign: cursorSign('m', userId, of, keyword),
          places: numberPlaces,
          read: async (part) => right(await messages.page(userId, { of, keyword }, part)),
          item: inboxRowWire(userId),
        }),
  ),
  oneCall(ofMessages.detail, idOf, async (id, { session }) =>
    map(messageWire(session.userId))(await messages.one(session.userId, id)),
  ),
  oneCall(ofMessages.markRead, idOf, (id, { session }) => messages.markRead(session.userId, id)),
  oneCall(ofMessages.since, afterOf, async (id, { session }) =>
    right((await messages.since(session.userId, id)).map(followingWire(session.userId))),
  ),
  answering(ofMessages.readAll, async (_, { session }) => right(await messages.readAll(session.userId))),
  oneCall(ofMessages.remove, idOf, (id, { session }) => messages.setRemoved(session.userId, id, true)),
  oneCall(ofMessages.restore, idOf, (id, { session }) => messages.setRemoved(session.userId, id, false)),
];
