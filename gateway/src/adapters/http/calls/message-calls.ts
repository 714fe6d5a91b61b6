import { isLeft, left, map, right } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { MessageReading } from '../../../application/message/message-reading';
import { messageId } from '../../../domain/message/message-id';
import { refusals } from '../../../domain/refusal/refusal';
import { messageRowWire, messageWire } from '../wire/message-wire';
import type { Call, CallResult, MemberContext } from './call';
import { inboxPlace } from './inbox-place';
import { parametersBy } from './parameters';

const idParameters = t.type({ id: t.string });
const sinceParameters = t.type({ after: t.string });

/** An id that no message can have is an unknown message, not a wrong call. */
const withMessage =
  (answer: (accountId: string, id: number) => CallResult) =>
  async ({ parameters, session }: MemberContext): CallResult => {
    const given = parametersBy(idParameters, parameters);
    if (isLeft(given)) return given;
    const id = messageId(given.right.id);
    return id._tag === 'None' ? left(refusals.messageUnknown) : answer(session.userId, id.value);
  };

export const messageCalls = (messages: MessageReading): readonly Call[] => [
  {
    path: '/webapp/message!seeListNum.action',
    method: 'GET',
    access: 'account',
    answer: async ({ session }) => right({ num: await messages.unread(session.userId) }),
  },
  {
    path: '/webapp/message!list.action',
    method: 'GET',
    access: 'account',
    answer: async ({ parameters, session }) => {
      const given = inboxPlace(parameters);
      if (isLeft(given)) return given;
      const { place, page, pageSize } = given.right;
      const { list, total, next } = await messages.page(session.userId, place, pageSize);
      const rows = list.map(messageRowWire(session.userId));
      return right({ list: rows, total, page, pageSize, next: next === null ? null : `m${next}` });
    },
  },
  {
    path: '/webapp/message!detail.action',
    method: 'GET',
    access: 'account',
    answer: (context) =>
      withMessage(async (accountId, id) => map(messageWire(accountId))(await messages.one(accountId, id)))(
        context,
      ),
  },
  {
    path: '/webapp/message!read.action',
    method: 'POST',
    access: 'account',
    answer: withMessage(async (accountId, id) =>
      map((num: number) => ({ num }))(await messages.markRead(accountId, id)),
    ),
  },
  {
    path: '/webapp/message!since.action',
    method: 'GET',
    access: 'account',
    answer: async ({ parameters, session }) => {
      const given = parametersBy(sinceParameters, parameters);
      if (isLeft(given)) return given;
      const after = given.right.after === '0' ? 0 : messageId(given.right.after);
      if (typeof after !== 'number' && after._tag === 'None') return left(refusals.wrongParameters);
      const list = await messages.since(session.userId, typeof after === 'number' ? after : after.value);
      return right({ list: list.map(messageRowWire(session.userId)) });
    },
  },
];
