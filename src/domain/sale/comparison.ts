import { isNone } from 'fp-ts/Option';
import { parseDecimal, type Decimal } from '../../../contract/values/decimal';
import { compareDecimals } from '../../../contract/values/decimal-arithmetic';
import { growthOf, multipleOf, priceOf, shareOf, type Derived } from './derived-figures';
import type { Disclosure } from './disclosure';
import { isFinancing } from './financing';
import type { Finance, SaleDetail } from './sale-detail';

/** How a figure is written. */
export type FigureUnit = 'amount' | 'percent' | 'change' | 'times' | 'people';

/** A deal's cell in a row. A sealed cell has no value, and takes no part in the comparison. */
export type ComparedCell =
  | {
      readonly kind: 'figure';
      readonly unit: FigureUnit;
      readonly value: Decimal;
      /** What kind of sum it is, where a row can hold several: 转让金额, 融资金额. */
      readonly of?: string;
    }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'hidden' | 'absent' | 'afterLogin' | 'negotiable' | 'notApplicable' };

export type RowName =
  | 'amount'
  | 'valuation'
  | 'stage'
  | 'share'
  | 'source'
  | 'confirmed'
  | 'industry'
  | 'region'
  | 'founded'
  | 'employees'
  | 'companyName'
  | 'customers'
  | 'reason'
  | 'year'
  | 'revenue'
  | 'growth'
  | 'ebitda'
  | 'netProfit'
  | 'toEbitda'
  | 'toProfit';

export interface ComparedRow {
  readonly name: RowName;
  readonly cells: readonly ComparedCell[];
  /** Whether the cells that can be compared agree; null where fewer than two can be. */
  readonly same: boolean | null;
  /** Whether its figures are of several kinds, which are not to be held against each other. */
  readonly mixed: boolean;
  /** The highest and the lowest cells of a kind, where figures differ; none of a kind where two share that place. */
  readonly highest: readonly number[];
  readonly lowest: readonly number[];
}

const absent = { kind: 'absent' } as const;

/** In percent. */
const whole = parseDecimal('100');

const textCell = (text: string | null): ComparedCell =>
  text === null || text === '' ? absent : { kind: 'text', text };
const figureCell = (of: Derived, unit: FigureUnit): ComparedCell =>
  of.kind === 'shown' ? { kind: 'figure', unit, value: of.value } : of;
/** A figure among those that are called the same. */
const ofKind = (cell: ComparedCell, of: string): ComparedCell =>
  cell.kind === 'figure' ? { ...cell, of } : cell;
const wordsCell = (of: Disclosure<string>): ComparedCell => (of.kind === 'shown' ? textCell(of.value) : of);

/** The rows that a card may lack: of them a visitor reads that they are seen after the login. */
const offCard: ReadonlySet<RowName> = new Set<RowName>([
  ...(['valuation', 'founded', 'employees', 'companyName', 'customers', 'reason'] as const),
  ...(['growth', 'ebitda', 'toEbitda', 'toProfit'] as const),
]);

/** Whether a cell has nothing to show to its reader. */
const isUnsaid = ({ kind }: ComparedCell): boolean => kind === 'absent' || kind === 'afterLogin';

/** The comparable value of a cell; null for a sealed or a missing one. */
const said = (cell: ComparedCell): string | null => {
  if (cell.kind === 'figure') return `${cell.of ?? ''} ${cell.value}`;
  if (cell.kind === 'text') return cell.text;
  return isUnsaid(cell) || cell.kind === 'hidden' ? null : cell.kind;
};

/** The one place of the greatest figure of a kind by an order; none where there is no other or two share it. */
const first = (
  cells: readonly ComparedCell[],
  kind: string | undefined,
  order: (one: Decimal, other: Decimal) => number,
): readonly number[] => {
  const figures = cells.flatMap((cell, place) =>
    cell.kind === 'figure' && cell.of === kind ? [{ place, value: cell.value }] : [],
  );
  const [top, next] = figures.toSorted((one, other) => order(one.value, other.value));
  return top === undefined || next === undefined || order(top.value, next.value) === 0 ? [] : [top.place];
};

/** A row with what may be said of its cells. Sealed and missing ones take no part (ENT-08), and a figure only among its kind. */
export const comparedRow = (name: RowName, cells: readonly ComparedCell[]): ComparedRow => {
  const open = cells.map(said).filter((text) => text !== null);
  const kinds = [...new Set(cells.flatMap((cell) => (cell.kind === 'figure' ? [cell.of] : [])))];
  return {
    name,
    cells,
    same: open.length < 2 ? null : new Set(open).size === 1,
    mixed: kinds.length > 1,
    highest: kinds.flatMap((kind) => first(cells, kind, (one, other) => compareDecimals(other, one))),
    lowest: kinds.flatMap((kind) => first(cells, kind, compareDecimals)),
  };
};

