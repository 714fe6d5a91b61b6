import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf } from '../../../src/domain/text/csv';
import { propertyRuns } from '../../support/property';

/** Reads what was written as RFC 4180 says. */
const read = (csv: string): readonly (readonly string[])[] =>
  csv
    .slice(1)
    .split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .slice(0, -1)
    .map((line) =>
      [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, cell = '']) => cell.replaceAll('""', '"')),
    );

test('[MKT-11] whatever stands in a table is read from it again, behind an apostrophe where a spreadsheet would calculate it', () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom('a"b', 'a,b', 'a\r\nb', '"', '', '=1+1', '@SUM(A1)'));
  const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(table, (rows) => {
      const back = read(csvOf(rows));
      expect(
        back.map((cells) => cells.map((text) => text.replace(/^'(?=[\s\p{Cc}]*[=+\-@＝＋－＠])/u, ''))),
      ).toEqual(
        rows.map((cells) => cells.map((text) => text.replace(/^'(?=[\s\p{Cc}]*[=+\-@＝＋－＠])/u, ''))),
      );
      expect(back.flat().filter((text) => /^[\s\p{Cc}]*[=@＝＠]/u.test(text))).toEqual([]);
    }),
    { numRuns: propertyRuns },
  );
});

test('[MKT-11] a text that a spreadsheet would calculate stays a text; a figure with its sign stays a figure', () => {
  expect(csvOf([['=HYPERLINK("x")', '+1+1', '-cmd', '@a', '\t=1', ' =1', '＝1', '＋1']])).toBe(
    '\uFEFF"\'=HYPERLINK(""x"")","\'+1+1","\'-cmd","\'@a","\'\t=1","\' =1","\'＝1","\'＋1"\r\n',
  );
  expect(csvOf([['+18.3%', '-1,234.5', '3.2 亿元', '—', '']])).toBe(
    '\uFEFF"+18.3%","-1,234.5","3.2 亿元","—",""\r\n',
  );
});
