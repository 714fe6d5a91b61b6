import { and, eq, gte, lte, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as t from 'io-ts';
import type { ChoiceCounts } from '../../../../../contract/kind/choice-counts';
import type { AskedChoices } from '../../../domain/deal/choice-query';
import { regionsByGroup } from '../../../domain/deal/choice-groups';
import { among, holding, holdingOne } from '../deal-conditions';
import type { CountChoices } from './listed-store';

/** The columns by which a kind is filtered. */
interface ChoiceColumns<Query> {
  /** Columns that hold one word, by the name of their part. */
  readonly words: { readonly [K in keyof Query]?: PgColumn };
  /** Columns or expressions that hold several words, as a list in JSON, by the name of their part. */
  readonly lists?: { readonly [K in keyof Query]?: PgColumn | SQL };
  /** Ids of industries, as a list in JSON. */
  readonly industryIds: PgColumn;
  readonly regionId: PgColumn;
  readonly search: PgColumn;
  /** The range that is to overlap the one from `min` to `max`; null for a kind without amounts. */
  readonly amount: { readonly least: PgColumn; readonly most: PgColumn } | null;
}

const chosen = (column: PgColumn, value: unknown): SQL | undefined => {
  if (typeof value === 'string') return eq(column, value);
  return t.readonlyArray(t.string).is(value) ? among(column, value) : undefined;
};

const held = (column: PgColumn | SQL, value: unknown): SQL | undefined =>
  t.readonlyArray(t.string).is(value) && value.length > 0 ? holdingOne(column, value) : undefined;

const limited = (
  range: ChoiceColumns<unknown>['amount'],
  { min = null, max = null }: AskedChoices,
): SQL | undefined =>
  range === null
    ? undefined
    : and(min === null ? undefined : gte(range.most, min), max === null ? undefined : lte(range.least, max));

const columnsOf = <Query extends AskedChoices, Column>(
  words: { readonly [K in keyof Query]?: Column },
  query: Query,
) => {
  const isPart = (name: string): name is keyof Query & string => Object.hasOwn(query, name);
  return Object.keys(words)
    .filter(isPart)
    .flatMap((name) => {
      const column = words[name];
      return column === undefined ? [] : [{ name, column }];
    });
};

/** Which rows a filter of choices takes; its groups of industries and regions are expanded. */
export const choiceConditions = <Query extends AskedChoices>(
  columns: ChoiceColumns<Query>,
  query: Query,
): SQL | undefined =>
  and(
    ...columnsOf(columns.words, query).map(({ name, column }) => chosen(column, query[name])),
    ...columnsOf(columns.lists ?? {}, query).map(({ name, column }) => held(column, query[name])),
    query.industry.length === 0 ? undefined : holdingOne(columns.industryIds, query.industry),
    chosen(columns.regionId, query.region),
    limited(columns.amount, query),
    holding(columns.search, query.keyword === null ? [] : [query.keyword]),
  );

/** The counts of regions, and of their groups. */
const withGroups = (
  counts: readonly { readonly id: string; readonly count: number }[],
): readonly { readonly id: string; readonly count: number }[] => {
  const byId = new Map(counts.map(({ id, count }) => [id, count]));
  return [
    ...counts,
    ...[...regionsByGroup].map(([id, members]) => ({
      id,
      count: members.reduce((sum, member) => sum + (byId.get(member) ?? 0), 0),
    })),
  ];
};

/** How many rows each choice takes with the rest of the filter; industries are not counted, a row has several. */
export const choiceCounts =
  <Query extends AskedChoices>(columns: ChoiceColumns<Query>) =>
  async (query: Query, count: CountChoices<Query>): Promise<Pick<ChoiceCounts, 'choices'>> => {
    const words = await Promise.all(
      columnsOf(columns.words, query).map(async ({ name, column }) =>
        (await count.one(column, { ...query, [name]: [] })).map((each) => ({ of: name, ...each })),
      ),
    );
    const lists = await Promise.all(
      columnsOf(columns.lists ?? {}, query).map(async ({ name, column }) =>
        (await count.several(column, { ...query, [name]: [] })).map((each) => ({ of: name, ...each })),
      ),
    );
    const regions = await count.one(columns.regionId, { ...query, region: [] });
    return {
      choices: [
        ...words.flat(),
        ...lists.flat(),
        ...withGroups(regions).map((each) => ({ of: 'region', ...each })),
      ],
    };
  };
