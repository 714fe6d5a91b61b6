import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  contradictionsIn,
  statisticsChoices,
  type StatisticsQuery,
} from '../../../contract/statistics/query';
import { leastShownCount, otherKey, type StatisticsFigures } from '../../../contract/statistics/statistics';
import { answerOf } from '../../../gateway/src/domain/statistics/answer';
import { releaseOf, type StatisticsRow } from '../../../gateway/src/domain/statistics/release';
import { rowSpace } from './row-space';

const quarters = ['2025-Q3', '2025-Q4', '2026-Q1', '2026-Q2'];
const idsOf = (dimension: keyof typeof statisticsChoices, most: number): readonly string[] =>
  statisticsChoices[dimension].slice(0, most).map(({ id }) => id);
const [industries, regions, rounds] = [idsOf('industry', 3), idsOf('region', 3), idsOf('round', 2)];

const deals = fc.record({
  undisclosed: fc.integer({ min: 0, max: 4 }),
  amounts: fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 7 }),
});
const none: StatisticsQuery = {
  matter: 'investment',
  by: 'quarter',
  from: null,
  to: null,
  industry: null,
  region: null,
  round: null,
};
const ends = [null, ...quarters];
/** Every query that has no contradiction. */
const queries: readonly StatisticsQuery[] = (['quarter', 'industry', 'region', 'round'] as const)
  .flatMap((by) => ends.flatMap((from) => ends.map((to) => ({ ...none, by, from, to }))))
  .flatMap((query) => [
    query,
    ...industries.map((industry) => ({ ...query, industry })),
    ...regions.map((region) => ({ ...query, region })),
    ...rounds.map((round) => ({ ...query, round })),
  ])
  .filter((query) => contradictionsIn(query).length === 0);

const names = ['industry', 'region', 'round'] as const;
type Keys = Pick<StatisticsRow, 'quarter' | (typeof names)[number]>;

/** Every key that deals can have, with deals or without. */
const places: readonly Keys[] = quarters.flatMap((quarter) =>
  industries.flatMap((industry) =>
    regions.flatMap((region) => rounds.map((round) => ({ quarter, industry, region, round }))),
  ),
);

const countOf = (rows: readonly StatisticsRow[]): number =>
  rows.reduce((sum, { undisclosed, amounts }) => sum + undisclosed + amounts.length, 0);
const amountsOf = (rows: readonly StatisticsRow[]): readonly number[] =>
  rows.flatMap(({ amounts }) => amounts);

/** Everything that can be asked of some deals, with the deals that each answer is about. */
const everything = (given: readonly StatisticsRow[]) => {
  const release = releaseOf(given);
  const isReleased = ({ quarter }: Keys): boolean => release.quarters.includes(quarter);
  const rows = given.filter(isReleased);
  const within = places.filter(isReleased);
  const listedKeys = new Map(
    names.map((by) => [by, answerOf(release, { ...none, by }).cells.map(({ key }) => key)] as const),
  );
  /** The key under which a row is listed. */
  const keyOf = (row: Keys, by: StatisticsQuery['by']): string => {
    const key = row[by] ?? '';
    return by === 'quarter' || listedKeys.get(by)?.includes(key) === true ? key : otherKey;
  };
  const isIn = (query: StatisticsQuery, row: Keys, key: string | null): boolean =>
    (query.from === null || row.quarter >= query.from) &&
    (query.to === null || row.quarter <= query.to) &&
    names.every((name) => query[name] === null || query[name] === row[name]) &&
    (key === null || keyOf(row, query.by) === key);
  const answers = queries.flatMap((query) => {
    const { total, cells } = answerOf(release, query);
    const listed = new Map<string | null, StatisticsFigures>(cells.map((cell) => [cell.key, cell]));
    // A key that is part of another one has no figures: nothing of it is left out as empty.
    const isFolded = names.some(
      (name) => query[name] !== null && !listedKeys.get(name)?.includes(query[name]),
    );
    if (isFolded) {
      expect([total.count, cells]).toEqual([null, []]);
      return [];
    }
    const keys = query.by === 'quarter' ? release.quarters : (listedKeys.get(query.by) ?? []);
    return [null, ...keys].map((key) => {
      const figures = key === null ? total : listed.get(key);
      return {
        query,
        key,
        /** Undefined where it is left out as empty. */
        figures,
        own: rows.filter((row) => isIn(query, row, key)),
        of: within.filter((place) => isIn(query, place, key)),
      };
    });
  });
  return { within, answers };
};

