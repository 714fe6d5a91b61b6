import type * as t from 'io-ts';
import { FrameMessage } from '../../../contract/captcha/frame-message';
import { endsSession, sessionEndedCode, socketEnds } from '../../../contract/socket/ends';
import { subprotocols, topics } from '../../../contract/socket/topics';
import { frameExample, incomingExample, outgoingExample } from './examples/socket';
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

const ref = (to: string) => ({ $ref: `#/${to}` });

const about = [
  'STOMP over one WebSocket at socketUrl of config.json (/ws on the serving host where it is empty), with ?userId=.',
  'Destinations are those of config.json; the ones here are the defaults. The captcha’s frame speaks by postMessage',
  'to the origin of the page that shows it. What a server of your own must keep stands in ../own-socket.md.',
].join(' ');

/** The topics of the socket and the messages of the captcha's frame as AsyncAPI 3, made from the codecs. */
export const asyncApi = () => {
  const named: Named = new Map();
  const messages = {
    connect: connected,
    ended,
    incoming: messageOf(
      topics.inbox.body,
      incomingExample,
      {
        name: 'incoming',
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
        summary: 'A message to one other user; the same client-id is sent once.',
        headers: { type: 'object', properties: { 'client-id': text('1 to 64 of A-Z a-z 0-9 -') } },
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
  const channel = (address: string | null, description: string, names: readonly (keyof typeof messages)[]) => ({
    address,
    description,
    messages: Object.fromEntries(names.map((name) => [name, ref(`components/messages/${name}`)])),
  });
  const operation = (action: 'send' | 'receive', where: string, name: keyof typeof messages) => ({
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
      connection: channel(null, 'How a connection begins and ends.', ['connect', 'ended']),
      inbox: channel(topics.inbox.destination, 'What arrives for a user.', ['incoming']),
      toOne: channel(topics.toOne.destination, 'What a user writes to one other.', ['outgoing']),
      captcha: channel(null, 'From the captcha’s frame to its page.', ['frame']),
    },
    operations: {
      connect: operation('send', 'connection', 'connect'),
      hearEnd: operation('receive', 'connection', 'ended'),
      hearMessage: operation('receive', 'inbox', 'incoming'),
      writeMessage: operation('send', 'toOne', 'outgoing'),
      hearFrame: operation('receive', 'captcha', 'frame'),
    },
    components: {
      messages,
      schemas: Object.fromEntries([...named].map(([name, { schema }]) => [name, schema])),
    },
  };
};
