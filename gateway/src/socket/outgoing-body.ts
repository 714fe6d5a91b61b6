import { mapLeft, type Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { decodeJson } from '../../../contract/codec/decode-json';
import { OutgoingMessage } from '../../../contract/socket/outgoing-message';

/** A message as the socket takes it from a client; `clientId` is its exactly-once key or null. */
export interface Outgoing {
  readonly to: string;
  readonly content: string;
  readonly clientId: string | null;
}

/** Reads the body of a SEND frame: JSON with `content` and `to`. Left: it is something else. */
export const readOutgoing = (text: string): Either<'unreadable', Omit<Outgoing, 'clientId'>> =>
  pipe(
    text,
    decodeJson(OutgoingMessage),
    mapLeft(() => 'unreadable' as const),
  );
