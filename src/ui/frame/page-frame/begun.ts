import { useActorRef } from '@xstate/react';
import { useContext, useEffect, useState } from 'react';
import type { Actor, AnyStateMachine, InputFrom } from 'xstate';
import { InspectContext } from '../context/inspected';
import { begin, type BegunFrom } from './begin';
import type { AnyFlows, FlowsOf, Running } from './flow';
import { StayContext } from './stay';

export function useBegun<M extends AnyStateMachine>(machine: M, input: InputFrom<M>): Actor<M>;
/** A flow of a part of a page, begun when the part appears and ended with it; another input wants another key. */
export function useBegun(machine: AnyStateMachine, input: unknown): Actor<AnyStateMachine> {
  return useActorRef(machine, { input, inspect: useContext(InspectContext) });
}

const nothing: BegunFrom = { brought: {}, again: new Map() };

/** Starts a flow of the page that waits for the part that shows it. */
export const useStarted = (waiting: Pick<Running, 'start'>): void => {
  useEffect(() => void waiting.start(), [waiting]);
};

export function useBegunFlows<F extends AnyFlows>(make: () => F, address: string): FlowsOf<F>;
/**
 * The flows of a page, begun when it is come to. They go on while it is kept and nobody sees it (LAY-06). At another
 * address of the page those begin anew that are of something else; the others hear of it.
 */
export function useBegunFlows(make: () => AnyFlows, address: string): object {
  const inspect = useContext(InspectContext);
  const stay = useContext(StayContext);
  const from = stay?.from ?? nothing;
  const [held, hold] = useState(() => ({ address, begun: begin(make(), inspect, from) }));
  const { begun } = held;
  if (held.address !== address)
    hold({ address, begun: begin(make(), inspect, { ...from, brought: {} }, begun.made) });
  useEffect(() => stay?.run(begun), [stay, begun]);
  return begun.given;
}
