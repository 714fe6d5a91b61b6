/** Where a page reports the unread count that the server sent with another answer. */
export interface UnreadCounter {
  readonly known: (count: number) => void;
}
