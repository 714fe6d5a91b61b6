import type { AnyStateMachine } from 'xstate';
import { asWords } from './as-words';
import { durationWord } from './duration';
import { refusedIn, type RefusedEvent } from './refusals';
import { stateNodesOf, statePath, transitionsOf, type MachineTransition } from './transitions';
import { actionSentence, isTimerAction } from './words';

type Node = AnyStateMachine['root'];

/** An actor that runs as long as a state does. */
export interface Invoked {
  readonly id: string;
  readonly src: string;
}

/** One state as it stands in the machine's code; the machine itself has the path `''`. */
export interface MachineState {
  readonly path: string;
  readonly name: string;
  readonly parent: string | undefined;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly initial: string | undefined;
  readonly description: string;
  readonly requirements: readonly string[];
  /** What is done on entry and on exit, by the names in the code. */
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  /** The same in words. */
  readonly entryDoings: readonly string[];
  readonly exitDoings: readonly string[];
  readonly invokes: readonly Invoked[];
  readonly transitions: readonly MachineTransition[];
  readonly refuses: readonly RefusedEvent[];
}

/** A named delay of a machine with its value in words. */
export interface MachineDelay {
  readonly name: string;
  readonly value: string;
  /** How it is worked out, when the machine computes it. */
  readonly detail: string;
}

/** What a computed delay comes to: shortly, and in full. */
export interface ComputedDelay {
  readonly value: string;
  readonly detail: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';

const requirementsOf = (node: Node): readonly string[] => {
  const stated: unknown = Object.getOwnPropertyDescriptor(node.meta ?? {}, 'requirements')?.value;
  return Array.isArray(stated) ? stated.filter(isText) : [];
};

const actionsOf = (actions: Node['entry'], words: (name: string) => string): readonly string[] =>
  actions.filter((action) => !isTimerAction(action)).map((action) => actionSentence(action, words));

/** Charts show names as they are in the code. */
const asNamed = (name: string): string => name;

const invokesOf = (node: Node): readonly Invoked[] =>
  node.invoke.map(({ id, src }) => ({
    id,
    src: typeof src === 'string' ? src : '(unnamed)',
  }));

/** The words of one state. */
const stateOf = (node: Node, transitions: readonly MachineTransition[]): MachineState => {
  const path = statePath(node);
  return {
    path,
    name: node.key,
    parent: node.parent === undefined ? undefined : statePath(node.parent),
    kind: node.type,
    initial: node.type === 'compound' ? node.initial.target.map((target) => statePath(target))[0] : undefined,
    description: node.description ?? '',
    requirements: requirementsOf(node),
    entry: actionsOf(node.entry, asNamed),
    exit: actionsOf(node.exit, asNamed),
    entryDoings: actionsOf(node.entry, asWords),
    exitDoings: actionsOf(node.exit, asWords),
    invokes: invokesOf(node),
    transitions: transitions.filter((transition) => transition.source === path),
    refuses: refusedIn(node),
  };
};

/** Every state of a machine in document order, the machine itself first. */
export const statesOf = (machine: AnyStateMachine): readonly MachineState[] => {
  const transitions = transitionsOf(machine);
  return stateNodesOf(machine).map((node) => stateOf(node, transitions));
};

/** Whether a state of the machine waits for the delay: flows that share their delays use some of them. */
const isWaitedFor = (machine: AnyStateMachine, name: string): boolean =>
  stateNodesOf(machine).some((node) => node.after.some(({ delay }) => delay === name));

/**
 * The named delays of a machine, by name.
 * @param computed what delays come to that the machine computes; one that is missing here is a mistake
 */
export const delaysOf = (
  machine: AnyStateMachine,
  computed: Readonly<Record<string, ComputedDelay>> = {},
): readonly MachineDelay[] =>
  Object.entries<unknown>(machine.implementations.delays)
    .filter(([name]) => isWaitedFor(machine, name))
    .map(([name, value]) => {
      const found = typeof value === 'number' ? { value: durationWord(value), detail: '' } : computed[name];
      if (found === undefined)
        throw new Error(`${machine.id}: the delay ${name} is computed; say what it comes to`);
      return { name, ...found };
    })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
