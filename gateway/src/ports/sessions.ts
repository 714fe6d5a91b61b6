import type { SessionTokens } from './session-tokens';

/** Logins and their tokens. Only hashes of tokens are kept. */
export interface Sessions extends SessionTokens {
  /** Begins a login and answers its first token. */
  readonly open: (accountId: string) => Promise<string>;
  /**
   * A new token for the same login; the one given stays good for 60 s more. Within that time the renewal made is
   * answered again, whichever of the two asks. null when the token given is not valid.
   */
  readonly renew: (token: string) => Promise<string | null>;
  /** Ends the login with all its tokens, and its sockets on every instance. */
  readonly end: (sessionId: string) => Promise<void>;
  /** The same with every login of an account, whose devices are strangers from then on; answers how many there were. */
  readonly endAll: (accountId: string) => Promise<number>;
}