/** Rows of all keys: many of them empty or small, some great. */
const rowsOf = fc
  .array(fc.option(deals, { freq: 2, nil: null }), { minLength: places.length, maxLength: places.length })
  .map((each): readonly StatisticsRow[] =>
    places.flatMap((keys, place) => {
      const of = each[place] ?? null;
      return of === null || of.undisclosed + of.amounts.length === 0 ? [] : [{ ...keys, ...of }];
    }),
  );

test('[SCR-14] a figure that is shown is the count, the sum and the median of its deals', () => {
  fc.assert(
    fc.property(rowsOf, (given) => {
      const { answers } = everything(given);
      const wrong = answers.filter(({ figures, own }) => {
        const amounts = [...amountsOf(own)].sort((one, other) => one - other);
        const count = countOf(own);
        if (figures === undefined) return count !== 0;
        if (figures.count === null)
          return [figures.undisclosed, figures.amount, figures.median].some((each) => each !== null);
        const isSound = count === 0 || count >= leastShownCount;
        if (!isSound || figures.count !== count || figures.undisclosed !== count - amounts.length)
          return true;
        if (figures.amount === null) return figures.median !== null;
        const [low, high] = [
          amounts[Math.floor((amounts.length - 1) / 2)] ?? 0,
          amounts[Math.floor(amounts.length / 2)] ?? 0,
        ];
        return (
          amounts.length < leastShownCount ||
          Number(figures.amount) !== amounts.reduce((sum, each) => sum + each, 0) ||
          Number(figures.median) !== Math.round((low + high) / 2)
        );
      });
      expect(wrong).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

test.each([
  ['count', countOf],
  ['amount', (rows: readonly StatisticsRow[]) => amountsOf(rows).length],
] as const)('[SCR-14][ENT-08] no small %s follows from all answers together', (figure, sizeOf) => {
  fc.assert(
    fc.property(rowsOf, (given) => {
      const { within, answers } = everything(given);
      const sums = (chosen: typeof answers): readonly (readonly number[])[] =>
        [...new Set(chosen.map(({ of }) => within.map((place) => (of.includes(place) ? 1 : 0)).join()))].map(
          (sum) => sum.split(',').map(Number),
        );
      const isShown = ({ figures, own }: (typeof answers)[number]): boolean =>
        figures === undefined || figures[figure] !== null || (figures.count !== null && sizeOf(own) === 0);
      const space = rowSpace(sums(answers.filter(isShown)));
      const hidden = answers.filter((each) => {
        const size = sizeOf(each.own);
        return !isShown(each) && size > 0 && size < leastShownCount;
      });
      expect(sums(hidden).filter((sum) => space.contains(sum))).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

test('[SCR-14] a quarter with few published amounts is in no figure', () => {
  const row = (quarter: string, amounts: readonly number[]): StatisticsRow => ({
    quarter,
    industry: '01',
    region: 'cn-11',
    round: null,
    undisclosed: 3,
    amounts,
  });
  const release = releaseOf([row('2026-Q1', [1, 2, 3, 4, 5]), row('2026-Q2', [1, 2, 3, 4])]);
  expect(release.quarters).toEqual(['2026-Q1']);
  expect(answerOf(release, { ...none, matter: 'merger' })).toEqual({
    first: '2026-Q1',
    last: '2026-Q1',
    total: { count: 8, undisclosed: 3, amount: '15', median: '3' },
    cells: [{ key: '2026-Q1', count: 8, undisclosed: 3, amount: '15', median: '3' }],
  });
  expect(answerOf(releaseOf([]), none)).toMatchObject({ first: null, last: null, cells: [] });
});
