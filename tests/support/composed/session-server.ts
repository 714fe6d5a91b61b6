import { left, right, type Either } from 'fp-ts/Either';
import type { GatewayFailure } from '../../../src/domain/gateway/failure';
import type { Token } from '../../../contract/account/token';
import type { User } from '../../../src/domain/user/user';
import type { FakeConnection } from '../fakes/message-socket';
import { token } from '../samples/token';
import { user } from '../samples/user';

/** A gateway as the walk sees it: it knows its tokens, can be cut off, and can deactivate everybody. */
export interface SessionServer {
  reachable: boolean;
  deactivated: boolean;
  readonly issue: (userId: string) => Token;
  readonly revokeAll: () => void;
  /** Every token that was ever issued, the oldest first. */
  readonly issued: () => readonly Token[];
  readonly isValid: (carried: string | null) => boolean;
  readonly ownerOf: (carried: string | null) => string | undefined;
  readonly currentUser: (carried: string | null) => Either<GatewayFailure, User>;
  readonly unreadCount: (carried: string | null) => Either<GatewayFailure, number>;
  readonly renewToken: (carried: string | null) => Either<GatewayFailure, Token>;
  readonly logout: (carried: string | null) => Either<GatewayFailure, void>;
  readonly accept: (connection: FakeConnection) => void;
}

export const sessionServer = (): SessionServer => {
  const owners = new Map<string, string>();
  const valid = new Set<string>();
  const issued: Token[] = [];
  const refusal: GatewayFailure = { kind: 'unauthenticated', message: '认证失败，无法访问系统资源' };
  const answer = <A>(carried: string | null, read: (userId: string) => A): Either<GatewayFailure, A> => {
    if (!server.reachable) return left({ kind: 'network' });
    const owner = carried !== null && valid.has(carried) ? owners.get(carried) : undefined;
    return owner === undefined ? left(refusal) : right(read(owner));
  };
  const server: SessionServer = {
    reachable: true,
    deactivated: false,
    issue: (userId) => {
      const made = token(`token-${issued.length}`);
      owners.set(made, userId);
      valid.add(made);
      issued.push(made);
      return made;
    },
    revokeAll: () => valid.clear(),
    issued: () => issued,
    isValid: (carried) => carried !== null && valid.has(carried),
    ownerOf: (carried) => (carried === null ? undefined : owners.get(carried)),
    currentUser: (carried) => answer(carried, (userId) => user({ userId, isRemoved: server.deactivated })),
    unreadCount: (carried) => answer(carried, () => 3),
    renewToken: (carried) => answer(carried, (userId) => server.issue(userId)),
    logout: (carried) => answer(carried, () => void valid.delete(carried ?? '')),
    accept: (connection) => {
      if (!server.reachable) connection.listener.ended({ kind: 'lost', reason: 'cut off' });
      else if (valid.has(connection.token)) connection.listener.opened();
      else connection.listener.ended({ kind: 'refused' });
    },
  };
  return server;
};
