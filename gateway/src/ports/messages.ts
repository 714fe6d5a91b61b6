import type { Either } from 'fp-ts/Either';
import type { Message } from '../domain/message/message';

/** A message as a client hands it in. */
export interface OutgoingMessage {
  /** Always from the token, never from what the client says. */
  readonly from: string;
  readonly to: string;
  readonly content: string;
  /** The exactly-once key made by the sender; null when it gave none. */
  readonly clientId: string | null;
}

/** Why a message was not taken; `text` is for the person who sent it. */
export interface SendRefusal {
  readonly kind:
    | 'empty'
    | 'tooLong'
    | 'unreadable'
    | 'unknownRecipient'
    | 'ownAccount'
    | 'notAllowed'
    | 'fileUnknown'
    | 'dealUnknown'
    | 'keyReused'
    | 'tooFast'
    | 'removed';
  readonly text: string;
}

/** `repeated` is true when the same clientId had been taken before: nothing new was stored. */
interface SentMessage {
  readonly message: Message;
  readonly repeated: boolean;
}

/**
 * The use case of every way to send (socket, operator).
 * It stores the message and publishes it on the bus; the caller publishes a repeated one to the sender
 * only (the recipient has it).
 */
export type SendMessage = (outgoing: OutgoingMessage) => Promise<Either<SendRefusal, SentMessage>>;
