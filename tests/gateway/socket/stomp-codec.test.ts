import { FrameImpl, Parser, type IRawFrameType } from '@stomp/stompjs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createStompDecoder } from '../../../gateway/src/socket/stomp-decoder';
import { encodeFrame, headerOf, type StompFrame } from '../../../gateway/src/socket/stomp-frame';
import { propertyRuns } from '../../support/property';
import { anyText, bytes, chineseText, cut, frames } from './stomp-samples';

const limit = { kept: 64 * 1024, read: 64 * 1024 };
const runs = { numRuns: propertyRuns };
const meaningOf = ({ command, headers, body }: StompFrame) => ({
  command,
  body,
  headers: headers.filter(([name]) => name !== 'content-length'),
});
const plainName = fc.stringMatching(/^[a-z-]{1,20}$/).filter((name) => name !== 'content-length');
const wireText = fc.oneof(anyText, chineseText).map((part) => part.replaceAll('\0', ''));

const readByTheirs = (wire: string): FrameImpl[] => {
  const read: FrameImpl[] = [];
  const parser = new Parser(
    (raw: IRawFrameType) => read.push(FrameImpl.fromRawFrame(raw, true)),
    () => undefined,
  );
  parser.parseChunk(wire);
  return read;
};

const bytesOf = (wire: string | ArrayBuffer): Uint8Array =>
  typeof wire === 'string' ? bytes(wire) : new Uint8Array(wire);

test('[SOC-01] any frames written one after another are read back the same, however the bytes are cut', () => {
  const places = fc.array(fc.nat(), { maxLength: 12 });
  fc.assert(
    fc.property(fc.array(frames, { minLength: 1, maxLength: 4 }), places, (sent, at) => {
      const decoder = createStompDecoder(limit);
      const parts = cut(bytes(sent.map(encodeFrame).join('\n')), at).flatMap((piece) => decoder.push(piece));
      const read = parts.flatMap((part) => (part.kind === 'frame' ? [meaningOf(part.frame)] : []));
      expect(read).toEqual(sent.map(meaningOf));
      expect(parts.filter((part) => part.kind === 'heartBeat')).toHaveLength(sent.length - 1);
    }),
    runs,
  );
});

test('[SOC-01] what the server writes is read by the parser of @stomp/stompjs', () => {
  // That parser trims headers and undoes escapes one kind after another, so those two are left out here.
  const value = wireText.map((part) => part.replaceAll('\\', '').trim());
  const fields = fc.uniqueArray(fc.tuple(plainName, value), { selector: ([name]) => name, maxLength: 6 });
  fc.assert(
    fc.property(fields, fc.oneof(anyText, chineseText), (headers, body) => {
      const [read] = readByTheirs(encodeFrame({ command: 'MESSAGE', headers, body }));
      expect(read?.command).toBe('MESSAGE');
      expect(read?.body).toBe(body);
      headers.forEach(([name, text]) => expect(read?.headers[name]).toBe(text));
    }),
    runs,
  );
});

test('[SOC-01] what @stomp/stompjs writes as text is read by the server', () => {
  const fields = fc.dictionary(plainName, wireText, { maxKeys: 6 });
  fc.assert(
    fc.property(fields, fc.oneof(anyText, chineseText), (headers, body) => {
      const wire = FrameImpl.marshall({ command: 'SEND', headers, body, escapeHeaderValues: true });
      const [part] = createStompDecoder(limit).push(bytesOf(wire));
      expect(part?.kind).toBe('frame');
      if (part?.kind !== 'frame') return;
      expect(part.frame.body).toBe(body);
      Object.entries(headers).forEach(([name, text]) => expect(headerOf(part.frame, name)).toBe(text));
    }),
    runs,
  );
});

test('[SOC-01] what @stomp/stompjs writes as bytes is read by the server', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, chineseText), (body) => {
      const wire = FrameImpl.marshall({ command: 'SEND', binaryBody: bytes(body) });
      const [part] = createStompDecoder(limit).push(bytesOf(wire));
      expect(part).toMatchObject({ kind: 'frame', frame: { command: 'SEND', body } });
    }),
    runs,
  );
});

test('[SOC-01] content-length counts bytes, not characters', () => {
  expect(encodeFrame({ command: 'MESSAGE', headers: [], body: '并购\0😀' })).toBe(
    'MESSAGE\ncontent-length:11\n\n并购\0😀\0',
  );
});

test('[SOC-01] a content-length that does not fit its body is replaced when a frame is written', () => {
  const frame = { command: 'MESSAGE', headers: [['content-length', '1'] as const], body: 'abc' };
  expect(encodeFrame(frame)).toBe('MESSAGE\ncontent-length:3\n\nabc\0');
});

test('[SOC-01] CONNECTED keeps its headers as they are, all other frames escape name and value', () => {
  const headers = [['a:b', 'c\\d\r\n']] as const;
  expect(encodeFrame({ command: 'MESSAGE', headers, body: '' })).toBe('MESSAGE\na\\cb:c\\\\d\\r\\n\n\n\0');
  expect(encodeFrame({ command: 'CONNECTED', headers: [['v', 'a:b']], body: '' })).toBe(
    'CONNECTED\nv:a:b\n\n\0',
  );
});
