import type { Either } from 'fp-ts/Either';
import type { Scheduler } from 'fast-check';
import type { ConsentEntry } from '../../../../../src/domain/consent/consent-entry';
import type { GatewayFailure } from '../../../../../src/domain/gateway/failure';
import type { FakeCall } from '../../../../support/fakes/pending-calls';
import { settled } from '../../../../support/fakes/settled';
import { wiredApp, type WiredApp } from '../wired-app';
import { sessionServer, type SessionServer } from '../../../../support/composed/session-server';

/** The wired application in a world where everything that takes time ends when the scheduler says so. */
export interface World {
  readonly wired: WiredApp;
  readonly server: SessionServer;
  /** Lets at most so many calls, connections and moves end, in whatever order. @returns whether one did */
  readonly release: (most: number) => Promise<boolean>;
}

export const walkWorld = (
  scheduler: Scheduler,
  address: string,
  userId: string | null,
  recorded: readonly ConsentEntry[],
): World => {
  const server = sessionServer();
  const wired = wiredApp(address, userId === null ? null : server.issue(userId), 'browser', recorded);
  const { account, messages, socket, tokens, history } = wired;
  const seen = { moves: 0 };
  const soon = (what: string, then: () => void): void =>
    void scheduler.schedule(Promise.resolve(), what).then(then);
  const answered = <A>(
    name: string,
    { calls }: FakeCall<null, Either<GatewayFailure, A>>,
    answer: (carried: string | null) => Either<GatewayFailure, A>,
  ): (() => void) => {
    let known = 0;
    return () => {
      for (const call of calls.slice(known)) {
        const carried = tokens.kept;
        soon(name, () => call.answer(answer(carried)));
      }
      known = calls.length;
    };
  };
  let connections = 0;
  const sources = [
    answered('user info', account.currentUser, server.currentUser),
    answered('renewal', account.renewToken, server.renewToken),
    answered('logout', account.logout, server.logout),
    answered('unread count', messages.unreadCount, server.unreadCount),
    () => {
      for (const connection of socket.connections.slice(connections))
        soon('connection', () => server.accept(connection));
      connections = socket.connections.length;
    },
    () => {
      for (; seen.moves < history.asked(); seen.moves += 1) soon('move', () => void history.arrive());
    },
  ];
  const release = async (most: number): Promise<boolean> => {
    await settled();
    for (let released = 0; released < most; released += 1) {
      for (const source of sources) source();
      if (scheduler.count() === 0) return released > 0;
      await scheduler.waitNext(1);
      await settled();
    }
    for (const source of sources) source();
    return most > 0;
  };
  return { wired, server, release };
};
