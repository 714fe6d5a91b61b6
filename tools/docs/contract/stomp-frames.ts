import { endsSession, sessionEndedCode, socketEnds } from '../../../contract/socket/ends';
import type { Schema } from './schema';

/** A header that is a text. */
export const text = (description: string): Schema => ({ type: 'string', description });

/** CONNECT. */
export const connected = {
  name: 'connect',
  summary: 'CONNECT: who it is. The token is in a header of the frame, never in an address.',
  headers: {
    type: 'object',
    required: ['Authorization', 'accept-version'],
    properties: {
      Authorization: text('Bearer and the token'),
      'accept-version': text('1.2,1.1'),
      'heart-beat': text('10000,10000; the server may ask for fewer, or none'),
    },
  },
  payload: { type: 'null' },
};

/** The headers of a frame. */
export const stompHeaders = (
  fields: Readonly<Record<string, Schema>>,
  required = Object.keys(fields),
): Schema => ({
  type: 'object',
  required,
  properties: fields,
});

const nothingInBody = { payload: { type: 'null' } };

/** CONNECTED. */
export const accepted = {
  name: 'connected',
  summary:
    'CONNECTED: the session is known. The client subscribes at once, and counts the connection as open. It waits 10 s for this frame.',
  headers: stompHeaders(
    {
      version: { type: 'string', enum: ['1.2', '1.1'] },
      'heart-beat': {
        type: 'string',
        pattern: '^[0-9]+,[0-9]+$',
        description: 'as STOMP negotiates it; 0,0 is legal',
      },
    },
    ['version'],
  ),
  ...nothingInBody,
};

/** SUBSCRIBE. */
export const subscribed = {
  name: 'subscribe',
  summary: 'SUBSCRIBE: one subscription per connection, right after CONNECTED.',
  headers: stompHeaders(
    {
      id: text('names the subscription; each MESSAGE carries it as `subscription`'),
      destination: text('socket.subscribe of config.json with the user’s id in the place of <id>'),
      ack: { type: 'string', const: 'auto' },
    },
    ['id', 'destination'],
  ),
  ...nothingInBody,
};

/** RECEIPT. */
export const receipt = {
  name: 'receipt',
  summary:
    'RECEIPT: the server has taken the SEND with this receipt, now or before a repetition. The message counts as sent and leaves the outbox. It is shown as sent also where the server does not send it back; sent back with its clientId it gets its id, so that it can be recalled.',
  headers: stompHeaders({ 'receipt-id': text('the `receipt` of the SEND, which is its client-id') }),
  ...nothingInBody,
};

/** ERROR. */
export const ended = {
  name: 'ended',
  summary: `ERROR: why the connection ends; it is the last frame. Of its codes only ${endsSession.join(' and ')} end the session, and of the close codes only ${String(sessionEndedCode)}. Anything else, and no code, is a broken connection that is tried again.`,
  headers: {
    type: 'object',
    properties: {
      code: { type: 'string', enum: Object.keys(socketEnds), description: 'for programs' },
      message: text('for people'),
    },
  },
  payload: { type: 'null' },
  'x-close-codes': socketEnds,
};

/** The headers of MESSAGE. */
export const messageHeaders = stompHeaders(
  {
    subscription: text('the id of the SUBSCRIBE: a message is known by it, whatever its destination'),
    'message-id': text('of the server; the client does not read it'),
    destination: text('of the server; the client does not read it'),
  },
  ['subscription', 'message-id'],
);
