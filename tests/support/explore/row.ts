import type {
  AnyStateMachine,
  EventFromLogic,
  EventObject,
  InputFrom,
  SnapshotFrom,
  StateValue,
} from 'xstate';
import type { RigSpec } from './rig';
import type { Call, Sent } from './stand-in';
import { stepWord, type Step } from './step';

/**
 * One hand-written row of a transition table: from where, what happens, and everything that must come of it. What a
 * row leaves out must not happen: no port is called, nothing is sent, no action runs, nothing is emitted.
 */
export interface Row<TMachine extends AnyStateMachine> {
  /** A sentence in English, requirement ids first: `[SOC-02] after an error it reconnects`. Made up when left out. */
  readonly title?: string;
  /** The steps from the start to the state in question. */
  readonly from: readonly Step<EventFromLogic<TMachine>>[];
  /** The step that is asserted; left out, the row asserts the start itself. */
  readonly event?: Step<EventFromLogic<TMachine>>;
  /** The state afterwards: its value, or a dotted path such as `'open.idle'`. */
  readonly target: StateValue;
  /** Actors started, in order: names, or names with the input that they must get. */
  readonly calls?: readonly (string | Call)[];
  readonly sends?: readonly Sent[];
  /** Types of the events that no transition took, as the inspector hears them; left out, nothing may be refused. */
  readonly refused?: readonly string[];
  /** Named actions run, in order (entry and exit actions included). */
  readonly actions?: readonly string[];
  readonly emits?: readonly EventObject[];
  /** Ids of actors stopped; checked only when given. */
  readonly stops?: readonly string[];
  /** The fields of the context that matter here; checked only when given. */
  readonly context?: Partial<SnapshotFrom<TMachine>['context']>;
  /** The output of a machine that ends here; checked only when given. */
  readonly output?: unknown;
  /** What the person reads, by the table's `text`; checked only when given. */
  readonly text?: string;
  /** An input for this row alone. */
  readonly input?: InputFrom<TMachine>;
}

/** A table of rows for one machine. */
export interface TableSpec<TMachine extends AnyStateMachine> {
  readonly machine: TMachine;
  readonly input?: InputFrom<TMachine>;
  /** Logic that really runs, by the name under which the machine declares it. */
  readonly real?: RigSpec['real'];
  readonly systemActors?: readonly string[];
  readonly text?: (snapshot: SnapshotFrom<TMachine>) => string | undefined;
  readonly rows: readonly Row<TMachine>[];
}

/** The title of a row: its own, else one made from its steps. */
export const rowTitle = <TMachine extends AnyStateMachine>(row: Row<TMachine>): string => {
  if (row.title !== undefined) return row.title;
  const path = row.from.map((step) => stepWord(step)).join(', ');
  const start = path === '' ? 'at the start' : `after ${path}`;
  const target = typeof row.target === 'string' ? row.target : JSON.stringify(row.target);
  return row.event === undefined
    ? `starts in ${target}`
    : `${start}, ${stepWord(row.event)} leads to ${target}`;
};
