import { expect, test } from 'vitest';
import { readClientFrame, readTooLongFrame } from '../../../gateway/src/socket/client-frame';
import type { StompHeader } from '../../../gateway/src/socket/stomp-frame';

const inbox: StompHeader = ['destination', '/user/queue/message'];
const toOne: StompHeader = ['destination', '/stomp/toOne/message'];
const version: StompHeader = ['accept-version', '1.2,1.1,1.0'];
const hello = '{"content":"您好","to":"u2"}';
const read = (command: string, headers: readonly StompHeader[], body = '') =>
  readClientFrame({ command, headers, body });

test('[SOC-01] CONNECT is read with its bearer token and heart-beats', () => {
  const headers: StompHeader[] = [version, ['heart-beat', '10000,0'], ['Authorization', 'Bearer abc']];
  const connect = { ask: 'connect', token: 'abc', heartBeat: { sends: 10_000, wants: 0 } };
  expect(read('CONNECT', headers)).toEqual(connect);
  expect(read('STOMP', headers)).toEqual(connect);
});

test('[SOC-01] CONNECT without heart-beat or token is read as none', () => {
  const connect = { ask: 'connect', token: null, heartBeat: { sends: 0, wants: 0 } };
  expect(read('CONNECT', [version])).toEqual(connect);
  expect(read('CONNECT', [version, ['Authorization', 'abc']])).toEqual(connect);
});

test('[SOC-01] SEND is read with its client id and receipt', () => {
  const headers: StompHeader[] = [toOne, ['client-id', '0b8e-1'], ['receipt', 'r']];
  const outgoing = { content: '您好', to: 'u2', clientId: '0b8e-1' };
  expect(read('SEND', headers, hello)).toEqual({ ask: 'send', outgoing, receipt: 'r' });
});

test('[SOC-01] SEND without a client id is read, and a numeric recipient becomes text', () => {
  expect(read('SEND', [toOne], '{"content":"1","to":12}')).toMatchObject({
    outgoing: { to: '12', clientId: null },
  });
});

test('[SOC-01] of repeated headers the first counts', () => {
  expect(read('SUBSCRIBE', [inbox, ['id', 'a'], ['id', 'b']])).toEqual({
    ask: 'subscribe',
    id: 'a',
    receipt: null,
  });
});

const impossible: readonly (readonly [what: string, frame: ReturnType<typeof read>, reason: string])[] = [
  ['STOMP 1.0 alone', read('CONNECT', [['accept-version', '1.0,1.1']]), 'version'],
  ['no version at all', read('CONNECT', []), 'version'],
  ['a heart-beat that is no pair', read('CONNECT', [version, ['heart-beat', '10000']]), 'heartBeat'],
  ['a negative heart-beat', read('CONNECT', [version, ['heart-beat', '-1,0']]), 'heartBeat'],
  ['ACK', read('ACK', [['id', '1']]), 'command'],
  ['BEGIN', read('BEGIN', [['transaction', '1']]), 'command'],
  ['a server frame', read('MESSAGE', []), 'command'],
  ['an unknown command', read('HELLO', []), 'command'],
  ['the name of an inherited property', read('CONSTRUCTOR', []), 'command'],
  [
    'SUBSCRIBE to another queue',
    read('SUBSCRIBE', [
      ['id', '1'],
      ['destination', '/user/u2/queue/message'],
    ]),
    'destination',
  ],
  ['SUBSCRIBE without id', read('SUBSCRIBE', [inbox]), 'subscriptionId'],
  ['SUBSCRIBE with acknowledgements', read('SUBSCRIBE', [inbox, ['id', '1'], ['ack', 'client']]), 'ackMode'],
  ['UNSUBSCRIBE without id', read('UNSUBSCRIBE', []), 'subscriptionId'],
  ['SEND to another place', read('SEND', [inbox], hello), 'destination'],
  ['SEND in a transaction', read('SEND', [toOne, ['transaction', '1']], hello), 'transaction'],
  ['SEND with a strange client id', read('SEND', [toOne, ['client-id', 'a b']], hello), 'clientId'],
  ['DISCONNECT with a body', read('DISCONNECT', [], 'x'), 'body'],
];

test.each(impossible)('[SOC-01] %s cannot be served, and says why', (_, frame, reason) => {
  expect(frame).toMatchObject({ ask: 'impossible', reason });
});

test.each([
  ['that is not JSON', '您好'],
  ['without a recipient', '{"content":"a"}'],
  ['to nobody', '{"content":"a","to":""}'],
  ['without content', '{"to":"u2","content":3}'],
])('[SOC-01] SEND %s is no message, and says of which it is said', (_, body) => {
  expect(read('SEND', [toOne, ['client-id', 'c1'], ['receipt', 'r']], body)).toEqual({
    ask: 'sendUnsendable',
    reason: 'body',
    clientId: 'c1',
    receipt: 'r',
  });
});

test('[SEC-05] of a frame that was too long to be kept a SEND says which message it was, and no other may be so long', () => {
  const headers: StompHeader[] = [toOne, ['client-id', 'c1']];
  expect(readTooLongFrame({ command: 'SEND', headers })).toEqual({
    ask: 'sendUnsendable',
    reason: 'tooLong',
    clientId: 'c1',
    receipt: null,
  });
  expect(readTooLongFrame({ command: 'SEND', headers: [inbox] })).toMatchObject({ reason: 'destination' });
  expect(readTooLongFrame({ command: 'SUBSCRIBE', headers })).toBeNull();
});
