import type { Decimal } from '../values/decimal';
import { compareDecimals, differenceOf, quotientOf } from '../values/decimal-arithmetic';

/** The figures of one finished business year, 万元; null is not given. */
export interface YearFigures {
  /** Four digits. */
  readonly year: string;
  readonly revenue: Decimal | null;
  readonly ebitda: Decimal | null;
  readonly netProfit: Decimal | null;
}

type Figure = Exclude<keyof YearFigures, 'year'>;

/** Two figures of a year that cannot both be right: the one is not above the other in any business (MKT-12). */
export interface Contradiction {
  readonly year: string;
  readonly greater: Figure;
  readonly lesser: Figure;
}

/**
 * A growth in per cent with one place; null on a base of nothing or less, on which there is none.
 * Source: MKT-12.
 */
export const growthBetween = (before: Decimal, after: Decimal): Decimal | null =>
  before === '0' || before.startsWith('-')
    ? null
    : quotientOf(differenceOf(after, before), before, { shift: 2, places: 1 });

/** The pairs of figures in which the first is never above the second. */
const neverAbove = [
  ['netProfit', 'revenue'],
  ['ebitda', 'revenue'],
  ['netProfit', 'ebitda'],
] as const satisfies readonly (readonly [Figure, Figure])[];

/** What of the figures of a year cannot be: a profit above the revenue, a net profit above EBITDA. Source: MKT-12. */
export const financialContradictions = (figures: YearFigures): readonly Contradiction[] =>
  neverAbove.flatMap(([greater, lesser]) => {
    const [more, less] = [figures[greater], figures[lesser]];
    const isAbove = more !== null && less !== null && compareDecimals(more, less) > 0;
    return isAbove ? [{ year: figures.year, greater, lesser }] : [];
  });
