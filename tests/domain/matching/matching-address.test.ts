import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isId } from '../../../contract/values/id';
import { matchingAddress, matchingPath, readMatchedId } from '../../../src/domain/matching/matching-address';

const searchOf = (address: string): string => new URL(address, 'https://hupo.test').search;

test('[SCR-13] the address of a publication is read back; a malformed one means the newest', () => {
  fc.assert(
    fc.property(fc.oneof(fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/), fc.string()), (id) => {
      const read = readMatchedId(searchOf(matchingAddress(id)));
      expect(read).toBe(isId(id) ? id : null);
    }),
  );
  expect(matchingAddress(null)).toBe(matchingPath);
  expect(readMatchedId('?of=a&of=b')).toBe('a');
  expect(readMatchedId('?of=%E7%94%B2')).toBeNull();
});
