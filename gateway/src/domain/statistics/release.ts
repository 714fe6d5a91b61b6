import { leastShownCount, otherKey } from '../../../../contract/statistics/statistics';
import { hideArcs } from './hidden-arcs';

/** The deals of one quarter, industry, province and round. */
export interface StatisticsRow {
  readonly quarter: string;
  readonly industry: string;
  readonly region: string;
  /** Only investments have rounds. */
  readonly round: string | null;
  /** How many deals have no published amount. */
  readonly undisclosed: number;
  /** The published amounts, 万元. */
  readonly amounts: readonly number[];
}

export type Dimension = 'industry' | 'region' | 'round';
const dimensions: readonly Dimension[] = ['industry', 'region', 'round'];

/** Deals that are counted together. */
export interface DealSet {
  readonly count: number;
  readonly amounts: readonly number[];
}

/** One figure of a table. */
export interface Cell extends DealSet {
  /** Neither its count nor its amounts are shown. */
  readonly hidden: boolean;
  readonly amountHidden: boolean;
}

/** Figures by key and key. */
export type Table = ReadonlyMap<string, ReadonlyMap<string, Cell>>;

/** The figures of one kind of deals that are published: each answer is made of these alone. */
export interface Release {
  /** The quarters that have figures, in their order. */
  readonly quarters: readonly string[];
  readonly byQuarter: ReadonlyMap<string, DealSet>;
  /** Over all quarters, by the key of a dimension; each has enough deals to be shown. */
  readonly sums: (dimension: Dimension) => ReadonlyMap<string, DealSet>;
  /** By the key of a dimension, and a year or a quarter. */
  readonly overTime: (dimension: Dimension) => Table;
  /** Over all quarters, by the keys of two dimensions. */
  readonly crossed: (dimension: Dimension, other: Dimension) => Table;
}

export const noDeals: DealSet = { count: 0, amounts: [] };

export const joined = (sets: readonly DealSet[]): DealSet => ({
  count: sets.reduce((sum, { count }) => sum + count, 0),
  amounts: sets.flatMap(({ amounts }) => amounts),
});

const dealsOf = ({ undisclosed, amounts }: StatisticsRow): DealSet => ({
  count: undisclosed + amounts.length,
  amounts,
});

/** The year of a quarter. */
export const yearOf = (quarter: string): string => quarter.slice(0, 4);

/** Rows by a key, each added up. */
const sums = (
  rows: readonly StatisticsRow[],
  keyOf: (row: StatisticsRow) => string | null,
): ReadonlyMap<string, DealSet> => {
  const parts = new Map<string, DealSet[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== null) parts.set(key, [...(parts.get(key) ?? []), dealsOf(row)]);
  }
  return new Map([...parts].map(([key, sets]) => [key, joined(sets)]));
};

/** A figure and the two nodes of its sums. */
interface Placed {
  readonly row: string;
  readonly column: string;
  readonly from: string;
  readonly to: string;
  readonly deals: DealSet;
}

const isSmall = (count: number): boolean => count > 0 && count < leastShownCount;

/** Hides what is small, and what would give it away: first among the counts, then among the amounts. */
const tableOf = (placed: readonly Placed[]): Table => {
  const counts = hideArcs(
    placed.map(({ from, to, deals: { count } }) => ({ from, to, weight: count, hidden: isSmall(count) })),
  );
  const amounts = hideArcs(
    placed.map(({ from, to, deals: { amounts: own } }, place) => ({
      from,
      to,
      weight: own.length,
      hidden: counts[place] === true || isSmall(own.length),
    })),
  );
  const table = new Map<string, Map<string, Cell>>();
  placed.forEach(({ row, column, deals }, place) => {
    const cells = table.get(row) ?? new Map<string, Cell>();
    const amountHidden = amounts[place] === true;
    // A count with nothing but undisclosed amounts would show that the sum is zero.
    const hidden = counts[place] === true || (amountHidden && deals.amounts.length === 0);
    cells.set(column, { ...deals, hidden, amountHidden });
    table.set(row, cells);
  });
  return table;
};

