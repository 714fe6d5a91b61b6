/**
 * What one tab reports to the others of the same browser (LOG-14). `loggedOut` is sent when a logout was chosen, and again
 * when it is done; `refused` when a session ended because the server refused its token.
 */
export type SessionNews = 'loggedIn' | 'loggedOut' | 'refused';

/** The other tabs of the same browser: they share the cookie, and so the session (LOG-14). */
export interface SessionPeers {
  /** Notifies all other tabs. Never throws; a tab that misses it looks when it is brought forward. */
  readonly notify: (news: SessionNews) => void;
  /** Receives the notifications of the others. @returns unsubscribes */
  readonly listen: (listener: (news: SessionNews) => void) => () => void;
}
