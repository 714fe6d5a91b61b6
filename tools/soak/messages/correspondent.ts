import { randomUUID } from 'node:crypto';
import { createActor } from 'xstate';
import { Token } from '../../../contract/account/token';
import { StompMessageSocket } from '../../../src/adapters/socket-stomp/stomp-message-socket';
import { SystemClock } from '../../../src/adapters/system-clock/system-clock';
import { tokens } from '../../../src/adapters/tokens';
import { messageSocketActors } from '../../../src/application/messages/message-socket/actors';
import { messageSocketMachine } from '../../../src/application/messages/message-socket/machine';
import { selectSocketStatus } from '../../../src/application/messages/message-socket/status';
import { outboxActors } from '../../../src/application/messages/outbox/actors';
import { outboxMachine } from '../../../src/application/messages/outbox/machine';
import { selectOutboxStatus } from '../../../src/application/messages/outbox/status';
import { arrivedFrom, type ChatMessage } from '../../../src/domain/chat/chat-message';
import { withMessages, type ThreadLog } from '../../../src/domain/chat/thread-log';
import { completeArrivals } from '../../../src/wiring/complete-arrivals';
import { socketLine } from '../../../src/application/messages/outbox/socket-line';
import type { MessageSocket } from '../../../src/ports/message-socket';
import { socketWindow } from '../../process/browser-socket';
import { memberContainer } from '../member-container';
import type { FastClock } from './fast-clock';
import { fastSocket } from './fast-socket';
import type { Had } from './judge';
import { memoryOutbox } from './memory-outbox';

export interface Correspondent {
  readonly userId: string;
  readonly write: (content: string) => void;
  /** How many wait to be taken. */
  readonly waiting: () => number;
  /** How many the gateway has taken. */
  readonly taken: () => number;
  readonly isLive: () => boolean;
  /** How often a connection has opened. */
  readonly openings: () => number;
  /** The most connections that were live at one time. */
  readonly mostLive: () => number;
  /** What the other wrote, as often as pages hear it. */
  readonly had: () => readonly Had[];
  /** The same as a conversation shows it: in its order, what was missed and came later in its place. */
  readonly shown: () => readonly Had[];
  readonly close: () => void;
}

export interface CorrespondentGiven {
  readonly userId: string;
  readonly to: string;
  readonly wirePort: number;
  readonly token: (userId: string) => Promise<string>;
  readonly clock: FastClock;
  readonly times: number;
}

const hadOf = ({ id, content }: ChatMessage): Had => ({ id: Number(id), content });

/** A socket whose heart beats in the leg's time. */
const beatingFaster = (times: number): typeof StompMessageSocket =>
  class extends StompMessageSocket {
    protected override readonly heartBeatMs = Math.ceil(10_000 / times);
  };

/** How many connections of a socket are live, and the most that ever were. */
const countingLive = (socket: MessageSocket): MessageSocket & { readonly most: () => number } => {
  let live = 0;
  let most = 0;
  return {
    most: () => most,
    connect: (user, listener) => {
      live += 1;
      most = Math.max(most, live);
      let over = false;
      const end = (): void => {
        if (!over) live -= 1;
        over = true;
      };
      const connection = socket.connect(user, {
        ...listener,
        ended: (failure) => {
          end();
          listener.ended(failure);
        },
      });
      return {
        ...connection,
        close: () => {
          end();
          connection.close();
        },
      };
    },
  };
};

/** One who writes and reads: the client's own machines over its own adapters, on a device that keeps what is written. */
export const openCorrespondent = async (given: CorrespondentGiven): Promise<Correspondent> => {
  const { userId, to, wirePort, clock, times } = given;
  const token = await given.token(userId);
  if (!Token.is(token)) throw new Error('soak: the gateway gave no token');
  const container = memberContainer(
    {
      gatewayUrl: `http://127.0.0.1:${wirePort}`,
      socketUrl: `ws://127.0.0.1:${wirePort}/ws`,
      socket: { clientIds: true },
    },
    token,
    { now: () => Date.now() },
  );

  const live = countingLive(
    new (beatingFaster(times))(
      container.get(tokens.runtimeConfig),
      socketWindow(fastSocket(times)),
      new SystemClock(),
    ),
  );
  const socket = createActor(messageSocketMachine.provide({ actors: messageSocketActors(live) }), {
    clock: clock.timers,
    input: { jitter: 0.5 },
  });
  const isLive = (): boolean => selectSocketStatus(socket.getSnapshot()).phase === 'open';

  const outbox = createActor(
    outboxMachine.provide({
      actors: outboxActors({
        outbox: memoryOutbox(),
        line: socketLine({ messageSocket: socket }),
      }),
    }),
    { clock: clock.timers, input: { confirms: true } },
  );

  const had: Had[] = [];
  let log: ThreadLog = [];
  const state = { openings: 0, written: 0 };
  const arrivals = completeArrivals(
    {
      message: container.get(tokens.gateways).message,
      sessionEnds: { listen: () => () => undefined },
      arrivals: {
        // As the application passes it on: what may have come while there was no connection is not known.
        listen: (hear) => {
          const ends = [
            socket.on('socket.messageArrived', ({ message }) => hear(message)),
            socket.on('socket.opened', ({ again }) => {
              if (again) hear(null);
            }),
          ];
          return () => ends.forEach((end) => end.unsubscribe());
        },
      },
    },
    () => undefined,
  );
  arrivals.listen((message) => {
    const arrived = message === null ? null : arrivedFrom(message, to, clock.now());
    if (arrived?.from !== to) return;
    had.push(hadOf(arrived));
    log = withMessages(log, [arrived]);
  });
  socket.on('socket.opened', () => (state.openings += 1));
  socket.start();
  outbox.start();
  socket.send({ type: 'socket.openRequested', userId, token });
  outbox.send({ type: 'outbox.memberCame', userId });

  const waiting = (): number => selectOutboxStatus(outbox.getSnapshot()).entries.length;
  return {
    userId,
    isLive,
    waiting,
    write: (content) => {
      state.written += 1;
      const written = { clientId: randomUUID(), to, content, writtenAt: clock.now() };
      outbox.send({ type: 'outbox.written', written, after: 0 });
    },
    taken: () => state.written - waiting(),
    openings: () => state.openings,
    mostLive: live.most,
    had: () => had,
    shown: () => log.map(hadOf),
    close: () => {
      outbox.stop();
      socket.stop();
    },
  };
};
