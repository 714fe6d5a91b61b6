import { left, right } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { incomingMessage } from '../../../support/samples/incoming-message';
import { token } from '../../../support/samples/token';
import { openedSocket } from './opened-socket';

const open = { type: 'socket.openRequested', userId: '7', token: token('first') } as const;

describe('the message socket over its port', () => {
  test('[SOC-01][SOC-04] it connects once, for the user and with the token', () => {
    const running = openedSocket();
    running.actor.send(open);
    running.actor.send(open);
    expect(running.socket.connections.map(({ userId, token: held }) => [userId, held])).toEqual([
      ['7', 'first'],
    ]);
    expect(running.status()).toEqual({ phase: 'connecting', retryCount: 0, reconnecting: false });
    running.socket.last().listener.opened();
    expect(running.status()).toEqual({ phase: 'open', retryCount: 0, reconnecting: false });
  });

  test('[SOC-02] CONNECTED and then refused, again and again: the waits grow until a connection has lived for 30 s', () => {
    const running = openedSocket(0.5);
    running.actor.send(open);
    for (const wait of [2_000, 3_000, 6_000, 12_000, 24_000, 45_000, 45_000]) {
      const before = running.socket.connections.length;
      running.socket.last().listener.opened();
      running.clock.pass(29_999);
      running.socket.last().listener.ended({ kind: 'lost', reason: 'ERROR policy' });
      running.clock.pass(wait - 1);
      expect(running.socket.connections).toHaveLength(before);
      running.clock.pass(1);
      expect(running.socket.connections).toHaveLength(before + 1);
    }
    running.socket.last().listener.opened();
    running.clock.pass(30_000);
    expect(running.status()).toEqual({ phase: 'open', retryCount: 0, reconnecting: false });
    running.socket.last().listener.ended({ kind: 'lost', reason: 'reset' });
    const before = running.socket.connections.length;
    running.clock.pass(2_000);
    expect(running.socket.connections).toHaveLength(before + 1);
  });

  test('[SOC-02] after an error it reconnects in exactly 2 s, not a millisecond sooner', () => {
    const running = openedSocket();
    running.actor.send(open);
    running.socket.last().listener.opened();
    running.socket.last().listener.ended({ kind: 'lost', reason: 'reset' });
    expect(running.status()).toEqual({ phase: 'waiting', retryCount: 1, reconnecting: true });
    running.clock.pass(1_999);
    expect(running.socket.connections).toHaveLength(1);
    running.clock.pass(1);
    expect(running.socket.connections).toHaveLength(2);
    expect(running.status()).toEqual({ phase: 'connecting', retryCount: 1, reconnecting: true });
  });

  test('[SOC-02] while it goes on failing each wait is twice the one before, at most 60 s, and one that held forgets them', () => {
    const running = openedSocket(0.5);
    running.actor.send(open);
    for (const wait of [2_000, 3_000, 6_000, 12_000, 24_000, 45_000, 45_000]) {
      const before = running.socket.connections.length;
      running.socket.last().listener.ended({ kind: 'lost', reason: 'refused' });
      running.clock.pass(wait - 1);
      expect(running.socket.connections).toHaveLength(before);
      running.clock.pass(1);
      expect(running.socket.connections).toHaveLength(before + 1);
    }
    running.socket.last().listener.opened();
    running.clock.pass(30_000);
    running.socket.last().listener.ended({ kind: 'lost', reason: 'reset' });
    const before = running.socket.connections.length;
    running.clock.pass(2_000);
    expect(running.socket.connections).toHaveLength(before + 1);
  });

  test('[SOC-02] coming online cuts the wait short, and the earlier timer is gone', () => {
    const running = openedSocket();
    running.actor.send(open);
    running.socket.last().listener.ended({ kind: 'lost', reason: 'reset' });
    running.actor.send({ type: 'lifecycle.online' });
    expect(running.socket.connections).toHaveLength(2);
    running.socket.last().listener.opened();
    running.clock.pass(600_000);
    expect(running.socket.connections).toHaveLength(2);
  });

  test('[SOC-02] going offline closes the connection, and the next attempt is made at once when online again', () => {
    const running = openedSocket();
    running.actor.send(open);
    running.socket.last().listener.opened();
    running.actor.send({ type: 'lifecycle.offline' });
    expect(running.socket.last().isClosed()).toBe(true);
    running.actor.send({ type: 'lifecycle.online' });
    expect(running.socket.live()).toHaveLength(1);
  });

  test('[SOC-02] whoever comes back to a connection that died in silence has another at once, and only one', () => {
    const running = openedSocket();
    running.actor.send(open);
    running.socket.last().listener.opened();
    running.actor.send({ type: 'lifecycle.foreground' });
    expect(running.socket.connections).toHaveLength(1);
    running.socket.last().goStale();
    running.actor.send({ type: 'lifecycle.foreground' });
    expect(running.socket.connections).toHaveLength(2);
    expect(running.socket.live()).toHaveLength(1);
    running.socket.last().listener.opened();
    expect(running.reported).toEqual([
      { type: 'socket.opened', again: false },
      { type: 'socket.opened', again: true },
    ]);
    expect(running.timers()).toBe(1);
  });

  test('[SOC-02] a refused token is told once and never tried again', () => {
    const running = openedSocket();
    running.actor.send(open);
    running.socket.last().listener.ended({ kind: 'refused' });
    running.clock.pass(600_000);
    running.actor.send({ type: 'lifecycle.online' });
    running.actor.send({ type: 'lifecycle.foreground' });
    expect(running.socket.connections).toHaveLength(1);
    expect(running.reported).toEqual([{ type: 'socket.refused', token: 'first' }]);
    expect(running.status().phase).toBe('closed');
  });

  test('[SOC-07][SOC-03] a frame that does not decode is told with its excerpt, and the next one arrives', () => {
    const running = openedSocket();
    running.actor.send(open);
    const { listener } = running.socket.last();
    listener.opened();
    listener.message(left({ excerpt: '{"content":' }));
    listener.message(right(incomingMessage('收到了')));
    expect(running.reported).toEqual([
      { type: 'socket.opened', again: false },
      { type: 'socket.frameSkipped', excerpt: '{"content":' },
      { type: 'socket.messageArrived', message: null },
      { type: 'socket.messageArrived', message: incomingMessage('收到了') },
    ]);
  });

  test('[SOC-04] logging out closes the connection, and nothing it says is heard', () => {
    const running = openedSocket();
    running.actor.send(open);
    running.socket.last().listener.opened();
    running.actor.send({ type: 'socket.closeRequested' });
    expect(running.socket.last().isClosed()).toBe(true);
    running.clock.pass(600_000);
    expect(running.socket.live()).toEqual([]);
    expect(running.status()).toEqual({ phase: 'closed', retryCount: 0, reconnecting: false });
  });
});
