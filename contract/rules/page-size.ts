/** The default and the greatest number of items on a page of a list (contract: Answers). */
export const defaultPageSize = 20;
export const largestPageSize = 100;
