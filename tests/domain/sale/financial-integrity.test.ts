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
const soundYears = fc.tuple(soundYear('2023'), soundYear('2024'), soundYear('2025'));

test('[MKT-12] figures that fit each other are taken, with the growth that the last two years have', () => {
  fc.assert(
    fc.property(soundYears, (years) => {
      const [, before, last] = years;
      const growth = growthBetween(before.revenue ?? decimal('1'), last.revenue ?? decimal('1'));
      expect(financialContradictions(years, growth)).toEqual([]);
      expect(financialContradictions(years.toReversed(), null)).toEqual([]);
    }),
    { numRuns: propertyRuns },
  );
});

test('[MKT-12] a net profit above the revenue or the EBITDA of its year is told with both places', () => {
  fc.assert(
    fc.property(soundYears, fc.nat(2), whole(1, 1_000), (years, place, over) => {
      const year = years[place] ?? years[0];
      const more = decimal(String(Number(year.revenue) + Number(over)));
      const found = financialContradictions(
        years.map((one) => (one === year ? { ...one, netProfit: more } : one)),
        null,
      );
      expect(found.map(({ kind }) => kind)).toEqual(['profitAboveRevenue', 'ebitdaBelowProfit']);
      for (const { places } of found) expect(places.map((one) => one.year)).toEqual([year.year, year.year]);
    }),
    { numRuns: propertyRuns },
  );
});

const told: readonly YearFigures[] = [
  { year: '2024', revenue: decimal('24180'), ebitda: decimal('4100'), netProfit: decimal('3000') },
  { year: '2025', revenue: decimal('28600'), ebitda: decimal('2000'), netProfit: decimal('3100') },
];

test('[MKT-12] each contradiction names both places, a growth what it should be', () => {
  expect(financialContradictions(told, decimal('25'))).toMatchObject([
    {
      kind: 'ebitdaBelowProfit',
      places: [
        { year: '2025', figure: 'ebitda' },
        { year: '2025', figure: 'netProfit' },
      ],
    },
    {
      kind: 'growthDisagrees',
      places: [
        { year: '2025', figure: 'revenueGrowth' },
        { year: '2024', figure: 'revenue' },
      ],
    },
  ]);
  const fromNothing = [{ ...told[0], year: '2024', revenue: decimal('0') }, told[1]] as YearFigures[];
  expect(financialContradictions(fromNothing, decimal('9')).at(-1)).toMatchObject({ expected: null });
});

test('[MKT-12] a growth is taken as far as it is told, rounded or cut off', () => {
  const kinds = (growth: string) =>
    financialContradictions([...told], decimal(growth)).map(({ kind }) => kind);
  for (const growth of ['18', '18.3', '18.2', '18.28']) expect(kinds(growth)).toEqual(['ebitdaBelowProfit']);
  for (const growth of ['19', '18.5', '-18.3']) expect(kinds(growth)).toContain('growthDisagrees');
});
