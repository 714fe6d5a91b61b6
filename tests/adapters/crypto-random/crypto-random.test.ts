import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CryptoRandom, type RandomSource } from '../../../src/adapters/crypto-random/crypto-random';
import { propertyRuns } from '../../support/property';

/** A source that always fills with these bytes. */
const filling = (bytes: Uint8Array): RandomSource => ({
  getRandomValues: <T extends ArrayBufferView | null>(array: T): T => {
    if (array !== null) new Uint8Array(array.buffer).set(bytes.subarray(0, array.byteLength));
    return array;
  },
});
const random = new CryptoRandom(globalThis.crypto);
const sixteen = fc.uint8Array({ minLength: 16, maxLength: 16 });

test('[GAT-03] the device id is 32 small hexadecimal characters, all of them from the source', () => {
  fc.assert(
    fc.property(sixteen, (bytes) => {
      expect(new CryptoRandom(filling(bytes)).hex32()).toBe(Buffer.from(bytes).toString('hex'));
    }),
    { numRuns: propertyRuns },
  );
  expect(new Set(Array.from({ length: 1000 }, () => random.hex32())).size).toBe(1000);
});

test('[CAP-01] an id of a session is a UUID of version 4', () => {
  fc.assert(
    fc.property(sixteen, (bytes) => {
      expect(new CryptoRandom(filling(bytes)).uuid()).toMatch(
        /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      );
    }),
    { numRuns: propertyRuns },
  );
  expect(new Set(Array.from({ length: 1000 }, () => random.uuid())).size).toBe(1000);
});

test('[SOC-02] a fraction is at least 0 and less than 1, at both ends of the source', () => {
  expect(new CryptoRandom(filling(new Uint8Array(16))).fraction()).toBe(0);
  const largest = new CryptoRandom(filling(new Uint8Array(16).fill(255))).fraction();
  expect(largest).toBe(1 - 2 ** -53);
  fc.assert(
    fc.property(sixteen, (bytes) => {
      const fraction = new CryptoRandom(filling(bytes)).fraction();
      expect(fraction >= 0 && fraction < 1).toBe(true);
    }),
    { numRuns: propertyRuns },
  );
});
