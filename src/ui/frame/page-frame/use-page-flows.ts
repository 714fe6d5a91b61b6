import { useActorRef } from '@xstate/react';
import { useContext, useEffect, useState } from 'react';
import type { Actor, AnyStateMachine, InputFrom } from 'xstate';
import { InspectContext } from '../context/inspected';
import { begin, type FlowSources } from './make-flows';
import type { AnyFlows, FlowsOf, Running } from './flow';
import { StayContext } from './stay';

export function usePartFlow<M extends AnyStateMachine>(machine: M, input: InputFrom<M>): Actor<M>;
/** A flow of a part of a page, begun when the part appears and ended with it; another input wants another key. */
export function usePartFlow(machine: AnyStateMachine, input: unknown): Actor<AnyStateMachine> {
  return useActorRef(machine, { input, inspect: useContext(InspectContext) });
}

const nothing: FlowSources = { brought: {}, again: new Map() };

/** Starts a flow of the page that waits for the part that shows it. */
export const useStarted = (waiting: Pick<Running, 'start'>): void => {
  useEffect(() => void waiting.start(), [waiting]);
};

export function usePageFlows<F extends AnyFlows>(make: () => F, address: string): FlowsOf<F>;
/**
 * The flows of a page, created when the page is opened. They run while the page is kept, also while it is hidden
 * (LAY-06). When the page moves to another address, flows of another subject are created again, and the others are
 * notified.
 */
export function usePageFlows(make: () => AnyFlows, address: string): object {
  const inspect = useContext(InspectContext);
  const stay = useContext(StayContext);
  const from = stay?.from ?? nothing;
  const [held, hold] = useState(() => ({ address, madeFlows: begin(make(), inspect, from) }));
  const { madeFlows } = held;
  if (held.address !== address)
    hold({ address, madeFlows: begin(make(), inspect, { ...from, brought: {} }, madeFlows.made) });
  useEffect(() => stay?.run(madeFlows), [stay, madeFlows]);
  return madeFlows.provided;
}
