import type { AnyStateMachine, EventFromLogic, InputFrom, StateValue } from 'xstate';
import type { Row } from './explore/row';
import type { Step } from './explore/step';

/** Events that one state refuses: nothing changes, nothing is called, and one fact says so. */
export interface Refusals<TMachine extends AnyStateMachine> {
  /** The type of the fact that tells of a refusal. */
  readonly fact: string;
  readonly from: readonly Step<EventFromLogic<TMachine>>[];
  readonly target: StateValue;
  /** The state as the refusal names it. */
  readonly state: string;
  readonly events: readonly Step<EventFromLogic<TMachine>>[];
  readonly input?: InputFrom<TMachine>;
}

const eventType = (step: object): string => {
  if ('type' in step) return String(step.type);
  return 'event' in step && typeof step.event === 'object' && step.event !== null
    ? eventType(step.event)
    : '';
};

/** One row for each refused event. */
export const refusalRows = <TMachine extends AnyStateMachine>(
  refusals: Refusals<TMachine>,
): readonly Row<TMachine>[] => {
  const { fact, from, target, state, events, input } = refusals;
  return events.map((event) => ({
    from,
    event,
    target,
    emits: [{ type: fact, event: eventType(event), state }],
    ...(input === undefined ? {} : { input }),
  }));
};
