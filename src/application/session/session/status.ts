import type { SnapshotFrom } from 'xstate';
import type { Token } from '../../../../contract/account/token';
import type { SessionMachine } from './machine';

/** What the rest of the application may know of the session. */
export interface SessionStatus {
  readonly phase: 'anonymous' | 'active' | 'loggingOut';
  /** Present while `phase` is `active` or `loggingOut`. */
  readonly token: Token | null;
}

export const selectSessionStatus = (snapshot: SnapshotFrom<SessionMachine>): SessionStatus => {
  if (snapshot.matches('active')) return { phase: 'active', token: snapshot.context.token };
  if (snapshot.matches('ending')) return { phase: 'loggingOut', token: snapshot.context.token };
  return { phase: 'anonymous', token: null };
};
