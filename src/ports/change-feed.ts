/** Notifies a page's flow when its content is stale. */
export interface ChangeFeed<Of = undefined> {
  /**
   * @param of the thing on the page; undefined where there is only one
   * @param hear called each time that it may have changed
   * @returns unsubscribes
   */
  readonly listen: (of: Of, hear: () => void) => () => void;
}
