import { randomUUID } from 'node:crypto';
import { isLeft, isRight, right } from 'fp-ts/Either';
import { fromNullable } from 'fp-ts/Option';
import { Container } from 'inversify';
import { createActor } from 'xstate';
import { Token } from '../../../contract/account/token';
import { callsModule } from '../../../src/adapters/gateway-http/calls-module';
import { configFileModule } from '../../../src/adapters/config-file/module';
import { gatewayHttpModule } from '../../../src/adapters/gateway-http/module';
import { StompMessageSocket } from '../../../src/adapters/socket-stomp/stomp-message-socket';
import { systemClockModule } from '../../../src/adapters/system-clock/module';
import { tokens } from '../../../src/adapters/tokens';
import { messageSocketActors } from '../../../src/application/message-socket/actors';
import { messageSocketMachine } from '../../../src/application/message-socket/machine';
import { selectSocketStatus } from '../../../src/application/message-socket/status';
import { outboxActors } from '../../../src/application/outbox/actors';
import { outboxMachine } from '../../../src/application/outbox/machine';
import { selectOutboxStatus } from '../../../src/application/outbox/status';
import { decodeConfig } from '../../../src/domain/config/decode-config';
import type { MessageGateway } from '../../../src/ports/message-gateway';
import type { MessageSocket } from '../../../src/ports/message-socket';
import { socketWindow } from '../../process/browser-socket';
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
  /** What the other wrote, as it is shown: in the order of the ids, one of each. */
  readonly had: () => readonly Had[];
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

/** A socket whose heart beats in the leg's time. */
const beatingFaster = (times: number): typeof StompMessageSocket =>
  class extends StompMessageSocket {
    protected override readonly heartBeatMs = Math.ceil(10_000 / times);
  };

/** How many missed messages come at once. */
const missedAtOnce = 100;

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
  const config = decodeConfig(
    JSON.stringify({
      gatewayUrl: `http://127.0.0.1:${wirePort}`,
      socketUrl: `ws://127.0.0.1:${wirePort}/ws`,
      socket: { clientIds: true },
    }),
  );
  if (!isRight(config) || !Token.is(token)) throw new Error('soak: the client cannot be made');
  const container = new Container();
  container.load(
    configFileModule(config.right),
    systemClockModule({ now: () => Date.now() }),
    gatewayHttpModule,
    callsModule,
  );
  container.bind(tokens.tokenStore).toConstantValue({
    read: () => fromNullable(token),
    write: () => () => right(undefined),
    clear: () => undefined,
  });
  container.bind(tokens.deviceIdentity).toConstantValue({ deviceId: () => 'd'.repeat(32) });
  container.bind(tokens.callReporter).toConstantValue({ failed: () => undefined });
  container.bind(tokens.log).toConstantValue({ problem: () => undefined });
  const messages: MessageGateway = container.get(tokens.gateways).message;

  const live = countingLive(new (beatingFaster(times))(config.right, socketWindow(fastSocket(times))));
  const socket = createActor(messageSocketMachine.provide({ actors: messageSocketActors(live) }), {
    clock: clock.timers,
    input: { jitter: 0.5 },
  });
  const isLive = (): boolean => selectSocketStatus(socket.getSnapshot()).phase === 'open';

  const outbox = createActor(
    outboxMachine.provide({
      actors: outboxActors({
        outbox: memoryOutbox(),
        line: {
          listen: (hear) => {
            let open = isLive();
            hear({ type: open ? 'line.opened' : 'line.lost' });
            const ends = [
              socket.subscribe(() => {
                if (isLive() === open) return;
                open = !open;
                hear({ type: open ? 'line.opened' : 'line.lost' });
              }),
              socket.on('socket.messageTaken', ({ clientId }) => hear({ type: 'line.taken', clientId })),
            ];
            return () => ends.forEach((end) => end.unsubscribe());
          },
          send: (message) => socket.send({ type: 'socket.sendRequested', message }),
        },
      }),
    }),
    { clock: clock.timers, input: { confirms: true } },
  );

  const shown = new Map<number, Had>();
  /** `known`: up to this id nothing is missing here. */
  const state = { known: 0, openings: 0, written: 0, catching: false, again: false };
  const show = (id: number, from: string | null, content: string): void => {
    if (from === to && !shown.has(id)) shown.set(id, { id, content });
  };
  /** Fetches whatever came after what is known, however much it is; what comes meanwhile is looked for once more. */
  const catchUp = async (): Promise<void> => {
    state.again = true;
    if (state.catching) return;
    state.catching = true;
    while (state.again && isLive()) {
      state.again = false;
      const missed = await messages.since(String(state.known), {})();
      if (isLeft(missed)) break;
      for (const { id, from, content } of missed.right) {
        show(Number(id), from, content);
        state.known = Math.max(state.known, Number(id));
      }
      if (missed.right.length >= missedAtOnce) state.again = true;
    }
    state.catching = false;
  };

  socket.on('socket.opened', () => {
    state.openings += 1;
    void catchUp();
  });
  socket.on('socket.messageArrived', ({ message }) => {
    if (message?.kind !== 'chat' || message.id === null) return;
    const id = Number(message.id);
    show(id, message.from, message.content);
    if (Number(message.after ?? Number.NaN) === state.known) state.known = id;
    else if (id > state.known) void catchUp();
  });
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
      outbox.send({ type: 'outbox.written', written });
    },
    taken: () => state.written - waiting(),
    openings: () => state.openings,
    mostLive: live.most,
    had: () => [...shown.values()].sort((one, other) => one.id - other.id),
    close: () => {
      outbox.stop();
      socket.stop();
    },
  };
};
