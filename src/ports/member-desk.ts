/** Where a page tells that something about the member changed. */
export interface MemberDesk {
  /** Asks anew who the member is: a new name or picture shows everywhere, an account given up is told (SES-02). */
  readonly changed: () => void;
}
