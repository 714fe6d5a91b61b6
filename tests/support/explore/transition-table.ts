import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { coverageOf, keepCoverage } from './coverage';
import { outcomeOf } from './outcome';
import { foundMutants, keepFound } from './missed-mutants';
import { rowTitle, type TableSpec } from './row';

/** Registers a test for each hand-written row: what is special to one definition of a machine whose table stands elsewhere. */
export const transitionRows = <TMachine extends AnyStateMachine>(
  name: string,
  table: TableSpec<TMachine>,
): void => {
  describe(`${name}, transition by transition`, () => {
    for (const row of table.rows) {
      test(rowTitle(row), () => {
        const { said, did } = outcomeOf(table, row);
        expect(did).toEqual(said);
      });
    }
  });
};

/**
 * Registers a test for each hand-written row, and a last one that fails unless the rows together assert every state
 * and every transition of the machine; it names those missed. Where `npm run mutation` asks for it, the rows are tried
 * against the chart without each of its transitions, guards and actions instead. Source: AUD-03.
 */
export const transitionTable = <TMachine extends AnyStateMachine>(
  name: string,
  table: TableSpec<TMachine>,
): void => {
  if (process.env['CHART_MUTANTS'] === 'on') {
    test(`[AUD-03] ${name}: what is taken out of the chart turns rows red`, { timeout: 120_000 }, () => {
      keepFound(foundMutants(name, table));
    });
    return;
  }
  transitionRows(name, table);
  test(`[AUD-03] ${name}: every state and every transition is asserted by a row`, () => {
    const coverage = coverageOf(name, table);
    keepCoverage(coverage);
    expect(coverage.missed).toEqual([]);
  });
};
