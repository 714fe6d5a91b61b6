import type { SnapshotFrom } from 'xstate';
import type { ErrorsOf } from '../../domain/order/order-forms';
import type { OrderFormMachine } from './machine';

/** What a view sees of a form about an order. */
export interface OrderFormStatus<Form> {
  readonly phase: 'closed' | 'recalling' | 'editing' | 'sending';
  readonly typed: Form;
  /** A new object after each refused submit, so that a view can put the focus again. */
  readonly errors: ErrorsOf<Form>;
  /** What no field can mend, in Chinese. */
  readonly failure: string | null;
  readonly focusField: (keyof Form & string) | null;
}

const phases = ['closed', 'recalling', 'sending'] as const;

export const selectOrderFormStatus = <Form>(
  snapshot: SnapshotFrom<OrderFormMachine<Form>>,
): OrderFormStatus<Form> => {
  const { typed, errors, failure, focusField } = snapshot.context;
  const phase = phases.find((name) => snapshot.matches(name)) ?? 'editing';
  return { phase, typed, errors, failure, focusField };
};
