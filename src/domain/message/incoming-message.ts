import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { some } from 'fp-ts/Option';
import * as t from 'io-ts';
import { cut } from '../text/cut';
import { WireId } from '../../../contract/codec/id';
import { WireLeaf } from '../../../contract/codec/leaf';
import { orNull } from '../../../contract/codec/or-null';
import { record } from '../../../contract/codec/record';
import { WireText } from '../../../contract/codec/text';
import { WireTime } from '../../../contract/codec/time';
import { MessageKind } from '../../../contract/message/message-kind';

/**
 * What an incoming message is about: a message's own kind, or that what the user may do has changed, because their
 * verification was decided, or their membership began or ended.
 */
const KnownKind = t.keyof({ ...MessageKind.keys, verification: null, membership: null }, 'KnownKind');
type IncomingKind = t.TypeOf<typeof KnownKind>;

/** One that is not known reads as a notice. */
const IncomingKind = new WireLeaf<IncomingKind>(
  'IncomingKind',
  { types: ['string'], description: 'kind; anything else is a notice' },
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
    link: orNull(WireText),
    /** The sender's own key of the message, on its way back to the sender. */
    clientId: orNull(WireId),
  },
  'IncomingMessage',
);
export type IncomingMessage = t.TypeOf<typeof IncomingMessage>;

/** How much of a frame that does not decode is logged, in characters (SOC-07). */
const excerptLength = 256;

const plainText = (content: string): IncomingMessage => ({
  id: null,
  from: null,
  to: null,
  content,
  kind: null,
  sentAt: null,
  conversation: null,
  link: null,
  clientId: null,
});

const looksLikeJson = (body: string): boolean => /^\s*[{[]/.test(body);

/**
 * Reads the body of a socket message: JSON, or else plain text (contract: Socket).
 * @returns left is what to log of a body that is neither: its first 256 characters
 */
export function decodeIncomingMessage(body: string): E.Either<string, IncomingMessage> {
  const refused = (): string => cut(body, excerptLength);
  if (body.trim() === '') return E.left(refused());
  if (!looksLikeJson(body)) return E.right(plainText(body));
  return pipe(
    E.tryCatch((): unknown => JSON.parse(body), refused),
    E.chain((value) => pipe(IncomingMessage.decode(value), E.mapLeft(refused))),
  );
}
