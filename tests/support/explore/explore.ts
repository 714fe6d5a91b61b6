import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';
import { shapeFindings } from '../../../tools/docs/model/shape';
import { transitionsOf } from '../../../tools/docs/model/transitions';
import { deadEnds, stepFindings, type Invariants } from './findings';
import { strayed, unreached } from './reach';
import { nothingHeard, withStandIns } from './stand-in';
import type { Answer } from './step';
import { traverse, type Territory } from './traverse';

/** What can happen: the events of the machine, and the answers of its actors with a payload for every guard branch. */
type Alphabet<TMachine extends AnyStateMachine> = readonly (EventFromLogic<TMachine> | Answer)[];

/** How to explore one machine. */
export interface ExplorationSpec<TMachine extends AnyStateMachine> {
  readonly machine: TMachine;
  /** Every input from which the machine may start; left out when it takes none. */
  readonly inputs?: readonly InputFrom<TMachine>[];
  readonly alphabet: Alphabet<TMachine> | ((snapshot: SnapshotFrom<TMachine>) => Alphabet<TMachine>);
  /** What of the context makes two states different; bounded, as JSON. Left out: nothing of it. */
  readonly facts?: (snapshot: SnapshotFrom<TMachine>) => unknown;
  readonly invariants: Invariants<SnapshotFrom<TMachine>>;
  /** A situation that must stay reachable from everywhere, such as being idle. */
  readonly goal?: (snapshot: SnapshotFrom<TMachine>) => boolean;
  /** System ids that the machine addresses by `system.get`. */
  readonly systemActors?: readonly string[];
  /** How many actors may be gone by defects at once; left out: all. For machines that own many that live on. */
  readonly mostDefects?: number;
  /** Most steps to try before giving up: a state space larger than that has unbounded facts. */
  readonly limit?: number;
  /** A machine of tests alone: its figures are not recorded for the documents. */
  readonly isSample?: true;
}

/** What was found, as sentences; every list is empty when all is well. */
export interface Exploration {
  readonly starts: number;
  readonly limit: number;
  readonly mostDefects: number | null;
  readonly states: number;
  readonly steps: number;
  readonly transitions: number;
  readonly refusals: number;
  readonly broken: Readonly<Record<string, readonly string[]>>;
  readonly deadEnds: readonly string[];
  readonly unanswered: readonly string[];
  readonly unreached: readonly string[];
  readonly strayed: readonly string[];
  readonly shape: readonly string[];
}

const usualLimit = 100_000;

const territoryOf = <TMachine extends AnyStateMachine>(spec: ExplorationSpec<TMachine>): Territory => {
  const { alphabet, facts } = spec;
  return {
    machine: withStandIns(spec.machine, nothingHeard()),
    alphabet: (snapshot) =>
      typeof alphabet === 'function' ? alphabet(snapshot as SnapshotFrom<TMachine>) : alphabet,
    facts: (snapshot) => facts?.(snapshot as SnapshotFrom<TMachine>),
    systemActors: spec.systemActors ?? [],
    mostDefects: spec.mostDefects ?? Infinity,
    limit: spec.limit ?? usualLimit,
  };
};

/** Explores every reachable state under every event, without running anything. */
export const explore = <TMachine extends AnyStateMachine>(spec: ExplorationSpec<TMachine>): Exploration => {
  const found = stepFindings(spec.invariants as Invariants<AnyMachineSnapshot>);
  const explored = traverse(territoryOf(spec), spec.inputs ?? [undefined], found.watch);
  found.atStarts(explored);
  const { goal } = spec;
  return {
    starts: spec.inputs?.length ?? 1,
    limit: spec.limit ?? usualLimit,
    mostDefects: spec.mostDefects ?? null,
    states: explored.places.size,
    steps: found.steps(),
    transitions: transitionsOf(spec.machine).length,
    refusals: found.refusals(),
    broken: found.broken,
    deadEnds: deadEnds(explored),
    unanswered: found.unanswered,
    unreached: unreached(spec.machine, explored),
    strayed: goal === undefined ? [] : strayed(explored, goal as (snapshot: AnyMachineSnapshot) => boolean),
    shape: shapeFindings(spec.machine),
  };
};
