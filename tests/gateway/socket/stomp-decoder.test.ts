import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createStompDecoder } from '../../../gateway/src/socket/stomp-decoder';
import { propertyRuns } from '../../support/property';
import { bytes, cut } from './stomp-samples';

const same = (limit: number) => ({ kept: limit, read: limit });
const read = (wire: string | Uint8Array, limits = same(1_000)) =>
  createStompDecoder(limits).push(typeof wire === 'string' ? bytes(wire) : wire);

test('[SOC-01] lines may end with carriage return and line feed', () => {
  expect(read('SEND\r\na:1\r\n\r\nhi\0')).toEqual([
    { kind: 'frame', frame: { command: 'SEND', headers: [['a', '1']], body: 'hi' } },
  ]);
});

test('[SOC-01] ends of line between frames are heart-beats, stray zeros and carriage returns are not', () => {
  const kinds = read('\n\r\n\0A\n\n\0\n').map((part) => part.kind);
  expect(kinds).toEqual(['heartBeat', 'heartBeat', 'frame', 'heartBeat']);
});

test('[SOC-01] a zero in the body is kept when content-length covers it, and ends the body otherwise', () => {
  expect(read('SEND\ncontent-length:3\n\na\0b\0')).toMatchObject([{ frame: { body: 'a\0b' } }]);
  expect(read('SEND\n\na\0')).toMatchObject([{ frame: { body: 'a' } }]);
});

test('[SOC-01] of repeated headers all are kept in order, so that the first can count', () => {
  expect(read('SEND\na:1\na:2\n\n\0')).toMatchObject([
    {
      frame: {
        headers: [
          ['a', '1'],
          ['a', '2'],
        ],
      },
    },
  ]);
});

describe('what is not STOMP 1.2', () => {
  const broken: readonly (readonly [what: string, wire: string | Uint8Array])[] = [
    ['a command in small letters', 'send\n\n\0'],
    ['a header without a colon', 'SEND\nabc\n\n\0'],
    ['a header without a name', 'SEND\n:abc\n\n\0'],
    ['an unknown escape', 'SEND\na:\\t\n\n\0'],
    ['a lone backslash at the end', 'SEND\na:b\\\n\n\0'],
    ['a frame that ends within its headers', 'SEND\na:b\n\0'],
    ['a content-length that is not a number', 'SEND\ncontent-length:x\n\n\0'],
    ['a negative content-length', 'SEND\ncontent-length:-1\n\n\0'],
    ['a body longer than its content-length', 'SEND\ncontent-length:1\n\nab\0'],
    ['a body that is not UTF-8', new Uint8Array([...bytes('SEND\n\n'), 0xff, 0])],
    ['headers that are not UTF-8', new Uint8Array([...bytes('SEND\na:'), 0xc3, 10, 10, 0])],
    ['more than 64 headers', `SEND\n${'a:1\n'.repeat(65)}\n\0`],
  ];
  test.each(broken)('[SOC-01] %s is a fault, and nothing after it is read', (_, wire) => {
    const decoder = createStompDecoder(same(1_000));
    const parts = decoder.push(typeof wire === 'string' ? bytes(wire) : wire);
    expect(parts).toMatchObject([{ kind: 'fault', code: 'malformed' }]);
    expect(decoder.push(bytes('SEND\n\n\0'))).toEqual([]);
  });
});

test('[SEC-05] a frame of exactly the limit is read, and one byte more is too large', () => {
  const frame = (length: number) => `SEND\n\n${'x'.repeat(length)}\0`;
  const fits = 100 - frame(0).length;
  expect(read(frame(fits), same(100))).toMatchObject([{ kind: 'frame' }]);
  expect(read(frame(fits + 1), same(100))).toMatchObject([{ kind: 'fault', code: 'too-large' }]);
});

test('[SEC-05] a content-length beyond the limit is refused before the body comes', () => {
  expect(read('SEND\ncontent-length:2000\n\n')).toMatchObject([{ kind: 'fault', code: 'too-large' }]);
});

test('[SEC-05] a frame whose body is too long to be kept is told by its heading, and what follows it is read', () => {
  const limits = { kept: 100, read: 200 };
  const long = (length: number, told = '') => `SEND\nclient-id:1\n${told}\n${'x'.repeat(length)}\0`;
  const tooLong = { kind: 'tooLong', heading: { command: 'SEND', headers: [['client-id', '1']] } };
  expect(read(`${long(99)}${long(1)}`, limits)).toMatchObject([
    tooLong,
    { kind: 'frame', frame: { body: 'x' } },
  ]);
  expect(read(`${long(120, 'content-length:120\n')}\n${long(2)}`, limits)).toMatchObject([
    { kind: 'tooLong' },
    { kind: 'heartBeat' },
    { kind: 'frame', frame: { body: 'xx' } },
  ]);
  expect(read(long(182), limits)).toMatchObject([{ kind: 'fault', code: 'too-large' }]);
  expect(read(`SEND\na:${'x'.repeat(120)}\n\n\0`, limits)).toMatchObject([{ kind: 'fault' }]);
});

test('[SEC-05] a head that never ends is too large', () => {
  expect(read('A'.repeat(1_001))).toMatchObject([{ kind: 'fault', code: 'too-large' }]);
});

test('[SEC-05] any bytes, cut anywhere, end in the same parts and never throw', () => {
  const anyBytes = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc
      .array(fc.constantFrom('SEND', '\n', '\r', '\0', ':', '\\', 'content-length:3', 'a', '购'), {
        maxLength: 40,
      })
      .map((pieces) => bytes(pieces.join(''))),
  );
  fc.assert(
    fc.property(anyBytes, fc.array(fc.nat(), { maxLength: 10 }), (wire, places) => {
      const limits = { kept: 60, read: 100 };
      const decoder = createStompDecoder(limits);
      expect(cut(wire, places).flatMap((piece) => decoder.push(piece))).toEqual(read(wire, limits));
    }),
    { numRuns: propertyRuns },
  );
});
