import { mkdirSync, writeFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import {
  stateNodesOf,
  statePath,
  transitionKey,
  transitionSentence,
  transitionsOf,
} from '../../../tools/docs/model/transitions';
import { outcomeOf, type Outcome } from './outcome';
import { rowTitle, type Row, type TableSpec } from './row';

/** Which rows assert which states and transitions (AUD-03), and what none asserts. */
export interface Coverage {
  readonly machine: string;
  /** Titles of the asserting rows, by state path. */
  readonly states: Readonly<Record<string, readonly string[]>>;
  /** Titles of the asserting rows, by transition key. */
  readonly transitions: Readonly<Record<string, readonly string[]>>;
  readonly missed: readonly string[];
}

const statesOf = ({ reaction, taken }: Outcome): readonly string[] => [
  ...reaction.snapshot._nodes.map((node) => statePath(node)),
  ...taken.flatMap((definition) => (definition.target ?? []).map((node) => statePath(node))),
  // A state that is left at once is asserted by where it leads.
  ...taken.filter(({ eventType }) => eventType === '').map(({ source }) => statePath(source)),
];

/** Measures what the rows of a table assert. Only the asserted step of a row counts, not the way to it. */
export const coverageOf = <TMachine extends AnyStateMachine>(
  name: string,
  table: TableSpec<TMachine>,
): Coverage => {
  const states: Record<string, string[]> = {};
  const transitions: Record<string, string[]> = {};
  const add = (to: Record<string, string[]>, keys: readonly string[], row: Row<TMachine>): void =>
    [...new Set(keys)].forEach((key) => (to[key] ??= []).push(rowTitle(row)));
  for (const row of table.rows) {
    const outcome = outcomeOf(table, row);
    add(states, statesOf(outcome), row);
    add(transitions, outcome.taken.map(transitionKey), row);
  }
  const missed = [
    ...transitionsOf(table.machine)
      .filter((transition) => transitions[transition.key] === undefined)
      .map((transition) => transitionSentence(transition)),
    ...stateNodesOf(table.machine)
      .filter((node) => node.type !== 'history' && states[statePath(node)] === undefined)
      .map((node) => `state ${statePath(node)}`),
  ];
  return { machine: name, states, transitions, missed };
};

/** Keeps the measurement for the charts: `.cache/coverage/<machine>.json`. */
export const keepCoverage = (coverage: Coverage): void => {
  mkdirSync('.cache/coverage', { recursive: true });
  writeFileSync(`.cache/coverage/${coverage.machine}.json`, `${JSON.stringify(coverage, null, 2)}\n`);
};
