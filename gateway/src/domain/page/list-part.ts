/** What part of a list is asked for: below a place, else by the number of the page (1 is the first). */
export interface AskedPart {
  /** The place that the answer before ended at; null for a page by its number. */
  readonly below: number | null;
  readonly page: number;
  readonly pageSize: number;
}

/** Part of a list, the newest first: every item has a place of its own, and a newer one a higher place. */
export interface ListPart<A> {
  readonly list: readonly A[];
  /** How many the whole list has. */
  readonly total: number;
  /** The place that this part ends at; null at the end of the list. */
  readonly next: number | null;
}

/** The same part with its items told in another form. */
export const mapPart =
  <A, B>(told: (item: A) => B) =>
  ({ list, ...place }: ListPart<A>): ListPart<B> => ({ list: list.map(told), ...place });
