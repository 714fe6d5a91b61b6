import type { AnyStateMachine, AnyTransitionDefinition, SnapshotFrom, StateValue } from 'xstate';
import { createRig } from './rig';
import type { Reaction } from './reaction';
import type { Row, TableSpec } from './row';
import type { Call } from './stand-in';

/** What a row says and what the machine did, in the same form, to be compared as a whole. */
export interface Outcome {
  readonly said: Readonly<Record<string, unknown>>;
  readonly did: Readonly<Record<string, unknown>>;
  readonly taken: readonly AnyTransitionDefinition[];
  readonly reaction: Reaction;
}

const valueAt = (target: StateValue): StateValue => {
  if (typeof target !== 'string') return target;
  const [head = '', ...rest] = target.split('.');
  return rest.length === 0 ? head : { [head]: valueAt(rest.join('.')) };
};

const callsAs = (said: readonly (string | Call)[], did: readonly Call[]): readonly (string | Call)[] =>
  did.map((call, index) =>
    typeof said[index] === 'string' || said[index] === undefined ? call.actor : call,
  );

const picked = (context: object, keys: readonly string[]): object =>
  Object.fromEntries(
    keys.map((key) => [key, Object.getOwnPropertyDescriptor(context, key)?.value as unknown]),
  );

const reactionOf = <TMachine extends AnyStateMachine>(
  table: TableSpec<TMachine>,
  row: Row<TMachine>,
): Reaction => {
  const rig = createRig({
    machine: table.machine,
    input: row.input ?? table.input,
    real: table.real,
    systemActors: table.systemActors,
  });
  const atStart = rig.start();
  row.from.forEach((step) => rig.step(step));
  return row.event === undefined ? atStart : rig.step(row.event);
};

/** Takes a row's path on a fresh machine and tells what the row says and what the machine did. */
export const outcomeOf = <TMachine extends AnyStateMachine>(
  table: TableSpec<TMachine>,
  row: Row<TMachine>,
): Outcome => {
  const reaction = reactionOf(table, row);
  const { snapshot } = reaction;
  const { calls = [], sends = [], actions = [], emits = [], refused = [] } = row;
  const optional: readonly (readonly [string, unknown, () => unknown])[] = [
    ['stops', row.stops, () => reaction.stops],
    ['context', row.context, () => picked(snapshot.context as object, Object.keys(row.context ?? {}))],
    ['output', row.output, () => snapshot.output as unknown],
    ['text', row.text, () => table.text?.(snapshot as SnapshotFrom<TMachine>)],
  ];
  const given = optional.filter(([, said]) => said !== undefined);
  return {
    said: {
      target: valueAt(row.target),
      calls,
      sends,
      actions,
      emits,
      refused,
      ...Object.fromEntries(given.map(([name, said]) => [name, said])),
    },
    did: {
      target: snapshot.value as StateValue,
      calls: callsAs(calls, reaction.calls),
      sends: reaction.sends,
      actions: reaction.actions,
      emits: reaction.emits,
      refused: reaction.refused,
      ...Object.fromEntries(given.map(([name, , read]) => [name, read()])),
    },
    taken: reaction.taken,
    reaction,
  };
};
