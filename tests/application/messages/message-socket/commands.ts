import { left, right } from 'fp-ts/Either';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { SocketEvent } from '../../../../src/application/messages/message-socket/events';
import { longestRetryMs } from '../../../../src/application/messages/message-socket/retry-delay';
import type { SocketFailure } from '../../../../src/ports/message-socket';
import { incomingMessage } from '../../../support/samples/incoming-message';
import { token } from '../../../support/samples/token';
import type { OpenedSocket } from './opened-socket';

/** What a socket must be, kept beside the real one. */
export interface SocketModel {
  /** Somebody is logged in and their token was not refused. */
  wanted: boolean;
  messages: number;
}

type SocketCommand = fc.Command<SocketModel, OpenedSocket>;

/** What holds after every step, whatever happened before. */
const holds = (model: SocketModel, running: OpenedSocket): void => {
  const { phase } = running.status();
  const live = running.socket.live().length;
  expect(live).toBeLessThanOrEqual(1);
  expect(running.timers()).toBeLessThanOrEqual(1);
  expect(live === 1).toBe(phase === 'connecting' || phase === 'open');
  expect(phase === 'waiting').toBe(model.wanted && live === 0);
  if (!model.wanted) expect([live, running.timers(), phase]).toEqual([0, 0, 'closed']);
  expect(running.reported.filter(({ type }) => type === 'socket.messageArrived')).toHaveLength(
    model.messages,
  );
};

const command = (
  name: string,
  change: (model: SocketModel, running: OpenedSocket) => void,
  check: (model: Readonly<SocketModel>) => boolean = () => true,
): SocketCommand => ({
  check,
  run: (model, running) => {
    change(model, running);
    holds(model, running);
  },
  toString: () => name,
});

const sends = (event: SocketEvent, wanted?: boolean): SocketCommand =>
  command(event.type, (model, running) => {
    if (wanted !== undefined) model.wanted = wanted;
    running.actor.send(event);
  });

const ends = (failure: SocketFailure): SocketCommand =>
  command(failure.kind, (model, running) => {
    const [connection] = running.socket.live();
    if (failure.kind === 'refused' && connection !== undefined) model.wanted = false;
    connection?.listener.ended(failure);
  });

const receives = (decodes: boolean): SocketCommand =>
  command(decodes ? 'message' : 'undecodable', (model, running) => {
    if (running.status().phase === 'open') model.messages += 1;
    running.socket
      .live()[0]
      ?.listener.message(decodes ? right(incomingMessage('您好')) : left({ excerpt: '{' }));
  });

const waitsLongest = command('longest wait', (model, running) => {
  const before = running.socket.connections.length;
  const { phase } = running.status();
  running.clock.pass(longestRetryMs);
  if (phase === 'waiting') expect(running.socket.connections.length).toBeGreaterThan(before);
  if (!model.wanted) expect(running.socket.connections).toHaveLength(before);
});

/** Everything that can happen to a socket. */
export const socketCommands = [
  fc
    .record({ userId: fc.constantFrom('7', '8'), held: fc.constantFrom('first', 'second') })
    .map(({ userId, held }) => sends({ type: 'socket.openRequested', userId, token: token(held) }, true)),
  fc.constant(sends({ type: 'socket.closeRequested' }, false)),
  fc.constantFrom(
    sends({ type: 'lifecycle.online' }),
    sends({ type: 'lifecycle.foreground' }),
    sends({ type: 'lifecycle.offline' }),
  ),
  fc.constant(command('opens', (_, running) => running.socket.live()[0]?.listener.opened())),
  fc.constant(command('goes stale', (_, running) => running.socket.live()[0]?.goStale())),
  fc.constantFrom(receives(true), receives(false)),
  fc.constantFrom(ends({ kind: 'lost', reason: 'reset' }), ends({ kind: 'refused' })),
  fc
    .integer({ min: 1, max: 12_000 })
    .map((ms) => command(`${ms} ms`, (_, running) => running.clock.pass(ms))),
  fc.constant(waitsLongest),
];
