import type { SnapshotFrom } from 'xstate';
import type { Consent } from '../../../domain/consent/consent';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import type { RenewalMachine } from './machine';

/** The view of the agreement page for a member who is asked again. */
export interface RenewalStatus {
  readonly phase: 'resting' | 'asking' | 'agreeing' | 'declined' | 'leaving';
  readonly previous: Consent | null;
  readonly failure: GatewayFailure | null;
}

const phases = ['asking', 'agreeing', 'declined', 'leaving'] as const;

export const selectRenewalStatus = (snapshot: SnapshotFrom<RenewalMachine>): RenewalStatus => ({
  phase: phases.find((phase) => snapshot.matches(phase)) ?? 'resting',
  previous: snapshot.context.previous,
  failure: snapshot.context.failure,
});
