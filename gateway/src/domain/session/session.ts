/** The account of a token. */
export interface Session {
  readonly userId: string;
  /** One login and all its renewals. */
  readonly sessionId: string;
  /** Milliseconds since 1970; from then on the token is refused. */
  readonly expiresAt: number;
  /** The account was deactivated: it may ask who it is and log out, and nothing else. */
  readonly removed: boolean;
}
