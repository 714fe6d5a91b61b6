import type { Connection } from '../../../src/ports/connection';

export interface FakeConnection {
  readonly port: Connection;
  /** Tells everybody who listens that the connection is back. */
  readonly comesBack: () => void;
}

/** A network that is there until the test says otherwise. */
export const fakeConnection = (): FakeConnection => {
  const hearing = new Set<(change: 'lost' | 'back') => void>();
  return {
    port: {
      isUp: () => true,
      listen: (hear, signal) => {
        hearing.add(hear);
        signal.addEventListener('abort', () => hearing.delete(hear));
      },
    },
    comesBack: () => {
      for (const hear of hearing) hear('back');
    },
  };
};
