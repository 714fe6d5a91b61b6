/** Items in the order of their `sort`, the smallest first; equal ones stay as they came (SCR-01). */
export function sorted<A extends { readonly sort: number }>(items: readonly A[]): readonly A[] {
  return items.toSorted((one, other) => one.sort - other.sort);
}
