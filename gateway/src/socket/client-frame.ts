import { isLeft } from 'fp-ts/Either';
import { topics } from '../../../contract/socket/topics';
import { readHeartBeat, type HeartBeatOffer } from './heart-beat';
import { readOutgoing, type Outgoing } from './outgoing-body';
import { headerOf, type StompFrame, type StompHeading } from './stomp-frame';

/** What a client asks, read from its frame; `receipt` is the id it wants to hear back, or null. */
export type ClientFrame =
  | { readonly ask: 'connect'; readonly token: string | null; readonly heartBeat: HeartBeatOffer }
  | { readonly ask: 'subscribe'; readonly id: string; readonly receipt: string | null }
  | { readonly ask: 'unsubscribe'; readonly id: string; readonly receipt: string | null }
  | { readonly ask: 'send'; readonly outgoing: Outgoing; readonly receipt: string | null }
  /** A malformed or too long message: its sender gets an error, and the connection stays open. */
  | {
      readonly ask: 'sendUnsendable';
      readonly reason: Unsendable;
      readonly clientId: string | null;
      readonly receipt: string | null;
    }
  | { readonly ask: 'disconnect'; readonly receipt: string | null }
  | { readonly ask: 'impossible'; readonly reason: Impossible; readonly receipt: string | null };

/** Why a frame cannot be served. */
export type Impossible =
  | 'version'
  | 'heartBeat'
  | 'command'
  | 'transaction'
  | 'destination'
  | 'ackMode'
  | 'subscriptionId'
  | 'clientId'
  | 'body';

/** Why what was sent cannot be a message. */
export type Unsendable = 'body' | 'tooLong';

type Read = (frame: StompFrame, receipt: string | null) => ClientFrame;

const clientIdShape = /^[A-Za-z0-9-]{1,64}$/;

const impossible = (reason: Impossible, receipt: string | null): ClientFrame => ({
  ask: 'impossible',
  reason,
  receipt,
});

const connect: Read = (frame, receipt) => {
  const versions = (headerOf(frame, 'accept-version') ?? '1.0').split(',');
  if (!versions.some((version) => version.trim() === '1.2')) return impossible('version', receipt);
  const heartBeat = readHeartBeat(headerOf(frame, 'heart-beat'));
  if (heartBeat === null) return impossible('heartBeat', receipt);
  const bearer = /^Bearer (\S{1,512})$/.exec(headerOf(frame, 'Authorization') ?? '');
  return { ask: 'connect', token: bearer?.[1] ?? null, heartBeat };
};

const subscribe: Read = (frame, receipt) => {
  const id = headerOf(frame, 'id') ?? '';
  if (id === '' || id.length > 128) return impossible('subscriptionId', receipt);
  if (headerOf(frame, 'destination') !== topics.inbox.destination) return impossible('destination', receipt);
  if ((headerOf(frame, 'ack') ?? 'auto') !== 'auto') return impossible('ackMode', receipt);
  return { ask: 'subscribe', id, receipt };
};

const unsubscribe: Read = (frame, receipt) => {
  const id = headerOf(frame, 'id') ?? '';
  return id === '' ? impossible('subscriptionId', receipt) : { ask: 'unsubscribe', id, receipt };
};

/** A SEND with its body, or with null where that was too long to be kept. */
const sendOf = (frame: StompHeading, body: string | null, receipt: string | null): ClientFrame => {
  if (headerOf(frame, 'transaction') !== null) return impossible('transaction', receipt);
  if (headerOf(frame, 'destination') !== topics.toOne.destination) return impossible('destination', receipt);
  const clientId = headerOf(frame, 'client-id');
  if (clientId !== null && !clientIdShape.test(clientId)) return impossible('clientId', receipt);
  if (body === null) return { ask: 'sendUnsendable', reason: 'tooLong', clientId, receipt };
  const outgoing = readOutgoing(body);
  if (isLeft(outgoing)) return { ask: 'sendUnsendable', reason: 'body', clientId, receipt };
  return { ask: 'send', outgoing: { ...outgoing.right, clientId }, receipt };
};

const send: Read = (frame, receipt) => sendOf(frame, frame.body, receipt);

const readers: Readonly<Record<string, Read>> = {
  CONNECT: connect,
  STOMP: connect,
  SUBSCRIBE: subscribe,
  UNSUBSCRIBE: unsubscribe,
  SEND: send,
  DISCONNECT: (_frame, receipt) => ({ ask: 'disconnect', receipt }),
};

/** Reads a frame that a client sent. Total: what cannot be served says so. */
export const readClientFrame = (frame: StompFrame): ClientFrame => {
  const receipt = headerOf(frame, 'receipt');
  const read = Object.hasOwn(readers, frame.command) ? readers[frame.command] : undefined;
  if (read === undefined) return impossible('command', receipt);
  // Of a client's frames only SEND may have a body.
  if (frame.command !== 'SEND' && frame.body !== '') return impossible('body', receipt);
  return read(frame, receipt);
};

/** Reads the heading of a frame whose body was too long to be kept; null where no such frame may have one. */
export const readTooLongFrame = (heading: StompHeading): ClientFrame | null =>
  heading.command === 'SEND' ? sendOf(heading, null, headerOf(heading, 'receipt')) : null;
