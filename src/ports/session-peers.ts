/**
 * What one tab tells the others of the same browser (LOG-14). `loggedOut` is told when a logout was chosen, and again
 * when it is done; `refused` when a session ended because the server refused its token.
 */
export type SessionNews = 'loggedIn' | 'loggedOut' | 'refused';

/** The other tabs of the same browser: they share the cookie, and so the session (LOG-14). */
export interface SessionPeers {
  /** Tells all others, and not this tab. Never throws; whoever cannot be reached looks when it is brought forward. */
  readonly tell: (news: SessionNews) => void;
  /** Hears what the others tell. @returns stops listening */
  readonly listen: (listener: (news: SessionNews) => void) => () => void;
}
