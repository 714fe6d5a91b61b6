import type { SnapshotFrom } from 'xstate';
import type { MessageSocketMachine } from './machine';

export interface SocketStatus {
  /** `waiting`: the connection was lost, and the next attempt has its time. */
  readonly phase: 'closed' | 'connecting' | 'open' | 'waiting';
  /** Failures in a row since the last connection that held, 0 to 6. */
  readonly retryCount: number;
  /** The connection was lost and is not back yet: what arrives meanwhile comes later. */
  readonly reconnecting: boolean;
}

const phaseOf = (snapshot: SnapshotFrom<MessageSocketMachine>): SocketStatus['phase'] => {
  if (snapshot.matches({ linked: 'open' })) return 'open';
  if (snapshot.matches({ linked: 'connecting' })) return 'connecting';
  return snapshot.matches('waiting') ? 'waiting' : 'closed';
};

export const selectSocketStatus = (snapshot: SnapshotFrom<MessageSocketMachine>): SocketStatus => {
  const phase = phaseOf(snapshot);
  const retryCount = snapshot.context.failures;
  return {
    phase,
    retryCount,
    reconnecting: phase === 'waiting' || (phase === 'connecting' && retryCount > 0),
  };
};
