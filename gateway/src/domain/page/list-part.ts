/**
 * The requested page of a list: after a cursor, else by the number of the page (1 is the first). A cursor is the sort
 * key of the list, by which one item differs from all others.
 */
export interface AskedPart<Place = number> {
  /** The place that the answer before ended at; null for a page by its number. */
  readonly after: Place | null;
  readonly page: number;
  readonly pageSize: number;
}

/** Part of a list in its order. */
export interface ListPart<A, Place = number> {
  readonly list: readonly A[];
  /** How many the whole list has. */
  readonly total: number;
  /** The place that this part ends at; null at the end of the list. */
  readonly next: Place | null;
}

/** The same page with its items in another form. */
export const mapPart = <A, B, Place>(
  { list, ...place }: ListPart<A, Place>,
  convert: (item: A) => B,
): ListPart<B, Place> => ({ list: list.map(convert), ...place });
