/** Where a page tells how many messages are not read yet, as the server said with something else that was asked. */
export interface UnreadDesk {
  readonly known: (count: number) => void;
}
