import type * as t from 'io-ts';
import { FrameMessage } from '../../../contract/captcha/frame-message';
import { endsSession, sessionEndedCode, socketEnds } from '../../../contract/socket/ends';
import { subprotocols, topics } from '../../../contract/socket/topics';
import { frameExample, incomingExample, incomingKinds, outgoingExample } from './examples/socket';
import { codecIn, schemaOf, type Named, type Schema } from './schema';

/**
 * What a message of this codec holds, and an example as it travels.
 * @throws when the example does not read back
 */
const messageOf = <A, O>(
  codec: t.Type<A, O>,
  example: A,
  told: { readonly name: string; readonly summary: string; readonly headers?: Schema },
  named: Named,
) => {
  const travelled: unknown = JSON.parse(JSON.stringify(codec.encode(example)));
  if (codec.decode(travelled)._tag === 'Left') throw new Error(`the example of ${told.name} does not decode`);
  return {
    ...told,
    contentType: 'application/json',
    payload: schemaOf(codecIn(codec), named),
    examples: [{ payload: travelled }],
  };
};

const text = (description: string): Schema => ({ type: 'string', description });

const connected = {
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

const stompHeaders = (fields: Readonly<Record<string, Schema>>, required = Object.keys(fields)): Schema => ({
  type: 'object',
  required,
  properties: fields,
});

const nothingInBody = { payload: { type: 'null' } };

const accepted = {
  name: 'connected',
  summary:
    'CONNECTED: the session is known. The client subscribes at once, and counts the connection as open. It waits 10 s for this frame.',
  headers: stompHeaders(
    {
      version: { type: 'string', enum: ['1.2', '1.1'] },
      'heart-beat': { type: 'string', pattern: '^[0-9]+,[0-9]+$', description: 'as STOMP negotiates it; 0,0 is legal' },
    },
    ['version'],
  ),
  ...nothingInBody,
};

const subscribed = {
  name: 'subscribe',
  summary: 'SUBSCRIBE: one subscription per connection, right after CONNECTED.',
  headers: stompHeaders({
    id: text('names the subscription; each MESSAGE carries it as `subscription`'),
    destination: text('socket.subscribe of config.json with the user’s id in the place of <id>'),
    ack: { type: 'string', const: 'auto' },
  }, ['id', 'destination']),
  ...nothingInBody,
};

const receipt = {
  name: 'receipt',
  summary:
    'RECEIPT: the server has taken the SEND with this receipt, now or before a repetition. The message counts as sent and leaves the outbox. It is shown as sent also where the server does not send it back; sent back with its clientId it gets its id, so that it can be recalled.',
  headers: stompHeaders({ 'receipt-id': text('the `receipt` of the SEND, which is its client-id') }),
  ...nothingInBody,
};

const ended = {
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

const messageHeaders = stompHeaders(
  {
    subscription: text('the id of the SUBSCRIBE: a message is known by it, whatever its destination'),
    'message-id': text('of the server; the client does not read it'),
    destination: text('of the server; the client does not read it'),
  },
  ['subscription', 'message-id'],
);

const ref = (to: string) => ({ $ref: `#/${to}` });

const about = [
  'STOMP over one WebSocket at socketUrl of config.json (/ws on the serving host where it is empty), with ?userId=.',
  'Destinations are those of config.json; the ones here are the defaults. The captcha’s frame speaks by postMessage',
  'to the origin of the page that shows it. What a server of your own must keep stands in ../own-socket.md.',
].join(' ');

/** The topics of the socket and the messages of the captcha's frame as AsyncAPI 3, made from the codecs. */
export const asyncApi = () => {
  const named: Named = new Map();
  const kinds = Object.fromEntries(
    incomingKinds.map(({ kind, summary, example }) => [
      kind,
      messageOf(topics.inbox.body, example, { name: kind, summary, headers: messageHeaders }, named),
    ]),
  );
  const messages = {
    connect: connected,
    connected: accepted,
    subscribe: subscribed,
    receipt,
    ended,
    ...kinds,
    incoming: messageOf(
      topics.inbox.body,
      incomingExample,
      {
        name: 'incoming',
        headers: messageHeaders,
        summary:
          'A message to whoever is connected, known by its subscription. Only its content is certain; a body that is no JSON is plain text. verification and membership tell that the user’s own rights have changed.',
      },
      named,
    ),
    outgoing: messageOf(
      topics.toOne.body,
      outgoingExample,
      {
        name: 'outgoing',
        summary:
          'SEND: a message to one other user. Who writes is known by the connection. Without RECEIPT, echo or refusal within 10 s it is sent again, three times in all, where socket.clientIds is true; otherwise it is shown as sent, unconfirmed.',
        headers: stompHeaders({
          destination: text('socket.send of config.json'),
          'client-id': text('a UUID, the exactly-once key: the same one is taken once, and answered again'),
          receipt: text('the same UUID; RECEIPT answers with it'),
          'content-type': { type: 'string', const: 'application/json' },
        }),
      },
      named,
    ),
    frame: messageOf(
      FrameMessage,
      frameExample,
      {
        name: 'frame',
        summary: 'How the captcha goes on. code comes with error, ticket and randstr with verified.',
      },
      named,
    ),
  };
  const channel = (address: string | null, description: string, names: readonly string[]) => ({
    address,
    description,
    messages: Object.fromEntries(names.map((name) => [name, ref(`components/messages/${name}`)])),
  });
  const operation = (action: 'send' | 'receive', where: string, name: string) => ({
    action,
    channel: ref(`channels/${where}`),
    messages: [ref(`channels/${where}/messages/${name}`)],
  });
  return {
    asyncapi: '3.0.0',
    info: { title: '琥珀并购', version: '1.0.0', description: about },
    defaultContentType: 'application/json',
    servers: {
      socket: {
        host: 'hupo.example',
        pathname: '/ws',
        protocol: 'stomp',
        description: `A WebSocket of the subprotocols ${subprotocols.join(', ')}, the first that the server knows.`,
      },
    },
    channels: {
      connection: channel(null, 'How a connection begins and ends.', ['connect', 'connected', 'subscribe', 'receipt', 'ended']),
      inbox: channel(topics.inbox.destination, 'What arrives for a user.', ['incoming', ...Object.keys(kinds)]),
      toOne: channel(topics.toOne.destination, 'What a user writes to one other.', ['outgoing']),
      captcha: channel(null, 'From the captcha’s frame to its page.', ['frame']),
    },
    operations: {
      connect: operation('send', 'connection', 'connect'),
      hearConnected: operation('receive', 'connection', 'connected'),
      subscribe: operation('send', 'connection', 'subscribe'),
      hearReceipt: operation('receive', 'connection', 'receipt'),
      hearEnd: operation('receive', 'connection', 'ended'),
      hearMessage: operation('receive', 'inbox', 'incoming'),
      ...Object.fromEntries(Object.keys(kinds).map((kind) => [`hear_${kind}`, operation('receive', 'inbox', kind)])),
      writeMessage: operation('send', 'toOne', 'outgoing'),
      hearFrame: operation('receive', 'captcha', 'frame'),
    },
    components: {
      messages,
      schemas: Object.fromEntries([...named].map(([name, { schema }]) => [name, schema])),
    },
  };
};
