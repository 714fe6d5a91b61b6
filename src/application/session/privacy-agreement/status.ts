import type { SnapshotFrom } from 'xstate';
import type { Consent } from '../../../domain/consent/consent';
import type { PrivacyMachine } from './machine';

/** What views see of the privacy agreement. */
export interface PrivacyStatus {
  readonly phase: 'notNeeded' | 'asking' | 'declined' | 'exiting' | 'keeping' | 'agreed';
  /** The consent given last on this device; while it is asked for, the one to an earlier version. */
  readonly consent: Consent | null;
  /** The application could not be ended from here. */
  readonly exitFailed: boolean;
}

const phases = ['notNeeded', 'asking', 'declined', 'exiting', 'keeping'] as const;

export const selectPrivacyStatus = (snapshot: SnapshotFrom<PrivacyMachine>): PrivacyStatus => ({
  phase: phases.find((phase) => snapshot.matches(phase)) ?? 'agreed',
  consent: snapshot.context.consent,
  exitFailed: snapshot.context.exitFailed,
});
