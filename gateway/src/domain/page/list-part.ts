/**
 * What part of a list is asked for: after a place, else by the number of the page (1 is the first). A place is what the
 * list is ordered by, by which one item is told from all others.
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

/** The same part with its items told in another form. */
export const mapPart = <A, B, Place>(
  { list, ...place }: ListPart<A, Place>,
  told: (item: A) => B,
): ListPart<B, Place> => ({ list: list.map(told), ...place });
