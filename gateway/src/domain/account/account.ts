/** '1' fully verified, '2' first level, null unverified (product.md §4, §6). */
export type Prove = '1' | '2' | null;

/** A person with a login. */
export interface Account {
  readonly id: string;
  /** The user name of the login; digits only. */
  readonly phone: string;
  readonly name: string;
  readonly company: string;
  readonly position: string;
  /** An address inside the application; empty means the default picture. */
  readonly avatar: string;
  readonly prove: Prove;
  /** Deactivated: isremove '1' on the wire. */
  readonly removed: boolean;
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
  /** Whether its owner knows its password; null where it was not recorded. */
  readonly hasPassword: boolean | null;
}
