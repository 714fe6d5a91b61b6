import type { Connection } from '../../../src/ports/connection';

export interface FakeConnection {
  readonly port: Connection;
  /** Tells everybody who listens that the connection is lost. */
  readonly goes: () => void;
  /** Tells everybody who listens that the connection is back. */
  readonly comesBack: () => void;
}

/** A network that is there until the test says otherwise. */
export const fakeConnection = (): FakeConnection => {
  const hearing = new Set<(change: 'lost' | 'back') => void>();
  const network = { isUp: true };
  const notify = (change: 'lost' | 'back') => (): void => {
    network.isUp = change === 'back';
    for (const hear of [...hearing]) hear(change);
  };
  return {
    port: {
      isUp: () => network.isUp,
      listen: (hear, signal) => {
        hearing.add(hear);
        signal.addEventListener('abort', () => hearing.delete(hear));
      },
    },
    goes: notify('lost'),
    comesBack: notify('back'),
  };
};
