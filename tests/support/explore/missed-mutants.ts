import { mkdirSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { statePath } from '../../../tools/docs/model/transitions';
import { chartMutantsOf } from './chart-mutants';
import { outcomeOf } from './outcome';
import type { Row, TableSpec } from './row';

/** How many mutants of a chart the rows of its table find, and those that none of them does. */
export interface FoundMutants {
  readonly machine: string;
  readonly all: number;
  readonly missed: readonly string[];
}

const turnsRed = <TMachine extends AnyStateMachine>(
  table: TableSpec<TMachine>,
  row: Row<TMachine>,
): boolean => {
  try {
    const { said, did } = outcomeOf(table, row);
    expect(did).toEqual(said);
    return false;
  } catch {
    return true;
  }
};

/** Tries every mutant of a table's machine against its rows, those first that leave the state it was taken from. */
export const foundMutants = <TMachine extends AnyStateMachine>(
  name: string,
  table: TableSpec<TMachine>,
): FoundMutants => {
  const rows = table.rows.map((row) => {
    const { taken, reaction } = outcomeOf(table, row);
    const near = [...taken.map(({ source }) => source), ...reaction.snapshot._nodes].map((node) =>
      statePath(node),
    );
    return { row, near: new Set(near) };
  });
  const mutants = chartMutantsOf(table.machine);
  const missed = mutants.filter(({ machine, source }) => {
    const mutated = { ...table, machine: machine as TMachine };
    const isNear = ({ near }: { readonly near: ReadonlySet<string> }): boolean => near.has(source);
    const ordered = [...rows.filter(isNear), ...rows.filter((one) => !isNear(one))];
    return !ordered.some(({ row }) => turnsRed(mutated, row));
  });
  return { machine: name, all: mutants.length, missed: missed.map(({ what }) => what) };
};

/** Keeps what was found for the command that sums it up: `.cache/mutation/charts/<machine>.json`. */
export const keepFound = (found: FoundMutants): void => {
  mkdirSync('.cache/mutation/charts', { recursive: true });
  writeFileSync(`.cache/mutation/charts/${found.machine}.json`, `${JSON.stringify(found, null, 2)}\n`);
};