/** The sums of a key and a year lie between the key and that year's node, those of a quarter between that and the quarter. */
const timeTable = (
  rows: readonly StatisticsRow[],
  dimension: Dimension,
  quarters: readonly string[],
): Table =>
  tableOf(
    [...sums(rows, (row) => row[dimension]).keys()].flatMap((key): Placed[] => {
      const own = rows.filter((row) => row[dimension] === key);
      const years = sums(own, ({ quarter }) => yearOf(quarter));
      const cells = sums(own, ({ quarter }) => quarter);
      return [
        ...[...new Set(quarters.map(yearOf))].map((year) => ({
          row: key,
          column: year,
          from: key,
          to: `${key} ${year}`,
          deals: years.get(year) ?? noDeals,
        })),
        ...quarters.map((quarter) => ({
          row: key,
          column: quarter,
          from: `${key} ${yearOf(quarter)}`,
          to: `to ${quarter}`,
          deals: cells.get(quarter) ?? noDeals,
        })),
      ];
    }),
  );

const crossTable = (rows: readonly StatisticsRow[], dimension: Dimension, other: Dimension): Table => {
  const cells = sums(rows, (row) => `${row[dimension]} ${row[other]}`);
  const columns = [...sums(rows, (row) => row[other]).keys()];
  return tableOf(
    [...sums(rows, (row) => row[dimension]).keys()].flatMap((row) =>
      columns.map((column) => ({
        row,
        column,
        from: row,
        to: `to ${column}`,
        deals: cells.get(`${row} ${column}`) ?? noDeals,
      })),
    ),
  );
};

/** The keys with few published amounts, and the smallest further ones where these together have few. */
const smallKeys = (deals: ReadonlyMap<string, DealSet>): ReadonlySet<string> => {
  const ascending = [...deals].sort(([, one], [, other]) => one.amounts.length - other.amounts.length);
  const small = new Set<string>();
  let together = 0;
  for (const [key, { amounts }] of ascending) {
    if (amounts.length >= leastShownCount && (small.size === 0 || together >= leastShownCount)) break;
    small.add(key);
    together += amounts.length;
  }
  return small;
};

/** The rows, with small keys of each dimension as one key. */
const folded = (rows: readonly StatisticsRow[]): readonly StatisticsRow[] => {
  const small = new Map(
    dimensions.map((dimension) => [dimension, smallKeys(sums(rows, (row) => row[dimension]))] as const),
  );
  const fold = (dimension: Dimension, key: string): string =>
    small.get(dimension)?.has(key) === true ? otherKey : key;
  return rows.map((row) => ({
    ...row,
    industry: fold('industry', row.industry),
    region: fold('region', row.region),
    round: row.round === null ? null : fold('round', row.round),
  }));
};

const once = <K, A>(make: (key: K) => A): ((key: K) => A) => {
  const made = new Map<K, A>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const now = make(key);
    made.set(key, now);
    return now;
  };
};

const turned = (table: Table): Table => {
  const columns = new Map<string, Map<string, Cell>>();
  for (const [row, cells] of table)
    for (const [column, cell] of cells) {
      const turnedRow = columns.get(column) ?? new Map<string, Cell>();
      turnedRow.set(row, cell);
      columns.set(column, turnedRow);
    }
  return columns;
};

/**
 * The published figures of the deals of one kind: figures of one dimension by quarter, and of two dimensions over all quarters.
 * The sums of the quarters and of the keys are shown each: a quarter with few published amounts waits until it has more,
 * and keys with few are one key. So what is hidden in one table does not follow from another.
 */
export const releaseOf = (given: readonly StatisticsRow[]): Release => {
  const byQuarter = new Map(
    [...sums(given, ({ quarter }) => quarter)].filter(([, { amounts }]) => amounts.length >= leastShownCount),
  );
  const quarters = [...byQuarter.keys()].sort();
  const rows = folded(given.filter(({ quarter }) => byQuarter.has(quarter)));
  const crossed = once((dimension: Dimension) =>
    once((other: Dimension): Table =>
      dimensions.indexOf(dimension) < dimensions.indexOf(other)
        ? crossTable(rows, dimension, other)
        : turned(crossed(other)(dimension)),
    ),
  );
  return {
    quarters,
    byQuarter,
    sums: once((dimension) => sums(rows, (row) => row[dimension])),
    overTime: once((dimension) => timeTable(rows, dimension, quarters)),
    crossed: (dimension, other) => crossed(dimension)(other),
  };
};
