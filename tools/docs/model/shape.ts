import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { stateNodesOf, statePath } from './transitions';
import { actionWord, guardWord } from './words';

type Node = AnyStateMachine['root'];

const nameOf = (node: Node): string => (node.path.length === 0 ? 'the machine' : `state ${statePath(node)}`);

const doesNothing = (node: Node, { target, actions, reenter }: AnyTransitionDefinition): boolean => {
  const staysPut = target === undefined || (node.type === 'atomic' && target.every((to) => to === node));
  return staysPut && actions.length === 0 && !reenter;
};

const emptyAnswers = (node: Node): string[] =>
  [...node.transitions].flatMap(([eventType, branches]) => {
    const where = `${nameOf(node)}, ${eventType}`;
    if (branches.length === 0) return [`${where}: an event with no transition is swallowed`];
    return branches
      .filter((branch) => doesNothing(node, branch))
      .map(() => `${where}: an empty transition swallows the event`);
  });

const wildcards = (node: Node): string[] =>
  [...node.transitions.keys()]
    .filter((eventType) => eventType.includes('*'))
    .map((eventType) => `${nameOf(node)}: the wildcard ${eventType} is not an answer`);

const unnamed = (node: Node): string[] => [
  ...node.after
    .filter((transition) => typeof transition.delay !== 'string')
    .map((transition) => `${nameOf(node)}: the delay of ${String(transition.delay)} ms has no name`),
  ...node.invoke
    .filter((invoke) => typeof invoke.src !== 'string' || invoke.src.startsWith('xstate.invoke.'))
    .map(() => `${nameOf(node)}: an invoked actor has no name`),
  ...[...node.transitions.values(), node.always ?? []]
    .flat()
    .flatMap((transition) => [
      ...(transition.guard !== undefined && guardWord(transition.guard).includes('(unnamed)')
        ? [`${nameOf(node)}, ${transition.eventType}: a guard has no name`]
        : []),
      ...transition.actions
        .filter((action) => actionWord(action) === '(unnamed)')
        .map(() => `${nameOf(node)}, ${transition.eventType}: an action has no name`),
    ]),
  ...[...node.entry, ...node.exit]
    .filter((action) => actionWord(action) === '(unnamed)')
    .map(() => `${nameOf(node)}: an entry or exit action has no name`),
];

const isStated = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

const undocumented = (node: Node): string[] => [
  ...(node.description === undefined || node.description === ''
    ? [`${nameOf(node)} has no description`]
    : []),
  ...(isStated(Object.getOwnPropertyDescriptor(node.meta ?? {}, 'requirements')?.value)
    ? []
    : [`${nameOf(node)} names no requirement in meta.requirements`]),
];

/**
 * What can be seen to be wrong in a machine without running it: events that would be swallowed (wildcards, empty
 * transitions), parts without a name, states without a description or a requirement id. Source: AUD-01.
 */
export const shapeFindings = (machine: AnyStateMachine): readonly string[] =>
  stateNodesOf(machine).flatMap((node) => [
    ...wildcards(node),
    ...emptyAnswers(node),
    ...unnamed(node),
    ...undocumented(node),
  ]);
