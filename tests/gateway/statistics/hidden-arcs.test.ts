import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { leastShownCount } from '../../../contract/statistics/statistics';
import { hideArcs, type Arc } from '../../../gateway/src/domain/statistics/hidden-arcs';
import { propertyRuns } from '../../support/property';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** A table whose sums are known: a cell is an arc from its row to its column. */
const arcsOf = (table: readonly (readonly number[])[]): readonly Arc[] =>
  table.flatMap((cells, row) =>
    cells.map((weight, column) => ({
      from: `row ${row}`,
      to: `column ${column}`,
      weight,
      hidden: weight > 0 && weight < leastShownCount,
    })),
  );

/** All tables of whole numbers with the sums of this one that agree in what is shown. */
const alternatives = (
  table: readonly (readonly number[])[],
  isHidden: (row: number, column: number) => boolean,
): readonly (readonly number[])[] => {
  const columns = table[0]?.length ?? 0;
  const left = Array.from({ length: columns }, (_, column) =>
    sum(table.map((cells, row) => (isHidden(row, column) ? (cells[column] ?? 0) : 0))),
  );
  const found: number[][] = [];
  const fill = (place: number, made: readonly number[], rest: readonly number[], ofRow: number): void => {
    const [row, column] = [Math.floor(place / columns), place % columns];
    if (row === table.length) {
      if (rest.every((each) => each === 0)) found.push([...made]);
      return;
    }
    const ofThisRow =
      column === 0
        ? sum((table[row] ?? []).map((weight, each) => (isHidden(row, each) ? weight : 0)))
        : ofRow;
    const isLast = column === columns - 1;
    const go = (weight: number, taken: number): void => {
      if (isLast && ofThisRow !== taken) return;
      fill(
        place + 1,
        [...made, weight],
        rest.map((each, other) => (other === column ? each - taken : each)),
        ofThisRow - taken,
      );
    };
    if (!isHidden(row, column)) {
      go(table[row]?.[column] ?? 0, 0);
      return;
    }
    for (let weight = 0; weight <= Math.min(ofThisRow, rest[column] ?? 0); weight += 1) go(weight, weight);
  };
  fill(0, [], left, 0);
  return found;
};

const cell = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 4 }), fc.integer({ min: 5, max: 7 }));
const tables = fc
  .tuple(fc.integer({ min: 2, max: 3 }), fc.integer({ min: 2, max: 3 }))
  .chain(([rows, columns]) =>
    fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  )
  .filter((table) => {
    const sums = [
      ...table.map(sum),
      ...(table[0] ?? []).map((_, column) => sum(table.map((row) => row[column] ?? 0))),
    ];
    return sums.every((each) => each >= leastShownCount);
  });

test('[SCR-14][ENT-08] by all that is shown, each hidden figure may be five or more', () => {
  fc.assert(
    fc.property(tables, (table) => {
      const hidden = hideArcs(arcsOf(table));
      const columns = table[0]?.length ?? 0;
      const found = alternatives(table, (row, column) => hidden[row * columns + column] === true);
      expect(found).toContainEqual(table.flat());
      hidden.forEach((isHidden, place) => {
        if (isHidden) expect(Math.max(...found.map((each) => each[place] ?? 0))).toBeGreaterThanOrEqual(5);
      });
    }),
    { numRuns: Math.min(propertyRuns, 1_000) },
  );
});

test('[SCR-14] each small figure is hidden, and nothing else where that is enough', () => {
  fc.assert(
    fc.property(tables, (table) => {
      const arcs = arcsOf(table);
      const hidden = hideArcs(arcs);
      arcs.forEach((arc, place) => {
        if (arc.hidden) expect(hidden[place]).toBe(true);
      });
      if (arcs.every((arc) => !arc.hidden)) expect(hidden).not.toContain(true);
    }),
    { numRuns: propertyRuns },
  );
});

test.each([
  [
    'one small figure takes the smallest of a cycle with it',
    [
      [3, 9, 20],
      [8, 7, 30],
      [40, 41, 42],
    ],
    [0, 1, 3, 4],
  ],
  [
    'two small figures of one line whose sum is small take a third with them',
    [
      [1, 1, 9],
      [30, 30, 30],
    ],
    3,
  ],
])('[SCR-14] %s', (_, table, wanted) => {
  const hidden = hideArcs(arcsOf(table)).flatMap((isHidden, place) => (isHidden ? [place] : []));
  if (typeof wanted === 'number') expect(hidden.length).toBeGreaterThanOrEqual(wanted);
  else expect(hidden).toEqual(wanted);
});
