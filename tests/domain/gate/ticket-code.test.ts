import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  codeText,
  longestCode,
  readTicketCode,
  signedText,
  windowAt,
  windowEnd,
  windowMs,
  type TicketCode,
} from '../../../contract/gate/ticket-code';
import { propertyRuns } from '../../support/property';

const idCharacters = Array.from('abcxyzABCXYZ0189_-');
const anyId = fc.string({ unit: fc.constantFrom(...idCharacters), minLength: 1, maxLength: 64 });
const anySignature = fc.string({ unit: fc.constantFrom(...idCharacters), minLength: 86, maxLength: 86 });
const anyCode: fc.Arbitrary<TicketCode> = fc.record({
  conf: anyId,
  ticket: anyId,
  keyVersion: fc.integer({ min: 1, max: 2 ** 31 }),
  window: fc.integer({ min: 0, max: 2 ** 40 }),
});

test('[MKT-22] a code is read as it was written, with fields of any length', () => {
  fc.assert(
    fc.property(anyCode, anySignature, (code, signature) => {
      const text = codeText(code, signature);
      expect(text.length).toBeLessThanOrEqual(longestCode);
      expect(readTicketCode(text)).toEqual({ code, text: signedText(code), signature });
    }),
    { numRuns: propertyRuns },
  );
});

test('[MKT-22] every length of both ids from 1 to 64 is read back, and 0 and 65 are not', () => {
  const of = (conf: number, ticket: number) =>
    readTicketCode(
      codeText(
        { conf: 'c'.repeat(conf), ticket: 't'.repeat(ticket), keyVersion: 1, window: 1 },
        's'.repeat(86),
      ),
    );
  for (let length = 1; length <= 64; length += 1) {
    expect(of(length, 65 - length)?.code).toMatchObject({
      conf: 'c'.repeat(length),
      ticket: 't'.repeat(65 - length),
    });
    expect(of(64, length)?.code.ticket).toHaveLength(length);
  }
  for (const wrong of [of(0, 1), of(1, 0), of(65, 1), of(1, 65)]) expect(wrong).toBeNull();
});

test('[MKT-22] a code with one character changed is another code or none, never the same', () => {
  fc.assert(
    fc.property(
      anyCode,
      anySignature,
      fc.nat(),
      fc.constantFrom(...idCharacters, '.', ' '),
      (code, signature, at, other) => {
        const text = codeText(code, signature);
        const place = at % text.length;
        fc.pre(text[place] !== other);
        const read = readTicketCode(`${text.slice(0, place)}${other}${text.slice(place + 1)}`);
        expect(read === null || read.text !== signedText(code) || read.signature !== signature).toBe(true);
      },
    ),
    { numRuns: propertyRuns },
  );
});

test('[MKT-22] two different codes are never signed as one text', () => {
  fc.assert(
    fc.property(anyCode, anyCode, (one, other) => {
      const isSame = JSON.stringify(one) === JSON.stringify(other);
      expect(signedText(one) === signedText(other)).toBe(isSame);
    }),
    { numRuns: propertyRuns },
  );
});

test.each([
  ['nothing', ''],
  ['an address', 'https://hupo.example/conf/1'],
  ['another form', `HT2.c.t.1.5.${'s'.repeat(86)}`],
  ['version 0', `HT1.c.t.0.5.${'s'.repeat(86)}`],
  ['a version with a leading zero', `HT1.c.t.01.5.${'s'.repeat(86)}`],
  ['a negative window', `HT1.c.t.1.-5.${'s'.repeat(86)}`],
  ['a window that no number holds', `HT1.c.t.1.9999999999999999.${'s'.repeat(86)}`],
  ['a short signature', `HT1.c.t.1.5.${'s'.repeat(85)}`],
  ['a long signature', `HT1.c.t.1.5.${'s'.repeat(87)}`],
  ['one field more', `HT1.c.t.1.5.${'s'.repeat(86)}.x`],
  ['a line end', `HT1.c.t.1.5.${'s'.repeat(86)}\n`],
  ['a text of a megabyte', 'HT1.'.repeat(250_000)],
])('[MKT-22] %s is no code', (_, text) => {
  expect(readTicketCode(text)).toBeNull();
});

test('[MKT-22] a window holds each of its 30 seconds and no other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (now) => {
      const window = windowAt(now);
      expect(windowEnd(window) - now).toBeGreaterThan(0);
      expect(windowEnd(window) - now).toBeLessThanOrEqual(windowMs);
      expect(windowAt(windowEnd(window))).toBe(window + 1);
    }),
    { numRuns: propertyRuns },
  );
});
