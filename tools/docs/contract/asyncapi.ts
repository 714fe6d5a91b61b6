import type * as t from 'io-ts';
import { FrameMessage } from '../../../contract/captcha/frame-message';
import { subprotocols, topics } from '../../../contract/socket/topics';
import { frameExample, incomingExample, incomingKinds, outgoingExample } from './examples/socket';
import { codecIn, schemaOf, type Named, type Schema } from './schema';
import {
  accepted,
  connected,
  ended,
  messageHeaders,
  receipt,
  stompHeaders,
  subscribed,
  text,
} from './stomp-frames';

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
          'SEND: a message to one other user, who is named by account or by the deal thread (chat.md). Who writes is known by the connection. Without RECEIPT, echo or refusal within 10 s it is sent again, three times in all, where socket.clientIds is true; otherwise it is shown as sent, unconfirmed.',
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
      connection: channel(null, 'How a connection begins and ends.', [
        'connect',
        'connected',
        'subscribe',
        'receipt',
        'ended',
      ]),
      inbox: channel(topics.inbox.destination, 'What arrives for a user.', [
        'incoming',
        ...Object.keys(kinds),
      ]),
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
      ...Object.fromEntries(
        Object.keys(kinds).map((kind) => [`hear_${kind}`, operation('receive', 'inbox', kind)]),
      ),
      writeMessage: operation('send', 'toOne', 'outgoing'),
      hearFrame: operation('receive', 'captcha', 'frame'),
    },
    components: {
      messages,
      schemas: Object.fromEntries([...named].map(([name, { schema }]) => [name, schema])),
    },
  };
};
