import { getAdjacencyMap, type AdjacencyValue } from 'xstate/graph';
import type { ActorLogic, AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import type { EventObject, Snapshot } from 'xstate';
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

/** Every place by its key, and every step taken from one (many can lead to the same place). */
export interface Explored {
  readonly places: ReadonlyMap<string, Place>;
  readonly arrivals: readonly { readonly arrival: Arrival; readonly to: Place }[];
  /** Transitions taken by the starts themselves. */
  readonly opening: readonly AnyTransitionDefinition[];
}

interface Start {
  readonly place: Place;
  readonly taken: readonly AnyTransitionDefinition[];
}

/** xstate/graph walks any logic; here its snapshots are places and its events are possibilities. */
type Stop = Place & Snapshot<unknown>;
interface Move extends EventObject {
  readonly possibility: Possibility;
}

const stop = (place: Place): Stop => ({ ...place, status: 'active', output: undefined, error: undefined });

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

const moved = (territory: Ground, from: Place, step: Possibility): Place => {
  const { scope, microsteps } = territory.scope();
  const ended = step.ends === undefined ? from.ended : new Set([...from.ended, step.ends]);
  const at = (snapshot: AnyMachineSnapshot, broke: string | undefined): Place => ({
    snapshot,
    ended,
    key: placeKey(snapshot, ended, territory.facts),
    arrival: { from, step, answers: microsteps[0] ?? [], taken: microsteps.flat(), broke },
  });
  try {
    return at(territory.machine.transition(from.snapshot, step.event, scope), undefined);
  } catch (error) {
    return at(from.snapshot, error instanceof Error ? error.message : String(error));
  }
};

const moves = (territory: Ground, place: Place): Move[] =>
  possibleSteps(place.snapshot, place.ended, territory.alphabet(place.snapshot), territory.mostDefects).map(
    (possibility, index) => ({
      type: `${index} ${possibility.word}`,
      possibility,
    }),
  );

/** Walks from the machine's start, breadth first, until every place has been left by every step. */
const walk = (territory: Ground, from: Place): Readonly<Record<string, AdjacencyValue<Stop, Move>>> => {
  const logic = {
    transition: (place: Stop, move: Move) => stop(moved(territory, place, move.possibility)),
  } as unknown as ActorLogic<Stop, Move, unknown>;
  return getAdjacencyMap(logic, {
    fromState: stop(from),
    events: (place) => moves(territory, place),
    serializeState: (place) => place.key,
    serializeEvent: (move) => move.type,
    limit: territory.limit,
  }) as unknown as Readonly<Record<string, AdjacencyValue<Stop, Move>>>;
};

/** Walks from each input and joins the results. */
export const traverse = (territory: Territory, inputs: readonly unknown[]): Explored => {
  const places = new Map<string, Place>();
  const arrivals: { arrival: Arrival; to: Place }[] = [];
  const opening: AnyTransitionDefinition[] = [];
  for (const [index, input] of inputs.entries()) {
    // Starts are kept apart: what an input left in the context may steer guards although no fact tells of it.
    const scope = scopes(territory.machine, territory.systemActors);
    const fromHere = { ...territory, scope, facts: (at: AnyMachineSnapshot) => [index, territory.facts(at)] };
    const start = started(fromHere, input);
    opening.push(...start.taken);
    const found = walk(fromHere, start.place);
    for (const { state, transitions } of Object.values(found)) {
      places.set(state.key, state);
      for (const { state: to } of Object.values<{ readonly state: Stop }>(transitions)) {
        if (to.arrival !== undefined) arrivals.push({ arrival: to.arrival, to });
      }
    }
  }
  return { places, arrivals, opening };
};
