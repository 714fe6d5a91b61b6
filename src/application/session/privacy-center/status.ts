import type { SnapshotFrom } from 'xstate';
import type { ConsentEntry } from '../../../domain/consent/consent-entry';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import type { PrivacyCenterMachine } from './machine';

/** The view of the page of personal data. */
export interface PrivacyCenterStatus {
  readonly phase: 'loading' | 'resting' | 'exporting' | 'confirming' | 'withdrawing' | 'withdrawn';
  readonly entries: readonly ConsentEntry[];
  /** Why the record did not come. */
  readonly failure: GatewayFailure | null;
  readonly said: { readonly tone: 'good' | 'bad'; readonly text: string } | null;
}

const phases = ['loading', 'resting', 'confirming', 'withdrawing', 'withdrawn'] as const;

export const selectPrivacyCenterStatus = (
  snapshot: SnapshotFrom<PrivacyCenterMachine>,
): PrivacyCenterStatus => {
  const { entries, failure, said } = snapshot.context;
  // For the user, saving the file is a part of the export.
  return { phase: phases.find((phase) => snapshot.matches(phase)) ?? 'exporting', entries, failure, said };
};
