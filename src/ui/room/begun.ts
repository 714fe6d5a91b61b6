import { useActorRef } from '@xstate/react';
import { useContext, useEffect, useState } from 'react';
import type { Actor, AnyStateMachine, InputFrom } from 'xstate';
import { InspectContext } from '../given/inspected';
import { begin } from './begin';
import type { AnyFlows, FlowsOf, Running } from './flow';
import { StayContext } from './stay';

export function useBegun<M extends AnyStateMachine>(machine: M, input: InputFrom<M>): Actor<M>;
/** A flow of a part of a page, begun when the part appears and ended with it; another input wants another key. */
export function useBegun(machine: AnyStateMachine, input: unknown): Actor<AnyStateMachine> {
  return useActorRef(machine, { input, inspect: useContext(InspectContext) });
}

/** Starts a flow of the page that waits for the part that shows it. */
export const useStarted = (waiting: Pick<Running, 'start'>): void => {
  useEffect(() => void waiting.start(), [waiting]);
};

export function useBegunFlows<F extends AnyFlows>(make: () => F): FlowsOf<F>;
/** The flows of a page, begun when it is come to. They go on while it is kept and nobody sees it (LAY-06). */
export function useBegunFlows(make: () => AnyFlows): object {
  const inspect = useContext(InspectContext);
  const stay = useContext(StayContext);
  const [begun] = useState(() => begin(make(), inspect, stay?.from ?? { brought: {}, again: {} }));
  useEffect(() => stay?.run(begun), [stay, begun]);
  return begun.given;
}
