import type { SnapshotFrom } from 'xstate';
import type { PurposeConsent } from '../../../../contract/privacy/separate-consents';
import type { SeparateConsentsMachine } from './machine';
import type { ConsentChange } from './setup';

/** The view of the separate consents. */
export interface SeparateConsentsStatus {
  readonly phase: 'loading' | 'failed' | 'ready' | 'changing';
  readonly consents: readonly PurposeConsent[];
  /** The change under way; null without one. */
  readonly change: ConsentChange | null;
  readonly error: string | null;
}

const phases = ['loading', 'failed', 'changing'] as const;

export const selectSeparateConsents = (
  snapshot: SnapshotFrom<SeparateConsentsMachine>,
): SeparateConsentsStatus => ({
  phase: phases.find((phase) => snapshot.matches(phase)) ?? 'ready',
  ...snapshot.context,
});
