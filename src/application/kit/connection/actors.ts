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

/** What a state waits for: a page that stands for the end of the network, one that failed for the connection's return. */
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
