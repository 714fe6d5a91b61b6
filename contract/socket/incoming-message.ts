import { some } from 'fp-ts/Option';
import * as t from 'io-ts';
import { WireFlag } from '../codec/flag';
import { WireId } from '../codec/id';
import { WireLeaf } from '../codec/leaf';
import { orAbsent } from '../codec/or-absent';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText, WireText } from '../codec/text';
import { WireTime } from '../codec/time';
import { withDefault } from '../codec/with-default';
import { MessageKind } from '../message/message-kind';

/**
 * The subject of an incoming message: a message's own kind, or, with neither id nor content, `deal` of a deal that
 * changed by what the user did elsewhere; that the user's permissions changed, because their
 * verification was decided, or their membership began or ended; or what happened to messages: `read` up to `id` by `from`,
 * `recall` of `id`, `inbox` when the user's own list was changed elsewhere (by the reading of `id`, where that is all; with
 * two accounts in `from` and `to`, because the first blocked the second or lets them write again), `refused` of what the user sent under `clientId`, with why for the person.
 */
const KnownKind = t.keyof(
  {
    ...MessageKind.keys,
    verification: null,
    membership: null,
    read: null,
    recall: null,
    inbox: null,
    refused: null,
  },
  'KnownKind',
);
type IncomingKind = t.TypeOf<typeof KnownKind>;

/** One that is not known reads as a notice. */
const IncomingKind = new WireLeaf<IncomingKind>(
  'IncomingKind',
  {
    types: ['string'],
    schema: { examples: Object.keys(KnownKind.keys) },
    description:
      'chat, notice, deal, order, verification, membership, read, recall, inbox or refused; anything else is a notice',
  },
  KnownKind.is,
  (input) => some(KnownKind.is(input) ? input : 'notice'),
  (kind) => kind,
);

/** A message as the socket brings it; only its content is certain (contract: Socket). */
export const IncomingMessage = record(
  {
    id: orNull(WireId),
    from: orNull(WireId),
    /** As the reader may know the sender. */
    fromName: orAbsent(WireFilledText),
    to: orNull(WireId),
    /** What the platform's message is called; it names what became of something. */
    title: orAbsent(WireFilledText),
    content: WireText,
    kind: orNull(IncomingKind),
    /** Milliseconds since 1970. */
    sentAt: orNull(WireTime),
    conversation: orNull(WireId),
    /** The address of what it is about, inside the application. */
    link: orAbsent(WireText),
    /** Contacts in it were hidden (MKT-16). */
    masked: withDefault(WireFlag, false),
    /** The message before it in the reader's inbox, sent ones with it, '0' before the first. */
    after: orAbsent(WireId),
    /** The sender's own key of the message, on its way back to the sender. */
    clientId: orAbsent(WireId),
  },
  'IncomingMessage',
);
export type IncomingMessage = t.TypeOf<typeof IncomingMessage>;
