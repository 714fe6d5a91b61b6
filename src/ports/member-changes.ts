/** Where a page reports that something about the member changed. */
export interface MemberChanges {
  /** Loads user info again: a new name or picture shows everywhere, a removed account is reported (SES-02). */
  readonly changed: () => void;
}
