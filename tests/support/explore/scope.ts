import { createActor, type ActorScope, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import type { AnyTransitionDefinition, EventObject } from 'xstate';
import { stateNodesOf } from '../../../tools/docs/model/transitions';
import { nothingHeard, standIn } from './stand-in';

/** What a step is taken in, and the transitions of its microsteps. */
interface Scope {
  readonly scope: ActorScope<AnyMachineSnapshot, EventObject>;
  readonly microsteps: (readonly AnyTransitionDefinition[])[];
}

/** A scope in which a machine can be moved without executing anything; actors it addresses by system id stand in. */
const inertScope = (machine: AnyStateMachine, systemActors: readonly string[]): Scope => {
  const microsteps: (readonly AnyTransitionDefinition[])[] = [];
  const root = createActor(standIn('parent', nothingHeard()), {
    inspect: (inspected) => {
      if (inspected.type === '@xstate.microstep') microsteps.push(inspected._transitions);
    },
  });
  for (const name of systemActors) {
    createActor(standIn(name, nothingHeard()), { id: name, systemId: name, parent: root });
  }
  const self = createActor(standIn(machine.id, nothingHeard()), { parent: root });
  const nothing = (): void => undefined;
  const scope = {
    self,
    id: machine.id,
    sessionId: self.sessionId,
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
    system: self.system,
  } as unknown as ActorScope<AnyMachineSnapshot, EventObject>;
  return { scope, microsteps };
};

const hasSystemIds = (machine: AnyStateMachine): boolean =>
  stateNodesOf(machine).some((node) => node.invoke.some(({ systemId }) => systemId !== undefined));

/**
 * Gives a scope for each step: the same one, emptied, unless the machine starts actors under system ids, which a
 * system gives only once.
 */
export const scopes = (machine: AnyStateMachine, systemActors: readonly string[]): (() => Scope) => {
  if (hasSystemIds(machine)) return () => inertScope(machine, systemActors);
  const kept = inertScope(machine, systemActors);
  return () => {
    kept.microsteps.length = 0;
    return kept;
  };
};
