/** Slow, salted hashing of passwords. Both reject with PasswordsBusy when more wait than can be served in time. */
export interface PasswordHasher {
  /** For a person who has proved their identity: goes before comparisons. */
  readonly hash: (password: string) => Promise<string>;
  /** Takes as long for a wrong password as for the right one. */
  readonly matches: (password: string, hash: string) => Promise<boolean>;
}

/** A password that was not looked at: nothing is known of it, and nothing is to be counted against anybody. */
export class PasswordsBusy extends Error {
  constructor() {
    super('More passwords wait than can be looked at in time.');
  }
}
