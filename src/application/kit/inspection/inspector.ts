import type { ActorRefLike, AnyActorRef, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { defectReported } from '../never-breaks';
import { reportsOf } from './reports';

/** What the one inspector hears of an actor. `flow` is the id of its machine. */
export type Heard =
  /** An event was taken by transitions. */
  | {
      readonly kind: 'taken';
      readonly flow: string;
      readonly event: string;
      readonly transitions: readonly AnyTransitionDefinition[];
    }
  /** No transition takes the event in the state that the flow is in; or the flow has ended. */
  | {
      readonly kind: 'refused';
      readonly flow: string;
      readonly event: string;
      /** The state as XState writes it; for a flow that has ended 'done', 'stopped' or 'error'. */
      readonly state: unknown;
    }
  /** The server broke a promise, and the flow went on: `event` names the promise. */
  | { readonly kind: 'reported'; readonly flow: string; readonly event: string }
  /** A defect: of what the flow had started, `event` saying which in XState's words; or, with '', of the flow itself. */
  | { readonly kind: 'broke'; readonly flow: string; readonly event: string; readonly error: unknown };

/** Sees every actor of the system that it is given to, when the first of them is made. */
export type Inspect = (inspected: InspectionEvent) => void;

interface OfMachine {
  readonly machine: { readonly id: string };
  readonly value: unknown;
  readonly status: string;
}

const isOfMachine = (snapshot: unknown): snapshot is OfMachine =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot;

const isActor = (ref: unknown): ref is Pick<AnyActorRef, 'getSnapshot'> =>
  typeof ref === 'object' && ref !== null && 'getSnapshot' in ref;

const isRoot = (ref: ActorRefLike): ref is AnyActorRef =>
  'subscribe' in ref && (!('_parent' in ref) || ref._parent === undefined);

/** The events that XState itself sends to machines: starts, answers of actors and delays. */
const isInner = (event: string): boolean => event.startsWith('xstate.');

const brokenChild = 'xstate.error.actor.';

/** The flow that runs an actor; '' where no machine does. */
const flowRunning = (ref: ActorRefLike): string => {
  const parent: unknown = '_parent' in ref ? ref._parent : undefined;
  const snapshot: unknown = isActor(parent) ? parent.getSnapshot() : undefined;
  return isOfMachine(snapshot) ? snapshot.machine.id : '';
};

/**
 * Reports every event, refusals and defects included: an event that no transition takes is refused by default, and so
 * is one whose guards all return false. Passed as `inspect` where an actor is created; the actors that this one starts
 * are inspected too.
 * @param hear called at once, in the order of the events
 */
export const inspector =
  (hear: (heard: Heard) => void): Inspect =>
  (inspected) => {
    const { type } = inspected;
    if (type === '@xstate.microstep' && isOfMachine(inspected.snapshot)) {
      const { _transitions: transitions, event, snapshot } = inspected;
      const flow = snapshot.machine.id;
      if (transitions.length > 0) {
        hear({ kind: 'taken', flow, event: event.type, transitions });
        for (const report of transitions.flatMap(reportsOf)) hear({ kind: 'reported', flow, event: report });
      } else if (!isInner(event.type))
        hear({ kind: 'refused', flow, event: event.type, state: snapshot.value });
    } else if (type === '@xstate.event') {
      const { actorRef, event } = inspected;
      if (event.type === defectReported) {
        const id = 'id' in actorRef ? String(actorRef.id) : '';
        hear({
          kind: 'broke',
          flow: flowRunning(actorRef),
          event: `${brokenChild}${id}`,
          error: event.error,
        });
        return;
      }
      const snapshot: unknown = actorRef.getSnapshot();
      if (!isOfMachine(snapshot)) return;
      const flow = snapshot.machine.id;
      if (event.type.startsWith(brokenChild))
        hear({ kind: 'broke', flow, event: event.type, error: event.error });
      else if (snapshot.status !== 'active' && !isInner(event.type))
        hear({ kind: 'refused', flow, event: event.type, state: snapshot.status });
    } else if (type === '@xstate.actor' && isRoot(inspected.actorRef)) {
      const { actorRef } = inspected;
      // A parent receives the defects of its children; those of a root are reported here.
      actorRef.subscribe({
        error: (error) => {
          const snapshot: unknown = actorRef.getSnapshot();
          if (isOfMachine(snapshot)) hear({ kind: 'broke', flow: snapshot.machine.id, event: '', error });
        },
      });
    }
  };
