import type { SnapshotFrom } from 'xstate';
import type { OrderCancelMachine } from './machine';

/** What a view sees of cancelling an order. */
export interface OrderCancelStatus {
  readonly phase: 'resting' | 'asking' | 'cancelling' | 'cancelled';
  readonly error: string | null;
}

const phases = ['asking', 'cancelling', 'cancelled'] as const;

export const selectOrderCancelStatus = (snapshot: SnapshotFrom<OrderCancelMachine>): OrderCancelStatus => ({
  phase: phases.find((phase) => snapshot.matches(phase)) ?? 'resting',
  error: snapshot.context.error,
});
