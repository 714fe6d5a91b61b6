/** Reports that the member's session has ended, in any way: their data is deleted (SEC-04). */
export interface SessionEnds {
  /** @returns ends the hearing */
  readonly listen: (hear: () => void) => () => void;
}
