import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  financialContradictions,
  growthBetween,
  type YearFigures,
} from '../../../contract/rules/financial-integrity';
import { decimal } from '../../support/samples/decimal';
import { propertyRuns } from '../../support/property';

const whole = (least: number, most: number) => fc.integer({ min: least, max: most }).map(String).map(decimal);

/** A year in which every figure fits the others. */
const soundYear = (year: string): fc.Arbitrary<YearFigures> =>
  fc
    .tuple(
      fc.integer({ min: 1, max: 900_000 }),
      fc.integer({ min: 0, max: 90 }),
      fc.integer({ min: 0, max: 90 }),
    )
    .map(([revenue, ofRevenue, ofEbitda]) => {
      const ebitda = Math.floor((revenue * ofRevenue) / 100);
      const netProfit = Math.floor((ebitda * ofEbitda) / 100);
      return {
        year,
        ...{ revenue: decimal(String(revenue)), ebitda: decimal(String(ebitda)) },
        netProfit: decimal(String(netProfit)),
      };
    });

test('[MKT-12] figures that fit each other are taken, and what is not told contradicts nothing', () => {
  fc.assert(
    fc.property(
      soundYear('2025'),
      fc.subarray(['revenue', 'ebitda', 'netProfit'] as const),
      (year, unreported) => {
        expect(financialContradictions(year)).toEqual([]);
        const less = { ...year, ...Object.fromEntries(unreported.map((figure) => [figure, null])) };
        expect(financialContradictions(less)).toEqual([]);
      },
    ),
    { numRuns: propertyRuns },
  );
});

test('[MKT-12] a net profit above revenue or EBITDA, and an EBITDA above revenue, are told with both figures', () => {
  fc.assert(
    fc.property(soundYear('2025'), whole(1, 1_000), (year, over) => {
      const more = decimal(String(Number(year.revenue) + Number(over)));
      const pairs = (figures: YearFigures) =>
        financialContradictions(figures).map((found) => [found.year, found.greater, found.lesser]);
      expect(pairs({ ...year, netProfit: more })).toEqual([
        ['2025', 'netProfit', 'revenue'],
        ['2025', 'netProfit', 'ebitda'],
      ]);
      expect(pairs({ ...year, ebitda: more })).toEqual([['2025', 'ebitda', 'revenue']]);
    }),
    { numRuns: propertyRuns },
  );
});

test('[MKT-12] a growth has one place, and there is none on a base of nothing or less', () => {
  expect(growthBetween(decimal('24180'), decimal('28600'))).toBe('18.3');
  for (const base of ['0', '-5']) expect(growthBetween(decimal(base), decimal('9'))).toBeNull();
});
