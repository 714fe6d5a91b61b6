import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { asWords } from './as-words';
import { guardSentence } from './words';

type Node = AnyStateMachine['root'];

/** An event that a state refuses: always, or unless one of the guards holds, in words. */
export interface RefusedEvent {
  readonly event: string;
  readonly unless: readonly string[];
}

const isSent = (eventType: string): boolean => eventType !== '' && !eventType.startsWith('xstate.');

const upwards = (node: Node): readonly Node[] =>
  node.parent === undefined ? [node] : [node, ...upwards(node.parent)];

const below = (node: Node): readonly Node[] => [node, ...Object.values(node.states).flatMap(below)];

const eventsIn = (nodes: readonly Node[]): readonly string[] =>
  nodes.flatMap((node) => [...node.transitions.keys()].filter(isSent));

/** The part of the chart whose other states show what could be meant: the machine, or a region beside others. */
const regionOf = (node: Node): Node =>
  upwards(node).find(({ parent }) => parent === undefined || parent.type === 'parallel') ?? node;

const branchesFor = (chain: readonly Node[], event: string): readonly AnyTransitionDefinition[] =>
  chain.flatMap((node) => node.transitions.get(event) ?? []);

/**
 * What a state without inner states refuses, from the definition alone: the events that other states of its part of
 * the chart take, and that neither it nor a state around it does.
 */
export const refusedIn = (node: Node): readonly RefusedEvent[] => {
  // Nothing can come to a state that is left at once.
  const leavesAtOnce = (node.always ?? []).some(({ guard }) => guard === undefined);
  if (node.type !== 'atomic' || leavesAtOnce) return [];
  const chain = upwards(node);
  const events = new Set(eventsIn([...below(regionOf(node)), ...chain]));
  return [...events].toSorted().flatMap((event) => {
    const branches = branchesFor(chain, event);
    const unless = branches.flatMap(({ guard }) =>
      guard === undefined ? [] : [guardSentence(guard, asWords)],
    );
    return branches.length > unless.length ? [] : [{ event, unless: [...new Set(unless)] }];
  });
};
