import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import {
  stateNodesOf,
  statePath,
  transitionKey,
  transitionSentence,
  transitionsOf,
} from '../../../tools/docs/model/transitions';
import { placeWord } from './place';
import type { Explored } from './traverse';

/** Places from which the goal can no longer be reached. */
export const strayed = (
  explored: Explored,
  goal: (snapshot: AnyMachineSnapshot) => boolean,
): readonly string[] => {
  const reaching = new Set<string>();
  const pending = [...explored.places.values()]
    .filter((place) => goal(place.snapshot))
    .map((place) => place.key);
  for (let key = pending.pop(); key !== undefined; key = pending.pop()) {
    if (reaching.has(key)) continue;
    reaching.add(key);
    pending.push(...(explored.before.get(key) ?? []));
  }
  return [...explored.places.values()]
    .filter((place) => !reaching.has(place.key))
    .map((place) => placeWord(place));
};

const visited = (explored: Explored): ReadonlySet<string> =>
  new Set([
    ...[...explored.places.values()].flatMap((place) => place.snapshot._nodes.map((node) => statePath(node))),
    ...[...explored.taken].flatMap((taken) =>
      [taken.source, ...(taken.target ?? [])].map((node) => statePath(node)),
    ),
  ]);

/** Transitions and states of the code that no walk came to: dead code, or an event missing from the alphabet. */
export const unreached = (machine: AnyStateMachine, explored: Explored): readonly string[] => {
  const taken = new Set([...explored.taken].map(transitionKey));
  const seen = visited(explored);
  return [
    ...transitionsOf(machine)
      .filter((transition) => !taken.has(transition.key))
      .map((transition) => `${transitionSentence(transition)}: never taken`),
    ...stateNodesOf(machine)
      .filter((node) => node.type !== 'history' && !seen.has(statePath(node)))
      .map((node) => `${statePath(node)}: never entered`),
  ];
};
