import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, EventObject } from 'xstate';
import { placeKey, type Arrival, type Place } from './place';
import { possibleSteps, type Possibility } from './possible-steps';
import { scopes } from './scope';
import type { Answer } from './step';

/** What a walk through a machine needs to know; `ExplorationSpec` says what each part means. */
export interface Territory {
  readonly machine: AnyStateMachine;
  readonly alphabet: (snapshot: AnyMachineSnapshot) => readonly (EventObject | Answer)[];
  readonly facts: (snapshot: AnyMachineSnapshot) => unknown;
  readonly systemActors: readonly string[];
  readonly mostDefects: number;
  readonly limit: number;
}

/** Every place by its key, and which lead to which. */
export interface Explored {
  readonly places: ReadonlyMap<string, Place>;
  /** By the key of a place, the keys of the places from which one step leads to it. */
  readonly before: ReadonlyMap<string, ReadonlySet<string>>;
  /** Transitions taken by a start or a step. */
  readonly taken: ReadonlySet<AnyTransitionDefinition>;
}

/** Called for each step from each place, once: many steps can lead to the same place. */
export type StepWatch = (arrival: Arrival, to: Place) => void;

interface Start {
  readonly place: Place;
  readonly taken: readonly AnyTransitionDefinition[];
}

interface Ground extends Territory {
  readonly scope: ReturnType<typeof scopes>;
}

const started = (territory: Ground, input: unknown): Start => {
  const { scope, microsteps } = territory.scope();
  const snapshot = territory.machine.getInitialSnapshot(scope, input);
  const ended = new Set<never>();
  const key = placeKey(snapshot, ended, territory.facts);
  return { place: { snapshot, ended, key, arrival: undefined }, taken: microsteps.flat() };
};

const moved = (territory: Ground, from: Place, step: Possibility): readonly [Arrival, Place] => {
  const { scope, microsteps } = territory.scope();
  const ended = step.ends === undefined ? from.ended : new Set([...from.ended, step.ends]);
  const at = (snapshot: AnyMachineSnapshot, broke: string | undefined): readonly [Arrival, Place] => {
    const arrival = { from, step, answers: microsteps[0] ?? [], taken: microsteps.flat(), broke };
    return [arrival, { snapshot, ended, key: placeKey(snapshot, ended, territory.facts), arrival }];
  };
  try {
    return at(territory.machine.transition(from.snapshot, step.event, scope), undefined);
  } catch (error) {
    return at(from.snapshot, error instanceof Error ? error.message : String(error));
  }
};

const stepsFrom = (
  { alphabet, mostDefects }: Territory,
  { snapshot, ended }: Place,
): readonly Possibility[] => possibleSteps(snapshot, ended, alphabet(snapshot), mostDefects);

/**
 * Walks from each input, breadth first, until every place has been left by every step. A step is handed to `watch`
 * and then forgotten: to keep the snapshots of all steps, as xstate/graph does, takes longer than to make them.
 * @throws when there are more than `limit` steps: the facts are not bounded
 */
export const traverse = (territory: Territory, inputs: readonly unknown[], watch: StepWatch): Explored => {
  const places = new Map<string, Place>();
  const before = new Map<string, Set<string>>();
  const taken = new Set<AnyTransitionDefinition>();
  const keep = (transitions: readonly AnyTransitionDefinition[]): void => {
    for (const transition of transitions) taken.add(transition);
  };
  for (const [index, input] of inputs.entries()) {
    // Starts are kept apart: what an input left in the context may steer guards although no fact tells of it.
    const scope = scopes(territory.machine, territory.systemActors);
    const ground = { ...territory, scope, facts: (at: AnyMachineSnapshot) => [index, territory.facts(at)] };
    const start = started(ground, input);
    keep(start.taken);
    places.set(start.place.key, start.place);
    let steps = 0;
    for (const waiting = [start.place]; waiting.length > 0;) {
      const reached: Place[] = [];
      for (const from of waiting.splice(0)) {
        for (const step of stepsFrom(ground, from)) {
          steps += 1;
          if (steps > territory.limit)
            throw new Error(`more than ${territory.limit} steps: facts are not bounded`);
          const [arrival, to] = moved(ground, from, step);
          keep(arrival.taken);
          const sources = before.get(to.key) ?? new Set<string>();
          before.set(to.key, sources.add(from.key));
          watch(arrival, to);
          if (places.has(to.key)) continue;
          places.set(to.key, to);
          reached.push(to);
        }
      }
      waiting.push(...reached);
    }
  }
  return { places, before, taken };
};
