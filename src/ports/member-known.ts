/** Tells who is logged in, as soon as it is known. */
export interface MemberKnown {
  /**
   * @param hear told the member's id, at once where it is known, and each time that it is read
   * @returns ends the hearing
   */
  readonly listen: (hear: (userId: string) => void) => () => void;
}
