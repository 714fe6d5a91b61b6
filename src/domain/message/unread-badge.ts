/** The largest number that the badge writes out (product.md §9). */
const most = 99;

/** The text of the unread badge: none at 0, the number to 99, '99+' above (LAY-02). */
export function unreadBadge(count: number): string | null {
  if (count <= 0) return null;
  return count > most ? '99+' : String(count);
}
