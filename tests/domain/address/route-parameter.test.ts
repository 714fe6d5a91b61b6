import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isId } from '../../../contract/values/id';
import { acceptsParameter } from '../../../src/domain/address/route-parameter';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };
const signs = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-');

test('[RTE-03] an id is 1 to 64 of A–Z a–z 0–9 _ -', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...signs), { maxLength: 80 }), (chosen) => {
      expect(isId(chosen.join(''))).toBe(chosen.length >= 1 && chosen.length <= 64);
    }),
    runs,
  );
  expect(isId('a'.repeat(64))).toBe(true);
  expect(isId('a'.repeat(65))).toBe(false);
});

test('[RTE-03] one other sign anywhere, and it is none', () => {
  const other = fc
    .string({ unit: 'binary', minLength: 1, maxLength: 1 })
    .filter((sign) => !signs.includes(sign));
  const some = fc.stringMatching(/^[A-Za-z0-9_-]{0,10}$/);
  fc.assert(
    fc.property(some, other, some, (before, sign, after) => {
      expect(isId(before + sign + after)).toBe(false);
    }),
    runs,
  );
});

test('[RTE-03] a source type is one of the table or of the operator, whatever an id may be', () => {
  expect(acceptsParameter('sourceType', 'entrust', [])).toBe(true);
  expect(acceptsParameter('sourceType', 'spinoff', [])).toBe(false);
  expect(acceptsParameter('sourceType', 'spinoff', ['spinoff'])).toBe(true);
  expect(acceptsParameter('id', 'spinoff', [])).toBe(true);
  expect(acceptsParameter('id', 'spin off', ['spin off'])).toBe(false);
});
