import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findAddress, readFind, searchableText } from '../../../src/domain/find/find-address';
import { mostSearches, readHistory, withSearch } from '../../../src/domain/find/find-history';
import { movedTo } from '../../../src/domain/find/find-options';
import { markedParts } from '../../../src/domain/find/marked-parts';

const anyText = fc.string({ unit: 'grapheme', maxLength: 700 });

describe('the address of a search', () => {
  test('[SCR-06] holds any text, kind and exactness, and reads them back', () => {
    const asked = fc.record({
      text: anyText,
      kind: fc.constantFrom('sale' as const, 'news' as const, null),
      exact: fc.boolean(),
    });
    fc.assert(
      fc.property(asked, (given) => {
        const address = findAddress(given);
        const read = readFind(address.slice('/search'.length));
        const text = searchableText(given.text);
        expect(read).toEqual({ text, kind: given.kind, exact: given.exact && text !== '' });
        expect(text.length).toBeLessThanOrEqual(500);
      }),
    );
  });

  test('[SCR-06] drops a kind that is none, and blanks', () => {
    expect(readFind('?q=%20&kind=moon&exact=2')).toEqual({ text: '', kind: null, exact: false });
    expect(findAddress({ text: ' ', kind: null, exact: true })).toBe('/search');
  });
});

describe('the history of the device', () => {
  test('[SCR-06] holds at most ten searches, the latest first, none twice', () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 30 }), (texts) => {
        const history = texts.reduce<readonly string[]>(withSearch, []);
        expect(history.length).toBeLessThanOrEqual(mostSearches);
        expect(new Set(history).size).toBe(history.length);
        const [last] = texts.filter((text) => searchableText(text) !== '').slice(-1);
        expect(history[0]).toBe(last === undefined ? undefined : searchableText(last));
        expect(readHistory(JSON.stringify(history))).toEqual(history);
      }),
    );
  });

  test('[SCR-06] that is damaged is none', () => {
    for (const stored of ['', '{', '[1]', '{"a":1}', 'null']) expect(readHistory(stored)).toEqual([]);
    expect(readHistory(JSON.stringify(['', ' 储能', '储能', '储能']))).toEqual(['储能']);
  });
});

describe('the marked parts of a text', () => {
  test('[SCR-06] together are the text, for any ranges of the server', () => {
    const range = fc.record({ from: fc.nat(30), to: fc.nat(30) });
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), fc.array(range, { maxLength: 6 }), (text, marks) => {
        const parts = markedParts({ text, marks });
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const part of parts) if (part.found) expect(part.text).not.toBe('');
      }),
    );
  });

  test('[SCR-06] are the ranges and what is around them', () => {
    expect(markedParts({ text: '精密减速器厂', marks: [{ from: 2, to: 5 }] })).toEqual([
      { text: '精密', found: false },
      { text: '减速器', found: true },
      { text: '厂', found: false },
    ]);
  });
});

test('[DSK-03] arrow keys lead round the options and through the field', () => {
  expect([movedTo(null, 1, 2), movedTo(0, 1, 2), movedTo(1, 1, 2)]).toEqual([0, 1, null]);
  expect([movedTo(null, -1, 2), movedTo(1, -1, 2), movedTo(0, -1, 2)]).toEqual([1, 0, null]);
  expect(movedTo(null, 1, 0)).toBeNull();
});
