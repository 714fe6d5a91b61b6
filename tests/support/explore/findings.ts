import type { AnyMachineSnapshot } from 'xstate';
import { placeWord, type Arrival } from './place';
import type { Explored } from './traverse';

/** The step by which a snapshot was reached: the snapshot before it and the event. */
export interface LastStep<TSnapshot> {
  readonly from: TSnapshot;
  readonly event: { readonly type: string };
}

/** A statement that holds in every reachable snapshot; `last` is missing at the start. */
export type Invariant<TSnapshot> = (snapshot: TSnapshot, last?: LastStep<TSnapshot>) => boolean;

/** Invariants by their sentence, as `src/application/<flow>/invariants.ts` exports them. */
export type Invariants<TSnapshot> = Readonly<Record<string, Invariant<TSnapshot>>>;

const lastStep = (arrival: Arrival): LastStep<AnyMachineSnapshot> => ({
  from: arrival.from.snapshot,
  event: arrival.step.event,
});

/** Where an invariant does not hold: at every start, and after every step that can be taken anywhere. */
export const broken = (explored: Explored, holds: Invariant<AnyMachineSnapshot>): readonly string[] => [
  ...[...explored.places.values()]
    .filter((place) => place.arrival === undefined && !holds(place.snapshot))
    .map((place) => placeWord(place)),
  ...explored.arrivals
    .filter(({ arrival, to }) => !holds(to.snapshot, lastStep(arrival)))
    .map(({ to }) => placeWord(to)),
];

/** States from which no step leads anywhere else, although the machine has not ended. */
export const deadEnds = (explored: Explored): readonly string[] => {
  const left = new Set(
    explored.arrivals
      .filter(({ arrival, to }) => arrival.from.key !== to.key)
      .map(({ arrival }) => arrival.from.key),
  );
  return [...explored.places.values()]
    .filter((place) => place.snapshot.status === 'active' && !left.has(place.key))
    .map((place) => placeWord(place));
};

const stepWords = ({ arrival }: { readonly arrival: Arrival }): string =>
  `${placeWord(arrival.from)}: ${arrival.step.word}`;

const isInner = ({ arrival }: { readonly arrival: Arrival }): boolean =>
  arrival.step.event.type.startsWith('xstate.');

/** What the machine itself has started must be heard to its end; an event may be refused. */
const isHeard = ({ arrival }: { readonly arrival: Arrival }): boolean =>
  arrival.answers.some((taken) => taken.target !== undefined || taken.actions.length > 0 || taken.reenter);

/** Steps on which the machine breaks, answers and timers that nothing takes, and transitions that do nothing. */
export const unanswered = (explored: Explored): readonly string[] =>
  explored.arrivals.flatMap((reached) => {
    const { arrival, to } = reached;
    if (arrival.broke !== undefined) return [`${stepWords(reached)} throws ${arrival.broke}`];
    if (to.snapshot.status === 'error') return [`${stepWords(reached)} is a defect that nothing answers`];
    if (isHeard(reached)) return [];
    return isInner(reached) || arrival.answers.length > 0 ? [`${stepWords(reached)} is swallowed`] : [];
  });

/** How many events are refused: no transition takes them where they come. */
export const refusals = (explored: Explored): number =>
  explored.arrivals.filter((reached) => !isInner(reached) && reached.arrival.answers.length === 0).length;
