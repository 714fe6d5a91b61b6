import * as t from 'io-ts';
import type { BusEvent } from '../../../ports/message-bus';

const textOrNull = t.union([t.string, t.null]);

const Content = t.type({
  id: t.number,
  from: t.string,
  fromName: t.string,
  fromOrg: textOrNull,
  to: t.string,
  kind: t.keyof({ chat: null, notice: null, deal: null, order: null }),
  title: textOrNull,
  content: t.string,
  html: textOrNull,
  sentAt: t.number,
  read: t.boolean,
  conversation: t.string,
  link: textOrNull,
  clientId: textOrNull,
  masked: t.boolean,
  recalledAt: t.union([t.number, t.null]),
});
const Before = t.exact(t.partial({ before: t.type({ recipient: t.number, sender: t.number }) }));

const Sent = t.type({ kind: t.literal('message.sent'), message: t.intersection([Content, Before]) });
const About = t.exact(t.partial({ about: t.keyof({ verification: null, membership: null }) }));

const Change = t.intersection([
  t.type({
    kind: t.keyof({ read: null, recall: null, inbox: null, deal: null }),
    id: t.union([t.number, t.null]),
    from: t.string,
    to: textOrNull,
    conversation: textOrNull,
    at: t.number,
  }),
  t.partial({ link: t.string }),
]);

/** An event as it is kept and as brokers carry it, in JSON. */
export const BusEventJson: t.Type<BusEvent, unknown> = t.union([
  t.intersection([Sent, About]),
  t.type({ kind: t.literal('messages.changed'), userIds: t.readonlyArray(t.string), change: Change }),
  t.type({ kind: t.literal('sessions.ended'), userId: t.string, sessionId: textOrNull }),
  t.type({ kind: t.literal('answer.stopped'), userId: t.string, turn: t.string }),
  t.type({ kind: t.literal('events.missed') }),
]);
