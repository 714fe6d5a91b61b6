import { some } from 'fp-ts/Option';
import * as t from 'io-ts';
import { WireId } from '../codec/id';
import { WireLeaf } from '../codec/leaf';
import { orAbsent } from '../codec/or-absent';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireText } from '../codec/text';
import { WireTime } from '../codec/time';
import { MessageKind } from '../message/message-kind';

/**
 * What an incoming message is about: a message's own kind, or that what the user may do has changed, because their
 * verification was decided, or their membership began or ended.
 */
const KnownKind = t.keyof({ ...MessageKind.keys, verification: null, membership: null }, 'KnownKind');
type IncomingKind = t.TypeOf<typeof KnownKind>;

/** One that is not known reads as a notice. */
const IncomingKind = new WireLeaf<IncomingKind>(
  'IncomingKind',
  {
    types: ['string'],
    description: 'chat, notice, deal, order, verification or membership; anything else is a notice',
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
    to: orNull(WireId),
    content: WireText,
    kind: orNull(IncomingKind),
    /** Milliseconds since 1970. */
    sentAt: orNull(WireTime),
    conversation: orNull(WireId),
    /** The address of what it is about, inside the application. */
    link: orAbsent(WireText),
    /** The sender's own key of the message, on its way back to the sender. */
    clientId: orAbsent(WireId),
  },
  'IncomingMessage',
);
export type IncomingMessage = t.TypeOf<typeof IncomingMessage>;
