import { compareDecimals, differenceOf, quotientOf, type Decimal } from '../values/decimal';

/** What is told of one finished business year, 万元; null is not told. */
export interface YearFigures {
  /** Four digits. */
  readonly year: string;
  readonly revenue: Decimal | null;
  readonly ebitda: Decimal | null;
  readonly netProfit: Decimal | null;
}

/** Where a figure stands: its year, and which it is. */
export interface FigurePlace {
  readonly year: string;
  readonly figure: 'revenue' | 'ebitda' | 'netProfit' | 'revenueGrowth';
}

/** Two figures that cannot both be right, with the places of both (MKT-12). */
export interface Contradiction {
  readonly kind: 'profitAboveRevenue' | 'ebitdaBelowProfit' | 'growthDisagrees';
  readonly places: readonly [FigurePlace, FigurePlace];
  /** What the growth would be by the two years, per cent; null where there is no such growth, and for other kinds. */
  readonly expected: Decimal | null;
}

/**
 * A growth in per cent with one place; null on a base of nothing or less, on which there is none.
 * Source: MKT-12.
 */
export const growthBetween = (before: Decimal, after: Decimal): Decimal | null =>
  before === '0' || before.startsWith('-')
    ? null
    : quotientOf(differenceOf(after, before), before, { shift: 2, places: 1 });

const above = (one: Decimal | null, other: Decimal | null): boolean =>
  one !== null && other !== null && compareDecimals(one, other) > 0;

const within = ({ year, revenue, ebitda, netProfit }: YearFigures): readonly Contradiction[] => [
  ...(above(netProfit, revenue)
    ? [
        {
          kind: 'profitAboveRevenue',
          places: [
            { year, figure: 'netProfit' },
            { year, figure: 'revenue' },
          ],
          expected: null,
        } as const,
      ]
    : []),
  ...(above(netProfit, ebitda)
    ? [
        {
          kind: 'ebitdaBelowProfit',
          places: [
            { year, figure: 'ebitda' },
            { year, figure: 'netProfit' },
          ],
          expected: null,
        } as const,
      ]
    : []),
];

/** Whether a growth is the one that two years have, as far as it is told: to whole per cents, or to one place and more. */
const agrees = (told: Decimal, exact: Decimal | null): boolean =>
  exact !== null && Math.abs(Number(differenceOf(told, exact))) <= (told.includes('.') ? 0.1 : 0.5);

/**
 * What of the figures of a deal cannot be: a net profit above the year's revenue, EBITDA below net profit, and a growth
 * that is not that of the last two years. Source: MKT-12.
 * @param growth of the last year's revenue against the year before, per cent; null is not told
 */
export const financialContradictions = (
  years: readonly YearFigures[],
  growth: Decimal | null,
): readonly Contradiction[] => {
  const [last, before] = years.toSorted((one, other) => Number(other.year) - Number(one.year));
  const found = years.flatMap(within);
  if (growth === null || last === undefined || before === undefined) return found;
  if (last.revenue === null || before.revenue === null || Number(last.year) - Number(before.year) !== 1)
    return found;
  const expected = growthBetween(before.revenue, last.revenue);
  if (agrees(growth, expected)) return found;
  const places = [
    { year: last.year, figure: 'revenueGrowth' },
    { year: before.year, figure: 'revenue' },
  ] as const;
  return [...found, { kind: 'growthDisagrees', places, expected }];
};
