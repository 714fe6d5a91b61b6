/** Where a page reports the unread count that the server sent with another answer. */
export interface UnreadDesk {
  readonly known: (count: number) => void;
}
