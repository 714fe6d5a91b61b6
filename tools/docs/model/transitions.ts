import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { asWords } from './as-words';
import { actionSentence, eventTypeWord, guardSentence } from './words';

type Node = AnyStateMachine['root'];

/** One transition as it stands in the machine's code. `index` counts the branches of one event in one state. */
export interface MachineTransition {
  /** Unique in the machine and stable while the code is: `state|event|index`. */
  readonly key: string;
  /** Path of the source state, `''` for the machine itself. */
  readonly source: string;
  readonly eventType: string;
  readonly event: string;
  readonly index: number;
  readonly guard: string | undefined;
  /** Paths of the target states; none when the machine stays where it is. */
  readonly targets: readonly string[];
  readonly reenter: boolean;
  readonly actions: readonly string[];
  /** The guard and the actions in words; both forms have the parameters that are constants in the code. */
  readonly condition: string | undefined;
  readonly doings: readonly string[];
  readonly description: string | undefined;
}

/** Every state of a machine in document order, the machine itself first. */
export const stateNodesOf = (machine: AnyStateMachine): readonly Node[] => {
  const below = (node: Node): Node[] => [
    node,
    ...Object.values(node.states).flatMap((child) => below(child)),
  ];
  return below(machine.root);
};

/** The path of a state in the machine, `''` for the machine itself. */
export const statePath = (node: { readonly path: readonly string[] }): string => node.path.join('.');

const branchesOf = (definition: AnyTransitionDefinition): readonly AnyTransitionDefinition[] =>
  definition.eventType === ''
    ? (definition.source.always ?? [])
    : (definition.source.transitions.get(String(definition.eventType)) ?? []);

const eventTypeOf = (definition: AnyTransitionDefinition): string => String(definition.eventType);

const keyAt = (definition: AnyTransitionDefinition, index: number): string =>
  `${statePath(definition.source)}|${eventTypeOf(definition)}|${index}`;

/** The key of a transition that was taken, comparable with `MachineTransition.key`. */
export const transitionKey = (definition: AnyTransitionDefinition): string =>
  keyAt(definition, branchesOf(definition).indexOf(definition));

/** Charts show names as they are in the code. */
const asNamed = (name: string): string => name;

const described = (definition: AnyTransitionDefinition, index: number): MachineTransition => ({
  key: keyAt(definition, index),
  source: statePath(definition.source),
  eventType: eventTypeOf(definition),
  event: eventTypeWord(eventTypeOf(definition)),
  index,
  guard: definition.guard === undefined ? undefined : guardSentence(definition.guard, asNamed),
  targets: (definition.target ?? []).map((node) => statePath(node)),
  reenter: definition.reenter,
  actions: definition.actions.map((action) => actionSentence(action, asNamed)),
  condition: definition.guard === undefined ? undefined : guardSentence(definition.guard, asWords),
  doings: definition.actions.map((action) => actionSentence(action, asWords)),
  description: definition.description,
});

/** Every transition that a machine's code declares, in document order; initial transitions are not among them. */
export const transitionsOf = (machine: AnyStateMachine): readonly MachineTransition[] =>
  stateNodesOf(machine).flatMap((node) =>
    [...node.transitions.values(), node.always ?? []].flatMap((branches) =>
      branches.map((definition, index) => described(definition, index)),
    ),
  );

/** A transition as a reader names it: `checking, done: login [accepted]`. */
export const transitionSentence = (transition: MachineTransition): string => {
  const guard = transition.guard === undefined ? '' : ` [${transition.guard}]`;
  const target = transition.targets.length === 0 ? 'stays' : `to ${transition.targets.join(' and ')}`;
  return `${transition.source === '' ? 'any state' : transition.source}, ${transition.event}${guard}, ${target}`;
};
