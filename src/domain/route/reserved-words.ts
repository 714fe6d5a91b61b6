/**
 * Segments that are pages of their own wherever product.md §2 names them, also while the page does not
 * exist yet, so that they never pass for a parameter (RTE-02).
 */
const reserved: Readonly<Record<string, readonly string[]>> = {
  '/buy': ['landing', 'hundred'],
  '/sale': ['landing', 'mark'],
  '/news': ['presentation'],
  '/message': ['chat', 'dify'],
  '/conf': ['success'],
  '/buy/hundred': ['ad', 'all', 'fund', 'soe'],
};

/** Whether a segment under a path is a page of its own there. */
export function isReserved(parent: string, segment: string): boolean {
  return reserved[parent]?.includes(segment) ?? false;
}
