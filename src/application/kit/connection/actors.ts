import type { Connection } from '../../../ports/connection';
import { fromWait } from '../from-wait';

const heard = (connection: Connection, awaited: 'lost' | 'back', signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => {
    connection.listen((change) => {
      if (change === awaited) resolve(undefined);
    }, signal);
    if (awaited === 'lost' && !connection.isUp()) resolve(undefined);
  });

/** What a flow waits for that goes on by itself: the return of the connection. */
export const connectionBackActors = (connection: Connection) => ({
  connectionBack: fromWait((signal) => heard(connection, 'back', signal)),
});

/**
 * The waits of a state: a page that represents the loss of the network, and one that failed, which waits for the
 * connection to return.
 */
export const connectionActors = (connection: Connection) => ({
  networkLost: fromWait((signal) => heard(connection, 'lost', signal)),
  ...connectionBackActors(connection),
});

const waits =
  <Name extends string>(name: Name) =>
  <Target extends string>(target: Target) =>
    ({ id: name, src: name, onDone: target }) as const;

/** `whenLost(target)`: goes to the target when the network is lost, at once where it is. */
export const whenLost = waits('networkLost');

/** `whenBack(target)`: goes to the target when the connection is back. */
export const whenBack = waits('connectionBack');
