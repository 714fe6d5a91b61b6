import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparable, wordsOf } from '../../../gateway/src/domain/search/asked-text';
import { codeIn } from '../../../gateway/src/domain/search/code-spelling';
import { excerptOf, rangesOf } from '../../../gateway/src/domain/search/found-ranges';
import { soundedAt, soundVector } from '../../../gateway/src/domain/search/name-sounds';
import { searchQuery } from '../../../gateway/src/domain/search/bigrams';

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 600 }),
  fc.string({
    unit: fc.constantFrom('储', '能', ' ', '-', "'", '\\', 'A', '１', '😀', '\uD83D', '％'),
    maxLength: 600,
  }),
);

describe('the words of a text', () => {
  test('[SCR-06] any text has at most eight words of 40 signs, each of which the index takes', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const words = wordsOf(text);
        expect(words.length).toBeLessThanOrEqual(8);
        for (const word of words) {
          expect(Array.from(word).length).toBeLessThanOrEqual(40);
          expect(word).not.toMatch(/[\p{Cc}\p{Cs}\s]/u);
          expect(searchQuery([word])).not.toBeNull();
        }
      }),
    );
  });

  test('[SCR-06] are the same in any width and case', () => {
    expect(wordsOf('ＩＰＯ　储能，江苏')).toEqual(['ipo', '储能', '江苏']);
    expect(wordsOf('储能 储能')).toEqual(['储能']);
    expect(wordsOf('储\u200b能')).toEqual(['储能']);
    expect(wordsOf(' 😀 -- ')).toEqual([]);
  });

  test('[SCR-06] a code is one word however it is written; a year and a figure are no code', () => {
    for (const text of ['XM2026-0418', 'xm20260418', 'xm 2026 0418', 'XM-2026-0418', 'ｘｍ２０２６０４１８'])
      expect([text, codeIn(comparable(text))]).toEqual([text, 'xm20260418']);
    expect(codeIn('20260418')).toBe('20260418');
    for (const text of ['2026年', '储能 2026', '18', '3.2', '-20260418', '1-2'])
      expect(codeIn(text)).toBeNull();
  });
});

describe('the ranges that match', () => {
  const word = fc.constantFrom('储能', 'ipo', '能源', '储', '电池');
  const text = fc.string({
    unit: fc.constantFrom('储', '能', '源', 'I', 'p', 'O', ' ', '😀', '电', '池'),
    maxLength: 200,
  });

  test('[SCR-06] are in order, apart, inside the text, and together hold each match', () => {
    fc.assert(
      fc.property(text, fc.array(word, { maxLength: 3 }), (given, words) => {
        const ranges = rangesOf(given, words);
        for (const [at, range] of ranges.entries()) {
          expect(range.from).toBeGreaterThan(ranges[at - 1]?.to ?? -1);
          expect(range.to).toBeGreaterThan(range.from);
          expect(range.to).toBeLessThanOrEqual(given.length);
        }
        const inRanges = ranges.map(({ from, to }) => given.slice(from, to).toLowerCase()).join(' ');
        for (const each of words) expect(inRanges.includes(each)).toBe(given.toLowerCase().includes(each));
      }),
    );
  });

  test('[SCR-06] an excerpt holds a match, is short, and cuts no pair of surrogates', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 3 }), word, (texts, each) => {
        const excerpt = excerptOf(texts, [each]);
        const plain = texts.map((one) => one.replace(/\s+/gu, ' ').trim().toLowerCase());
        expect(excerpt === null).toBe(!plain.some((one) => one.includes(each)));
        if (excerpt === null) return;
        expect(excerpt.text.length).toBeLessThanOrEqual(64);
        expect(excerpt.text).not.toMatch(/\p{Cs}/u);
        expect(excerpt.marks.length).toBeGreaterThan(0);
        const [first] = excerpt.marks;
        expect(excerpt.text.slice(first?.from, first?.to).toLowerCase()).toContain(each);
      }),
    );
  });
});

describe('the sounds of a name', () => {
  const sounds = ['hua', 'dong', 'chu', 'neng', 'p', 'c', 's'];

  test('[SCR-06] are found from each character on, in full and by first letters', () => {
    expect(soundedAt(sounds, 'chuneng')).toEqual({ from: 2, to: 4 });
    expect(soundedAt(sounds, 'chune')).toEqual({ from: 2, to: 4 });
    expect(soundedAt(sounds, 'cn')).toEqual({ from: 2, to: 4 });
    expect(soundedAt(sounds, 'hdcn')).toEqual({ from: 0, to: 4 });
    expect(soundedAt(sounds, 'uneng')).toBeNull();
  });

  test('[SCR-06] a name with quotes and blanks makes a vector that PostgreSQL takes', () => {
    expect(soundVector(["'", 'chu', '\\', 'neng', ' '])).toBe("'chu' 'c' 'neng' 'n'");
    expect(soundVector([])).toBe('');
  });
});
