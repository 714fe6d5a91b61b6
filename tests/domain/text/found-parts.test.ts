import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { foundParts } from '../../../src/domain/text/found-parts';

const letters = fc.string({ unit: fc.constantFrom('资', '料', '室', 'a', 'A', ' ', '<'), maxLength: 12 });
const found = (text: string, sought: string | null) =>
  foundParts(text, sought).flatMap((part) => (part.found ? [part.text] : []));

test('[SCR-11] marked or not, the parts are the text, and only what was looked for is marked', () => {
  fc.assert(
    fc.property(letters, letters, (text, sought) => {
      const parts = foundParts(text, sought);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const part of parts)
        if (part.found) expect(part.text.toLowerCase()).toBe(sought.toLowerCase());
        else if (sought !== '') expect(part.text.toLowerCase()).not.toContain(sought.toLowerCase());
    }),
  );
});

test('[SCR-11] each place is marked, whatever its case; without anything to look for none is', () => {
  expect(found('NDA 已提交，nda 待审核', 'Nda')).toEqual(['NDA', 'nda']);
  expect(foundParts('资料室今天开放', null)).toEqual([{ text: '资料室今天开放', found: false }]);
  expect(foundParts('资料室', '资料室')).toEqual([{ text: '资料室', found: true }]);
});

test('[SCR-11] a letter whose small form is longer moves no mark', () => {
  expect(foundParts('İx 资料', '资料')).toEqual([{ text: 'İx 资料', found: false }]);
});
