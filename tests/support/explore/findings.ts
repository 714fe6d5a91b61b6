import type { AnyMachineSnapshot } from 'xstate';
import { placeWord, type Arrival, type Place } from './place';
import type { Explored, StepWatch } from './traverse';

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
const brokenAt = (place: Place, holds: Invariant<AnyMachineSnapshot>, arrival?: Arrival): readonly string[] =>
  holds(place.snapshot, arrival && lastStep(arrival)) ? [] : [placeWord(place)];

/** States from which no step leads anywhere else, although the machine has not ended. */
export const deadEnds = (explored: Explored): readonly string[] => {
  const left = new Set<string>();
  for (const [to, sources] of explored.before) for (const from of sources) if (from !== to) left.add(from);
  return [...explored.places.values()]
    .filter((place) => place.snapshot.status === 'active' && !left.has(place.key))
    .map((place) => placeWord(place));
};

const stepWords = (arrival: Arrival): string => `${placeWord(arrival.from)}: ${arrival.step.word}`;

const isInner = ({ step }: Arrival): boolean => step.event.type.startsWith('xstate.');

/** What the machine itself has started must be heard to its end; an event may be refused. */
const isHeard = ({ answers }: Arrival): boolean =>
  answers.some((taken) => taken.target !== undefined || taken.actions.length > 0 || taken.reenter);

/** A step on which the machine breaks, an answer or a timer that nothing takes, or a transition that does nothing. */
const unansweredBy = (arrival: Arrival, to: Place): readonly string[] => {
  if (arrival.broke !== undefined) return [`${stepWords(arrival)} throws ${arrival.broke}`];
  if (to.snapshot.status === 'error') return [`${stepWords(arrival)} is a defect that nothing answers`];
  if (isHeard(arrival)) return [];
  return isInner(arrival) || arrival.answers.length > 0 ? [`${stepWords(arrival)} is swallowed`] : [];
};

/** What the steps of a walk show, as sentences, and how many there were. */
export interface StepFindings {
  readonly watch: StepWatch;
  readonly steps: () => number;
  /** How many events were refused: no transition takes them in the state that they reach. */
  readonly refusals: () => number;
  readonly unanswered: readonly string[];
  /** By the sentence of an invariant, the places where it does not hold after a step. */
  readonly broken: Readonly<Record<string, readonly string[]>>;
}

/** Collects findings step by step; `atStarts` adds those of the places that no step led to. */
export const stepFindings = (
  invariants: Invariants<AnyMachineSnapshot>,
): StepFindings & { readonly atStarts: (explored: Explored) => void } => {
  const sentences = Object.entries(invariants);
  const broken: Record<string, string[]> = Object.fromEntries(sentences.map(([sentence]) => [sentence, []]));
  const unanswered: string[] = [];
  let steps = 0;
  let refusals = 0;
  const check = (place: Place, arrival?: Arrival): void => {
    for (const [sentence, holds] of sentences) broken[sentence]?.push(...brokenAt(place, holds, arrival));
  };
  return {
    broken,
    unanswered,
    steps: () => steps,
    refusals: () => refusals,
    watch: (arrival, to) => {
      steps += 1;
      if (!isInner(arrival) && arrival.answers.length === 0) refusals += 1;
      unanswered.push(...unansweredBy(arrival, to));
      check(to, arrival);
    },
    atStarts: ({ places }) => {
      for (const place of places.values()) if (place.arrival === undefined) check(place);
    },
  };
};
