/** The deals that members put next to each other. */
export interface ComparedDeals {
  /** @returns the ids in the order of choosing; none where the account chose none */
  readonly of: (accountId: string) => Promise<readonly string[]>;
  /** Changes the set of an account by what it was, one change after the other. @returns the set afterwards */
  readonly change: (
    accountId: string,
    change: (ids: readonly string[]) => readonly string[],
    at: number,
  ) => Promise<readonly string[]>;
}
