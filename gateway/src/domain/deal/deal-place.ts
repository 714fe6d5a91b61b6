/** The cursor of a deal in a list: the value that the list is ordered by, as a decimal, and the deal's own id. */
export interface DealPlace {
  readonly value: string;
  readonly id: string;
}