/** Rows under one heading. */
export interface ComparedGroup {
  readonly name: 'deal' | 'company' | 'finances';
  readonly rows: readonly ComparedRow[];
}

export interface Naming {
  readonly sourceOf: (deal: SaleDetail) => string;
  readonly dayOf: (time: number) => string;
  readonly yearOf: (year: string) => string;
  readonly count: (count: number) => Decimal | null;
}

/** The business year that a deal's figures are of. */
const yearIn = ({ finances, revenueYear }: SaleDetail): string | null => finances.at(-1)?.year ?? revenueYear;

const lastOf = (deal: SaleDetail, subject: 'ebitda' | 'netProfit' | 'revenue'): Finance['revenue'] =>
  deal.finances.at(-1)?.[subject] ?? absent;

/** The growth of its revenue; where it is not given, the growth between the two last years, as on the deal's page (MKT-12). */
const revenueGrowthOf = ({ finances, revenueGrowth }: SaleDetail): Derived => {
  const [before, last] = finances.slice(-2);
  return revenueGrowth.kind !== 'absent' || before === undefined || last === undefined
    ? revenueGrowth
    : growthOf(before.revenue, last.revenue);
};

/** A comparison of deals, row by row (MKT-11). A row without any value is left out. */
export const comparisonOf = (
  deals: readonly SaleDetail[],
  naming: Naming,
  reader: 'member' | 'visitor' = 'member',
): readonly ComparedGroup[] => {
  const { sourceOf, dayOf, yearOf, count } = naming;
  const missing = (name: RowName): ComparedCell =>
    reader === 'visitor' && offCard.has(name) ? { kind: 'afterLogin' } : absent;
  const row = (name: RowName, cellOf: (deal: SaleDetail) => ComparedCell): ComparedRow =>
    comparedRow(
      name,
      deals.map((deal) => {
        const cell = cellOf(deal);
        return cell.kind === 'absent' ? missing(name) : cell;
      }),
    );
  const share = (deal: SaleDetail): ComparedCell => {
    const of = shareOf(deal.stage);
    if (of === 'unknown') return absent;
    if (of !== 'all') return { kind: 'figure', unit: 'percent', value: of };
    return isFinancing(deal) || isNone(whole)
      ? absent
      : { kind: 'figure', unit: 'percent', value: whole.value };
  };
  const groups: readonly ComparedGroup[] = [
    {
      name: 'deal',
      rows: [
        row('amount', ({ amount, amountLabel }) =>
          amount.kind === 'absent'
            ? { kind: 'negotiable' }
            : ofKind(figureCell(amount, 'amount'), amountLabel),
        ),
        row('valuation', ({ valuation }) => figureCell(valuation, 'amount')),
        row('stage', ({ stage }) => textCell(stage)),
        row('share', (deal) => ofKind(share(deal), deal.amountLabel)),
        row('source', (deal) => textCell(sourceOf(deal))),
        row('confirmed', ({ confirmedAt }) => textCell(confirmedAt === null ? null : dayOf(confirmedAt))),
      ],
    },
    {
      name: 'company',
      rows: [
        row('industry', ({ industry }) => textCell(industry)),
        row('region', ({ region }) => textCell(region)),
        row('founded', ({ foundedYear }) => textCell(foundedYear === null ? null : yearOf(foundedYear))),
        row('employees', ({ employees }) => {
          const value = employees === null ? null : count(employees);
          return value === null ? absent : { kind: 'figure', unit: 'people', value };
        }),
        row('companyName', ({ companyName }) => wordsCell(companyName)),
        row('customers', ({ customers }) => wordsCell(customers)),
        row('reason', ({ reason }) => wordsCell(reason)),
      ],
    },
    {
      name: 'finances',
      rows: [
        row('year', (deal) => {
          const year = yearIn(deal);
          return textCell(year === null ? null : yearOf(year));
        }),
        row('revenue', ({ revenue }) => figureCell(revenue, 'amount')),
        row('growth', (deal) => figureCell(revenueGrowthOf(deal), 'change')),
        row('ebitda', (deal) => figureCell(lastOf(deal, 'ebitda'), 'amount')),
        row('netProfit', ({ netProfit }) => figureCell(netProfit, 'amount')),
        row('toEbitda', (deal) => figureCell(multipleOf(priceOf(deal), lastOf(deal, 'ebitda')), 'times')),
        row('toProfit', (deal) => figureCell(multipleOf(priceOf(deal), lastOf(deal, 'netProfit')), 'times')),
      ],
    },
  ];
  return groups.map(({ name, rows }) => ({
    name,
    rows: rows.filter(({ cells }) => !cells.every(isUnsaid)),
  }));
};
