/** Passes a changed item to a list; the list is not loaded again. */
export interface ItemChanges<A> {
  /**
   * @param hear receives the item as it is now
   * @returns unsubscribes
   */
  readonly listen: (hear: (item: A) => void) => () => void;
}
