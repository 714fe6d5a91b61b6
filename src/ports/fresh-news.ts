/** Tells a page's flow when what it shows is old. */
export interface FreshNews<Of = undefined> {
  /**
   * @param of which thing is shown; undefined where there is but one
   * @param hear told each time that it may have changed
   * @returns ends the hearing
   */
  readonly listen: (of: Of, hear: () => void) => () => void;
}
