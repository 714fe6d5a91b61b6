/** Reports who is logged in, as soon as it is known. */
export interface MemberKnown {
  /**
   * @param hear receives the member's id, at once where it is known, and each time that it is read
   * @returns unsubscribes
   */
  readonly listen: (hear: (userId: string) => void) => () => void;
}
