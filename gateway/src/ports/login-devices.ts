/** One login of an account, for its owner to see. Times are milliseconds since 1970. */
export interface LoginDevice {
  readonly sessionId: string;
  /** Such as '微信，iPhone'; empty before its first use. */
  readonly device: string;
  /** The network address it was last used from. */
  readonly address: string;
  readonly startedAt: number;
  readonly seenAt: number;
}

/** The logins of an account that have not ended, and where they are used. */
export interface LoginDevices {
  /** Notes where a login was just used. */
  readonly seen: (
    sessionId: string,
    at: { readonly device: string; readonly address: string },
  ) => Promise<void>;
  /** Those with a token that is still good, the one used last first; at most 50. */
  readonly list: (accountId: string) => Promise<readonly LoginDevice[]>;
  /**
   * Ends one login of this account and its sockets; its device is a stranger from then on. False when it has none of that id
   * that is still open.
   */
  readonly endOne: (accountId: string, sessionId: string) => Promise<boolean>;
  /** Ends all of the account's logins but one with their sockets, and forgets their devices; answers the ids of those that it ended. */
  readonly endOthers: (accountId: string, kept: string) => Promise<readonly string[]>;
}
