import { right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { PresentationDetail } from '../../../contract/presentation/presentation';
import { rounds } from '../../../contract/reference/rounds';
import { presentationFault } from '../../../gateway/src/domain/presentation/presentation-fault';
import { readRecords } from '../../../gateway/src/seed/read-records';
import { SeedPresentation } from '../../../gateway/src/seed/records/presentation';
import { repeated } from './likeness';

const folder = new URL('../../../gateway/seed/', import.meta.url);
const presentations = readRecords(SeedPresentation, folder, 'content/presentations.json');
const longestLine = 60;

test('[SCR-06] each presentation of the seed is the same after the wire', () => {
  expect(presentations).toHaveLength(12);
  for (const each of presentations)
    expect(PresentationDetail.decode(JSON.parse(JSON.stringify(PresentationDetail.encode(each))))).toEqual(
      right(each),
    );
});

test('[SCR-06] a presentation has 15 to 20 pages, each with a heading of its own and lines that fit', () => {
  for (const { id, pages, pageCount } of presentations) {
    expect(pageCount, id).toBe(pages.length);
    expect(pages.length, id).toBeGreaterThanOrEqual(15);
    expect(pages.length, id).toBeLessThanOrEqual(20);
    expect(repeated(pages.map(({ title }) => title))).toEqual([]);
    for (const { lines } of pages) {
      expect(lines.length, id).toBeGreaterThan(0);
      expect(lines.filter((line) => Array.from(line).length > longestLine)).toEqual([]);
    }
  }
});

test('[OPS-06] a record whose pages are none, or not as many as it says, is refused', () => {
  for (const { pages, pageCount } of presentations.slice(0, 1))
    expect([
      presentationFault({ pages, pageCount }),
      presentationFault({ pages, pageCount: pageCount + 1 }),
      presentationFault({ pages: [], pageCount: 0 }),
    ]).toEqual([null, '页数写为 18，材料有 17 页', '没有材料页']);
});

test('[SCR-06] a round is one of the table, and a deck ends with the notice', () => {
  const names = new Set(rounds.map(({ name }) => name));
  for (const { round, gated, pages } of presentations) {
    expect(gated || names.has(round)).toBe(true);
    expect(pages.at(-1)?.lines.join('')).toContain('不构成对收益的承诺');
  }
});

test('[MKT-19] the presentation of a fund is gated and protected, and names no return', () => {
  const gated = presentations.filter((each) => each.gated);
  expect(gated).toHaveLength(1);
  for (const { protected: asPictures, amount, pages } of gated) {
    expect(asPictures).toBe(true);
    expect(amount).toBeNull();
    expect(JSON.stringify(pages)).not.toMatch(/预期收益|年化|回报率|内部收益率|IRR/u);
  }
});
