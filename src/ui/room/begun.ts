import { useActorRef } from '@xstate/react';
import { useContext, useEffect, useState } from 'react';
import type { Actor, AnyStateMachine, InputFrom } from 'xstate';
import { InspectContext } from '../given/inspected';
import { BroughtContext } from './brought';
import type { AnyFlows, FlowsOf } from './flow';

export function useBegun<M extends AnyStateMachine>(machine: M, input: InputFrom<M>): Actor<M>;
/** A flow of a part of a page, begun when the part appears and ended with it; another input wants another key. */
export function useBegun(machine: AnyStateMachine, input: unknown): Actor<AnyStateMachine> {
  return useActorRef(machine, { input, inspect: useContext(InspectContext) });
}

export function useBegunFlows<F extends AnyFlows>(make: () => F): FlowsOf<F>;
/** The flows of a page, begun when it is shown and ended with it. */
export function useBegunFlows(make: () => AnyFlows): object {
  const inspect = useContext(InspectContext);
  const brought = useContext(BroughtContext);
  const [{ flows, actors }] = useState(() => {
    const made = Object.entries(make()).map(([name, one]) => {
      if ('machine' in one) return { name, given: one.machine, actor: null };
      const actor = one.begin(inspect, Object.hasOwn(brought, name) ? brought[name] : undefined);
      return { name, given: actor, actor };
    });
    return {
      flows: Object.fromEntries(made.map(({ name, given }) => [name, given])),
      actors: made.flatMap(({ actor }) => (actor === null ? [] : [actor])),
    };
  });
  useEffect(() => {
    actors.forEach((actor) => actor.start());
    return () => actors.forEach((actor) => actor.stop());
  }, [actors]);
  return flows;
}
