import * as fc from 'fast-check';
import type { StompFrame, StompHeader } from '../../../gateway/src/socket/stomp-frame';

/** Any text of whole code points: Chinese, emoji, controls, NUL. */
export const anyText = fc.string({ unit: 'binary', maxLength: 60 });

export const chineseText = fc.string({
  unit: fc.constantFrom('并', '购', '琥', '珀', '😀', '𠮷', 'é', ':', '\\', '\n', '\r', '\0', 'a', ' '),
  maxLength: 40,
});

const text = fc.oneof(anyText, chineseText);
const headerName = fc
  .oneof(text, fc.stringMatching(/^[a-z-]{1,20}$/))
  .filter((name) => name !== '' && name !== 'content-length');
const withoutNul = (part: string): string => part.replaceAll('\0', '');

const headers: fc.Arbitrary<StompHeader[]> = fc.array(
  fc
    .tuple(headerName, text)
    .map(([name, value]): StompHeader => [withoutNul(name) || 'h', withoutNul(value)]),
  { maxLength: 8 },
);

export const frames: fc.Arbitrary<StompFrame> = fc.record({
  command: fc.constantFrom('SEND', 'MESSAGE', 'ERROR', 'SUBSCRIBE', 'RECEIPT', 'STOMP', 'DISCONNECT'),
  headers,
  body: text,
});

/** The bytes cut into pieces at the given places. */
export const cut = (bytes: Uint8Array, places: readonly number[]): Uint8Array[] => {
  const ends = [...new Set(places.map((place) => place % (bytes.length + 1)))].sort((a, b) => a - b);
  return [...ends, bytes.length].map((end, index) => bytes.subarray(index === 0 ? 0 : ends[index - 1], end));
};

export const bytes = (wire: string): Uint8Array => new TextEncoder().encode(wire);
