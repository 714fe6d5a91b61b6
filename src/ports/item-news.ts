/** Tells a list of one of its items that has changed; the list is not asked for again. */
export interface ItemNews<A> {
  /**
   * @param hear told the item as it is now
   * @returns ends the hearing
   */
  readonly listen: (hear: (item: A) => void) => () => void;
}
