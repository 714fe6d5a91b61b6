/** Reports orders that a page has read as paid or closed. */
export interface OrderReads {
  /**
   * @param hear the number of the order
   * @returns ends the listening
   */
  readonly listen: (hear: (orderNo: string) => void) => () => void;
}

/** Where a page reports them. */
export interface OrderReport {
  readonly settled: (orderNo: string) => void;
}
