import type { SnapshotFrom } from 'xstate';
import type { ConsultMachine } from './machine';

/** Why the conversation was not opened; null while there is nothing to say. */
export const selectConsultError = ({ context: { error } }: SnapshotFrom<ConsultMachine>): string | null =>
  error;

export const selectIsConsulting = (snapshot: SnapshotFrom<ConsultMachine>): boolean =>
  snapshot.matches('asking');
