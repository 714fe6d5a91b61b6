/** Everything that is stored of one account, for its owner. */
export interface PersonalData {
  /**
   * By kind of record; no secrets (hashes of passwords, tokens and codes), and of files all but their content,
   * which their owner gets where they are shown.
   */
  readonly of: (accountId: string) => Promise<Readonly<Record<string, readonly object[]>>>;
}
