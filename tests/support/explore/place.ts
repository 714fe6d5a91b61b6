import type { AnyActorRef, AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import { livingChildren, type Possibility } from './possible-steps';

/** A place that exploration has come to: the snapshot, what has ended on the way, and how it was reached. */
export interface Place {
  readonly snapshot: AnyMachineSnapshot;
  readonly ended: ReadonlySet<AnyActorRef>;
  readonly key: string;
  readonly arrival: Arrival | undefined;
}

/** The step that led to a place, and what the machine did on it. */
export interface Arrival {
  readonly from: Place;
  readonly step: Possibility;
  /** Transitions taken in answer to the event itself; none when it was swallowed. */
  readonly answers: readonly AnyTransitionDefinition[];
  readonly taken: readonly AnyTransitionDefinition[];
  /** Set when the machine threw. */
  readonly broke: string | undefined;
}

/** What two snapshots must share to be the same place: value, living children, and what `facts` picks of context. */
export const placeKey = (
  snapshot: AnyMachineSnapshot,
  ended: ReadonlySet<AnyActorRef>,
  facts: (snapshot: AnyMachineSnapshot) => unknown,
): string => {
  const actors = livingChildren(snapshot, ended)
    .map((child) => child.id)
    .sort();
  return JSON.stringify({
    value: snapshot.value as unknown,
    status: snapshot.status,
    actors,
    facts: facts(snapshot),
  });
};

/** The steps that lead to a place, in words. */
const pathTo = (place: Place): readonly string[] =>
  place.arrival === undefined ? [] : [...pathTo(place.arrival.from), place.arrival.step.word];

/** A place as a finding names it. */
export const placeWord = (place: Place): string => {
  const path = pathTo(place);
  const value = JSON.stringify(place.snapshot.value);
  return path.length === 0 ? `at the start, in ${value}` : `after ${path.join(' → ')}, in ${value}`;
};
