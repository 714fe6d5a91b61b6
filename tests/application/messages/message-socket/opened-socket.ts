import { createActor, type ActorRefFrom } from 'xstate';
import { messageSocketActors } from '../../../../src/application/messages/message-socket/actors';
import type { SocketFact } from '../../../../src/application/messages/message-socket/events';
import { messageSocketMachine } from '../../../../src/application/messages/message-socket/machine';
import {
  selectSocketStatus,
  type SocketStatus,
} from '../../../../src/application/messages/message-socket/status';
import { fakeClock, type FakeClock } from '../../../support/fakes/clock';
import { fakeSocket, type FakeSocket } from '../../../support/fakes/message-socket';

export interface OpenedSocket {
  readonly actor: ActorRefFrom<typeof messageSocketMachine>;
  readonly status: () => SocketStatus;
  /** Everything it told, refusals apart. */
  readonly reported: readonly SocketFact[];
  readonly socket: FakeSocket;
  readonly clock: FakeClock;
  /** How many delays wait for their time. */
  readonly timers: () => number;
}

/** The message socket running over a fake. */
export const openedSocket = (jitter = 0.5): OpenedSocket => {
  const [socket, clock] = [fakeSocket(), fakeClock()];
  const waiting = new Set<number>();
  const timers = {
    setTimeout: (fire: () => void, ms: number): number => {
      const id = clock.timers.setTimeout(() => {
        waiting.delete(id);
        fire();
      }, ms);
      waiting.add(id);
      return id;
    },
    clearTimeout: (id: number): void => {
      waiting.delete(id);
      clock.timers.clearTimeout(id);
    },
  };
  const actor = createActor(messageSocketMachine.provide({ actors: messageSocketActors(socket.port) }), {
    clock: timers,
    input: { jitter },
  });
  const reported: SocketFact[] = [];
  actor.on('*', (fact) => reported.push(fact));
  actor.start();
  return {
    actor,
    reported,
    socket,
    clock,
    timers: () => waiting.size,
    status: () => selectSocketStatus(actor.getSnapshot()),
  };
};
