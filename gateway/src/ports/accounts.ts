import type { Account } from '../domain/account/account';

export interface Accounts {
  readonly byId: (id: string) => Promise<Account | null>;
  /** The account with this user name and the hash of its password; null when there is none. */
  readonly byPhone: (
    phone: string,
  ) => Promise<{ readonly account: Account; readonly passwordHash: string } | null>;
}
