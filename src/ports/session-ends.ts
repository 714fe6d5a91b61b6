/** Tells when the session of whoever is logged in has ended, however: what is theirs is forgotten (SEC-04). */
export interface SessionEnds {
  /** @returns ends the hearing */
  readonly listen: (hear: () => void) => () => void;
}
