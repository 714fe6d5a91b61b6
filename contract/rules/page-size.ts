/** How many items a page of a list has when nobody says, and at most (contract: Answers). */
export const defaultPageSize = 20;
export const largestPageSize = 100;
