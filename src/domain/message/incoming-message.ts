import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { cut } from '../text/cut';
import { IncomingMessage } from '../../../contract/socket/incoming-message';

/** How much of a frame that does not decode is logged, in characters (SOC-07). */
const excerptLength = 256;

const plainText = (content: string): IncomingMessage => ({
  id: null,
  from: null,
  fromName: null,
  to: null,
  title: null,
  content,
  kind: null,
  sentAt: null,
  conversation: null,
  link: null,
  masked: false,
  after: null,
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
