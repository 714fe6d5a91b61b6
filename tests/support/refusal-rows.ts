import type { AnyStateMachine, EventFromLogic, InputFrom, StateValue } from 'xstate';
import type { Row } from './explore/row';
import type { Step } from './explore/step';

/** Events that one state refuses: nothing changes, nothing is called, and the inspector hears it. */
export interface Refusals<TMachine extends AnyStateMachine> {
  readonly from: readonly Step<EventFromLogic<TMachine>>[];
  readonly target: StateValue;
  readonly events: readonly Step<EventFromLogic<TMachine>>[];
  readonly input?: InputFrom<TMachine>;
}

/** The type under which an event, or what an actor says, reaches the machine. */
export const eventType = (step: object): string => {
  if ('type' in step) return String(step.type);
  return 'event' in step && typeof step.event === 'object' && step.event !== null
    ? eventType(step.event)
    : '';
};

/** One row for each refused event. */
export const refusalRows = <TMachine extends AnyStateMachine>(
  refusals: Refusals<TMachine>,
): readonly Row<TMachine>[] => {
  const { from, target, events, input } = refusals;
  return events.map((event) => ({
    from,
    event,
    target,
    refused: [eventType(event)],
    ...(input === undefined ? {} : { input }),
  }));
};
