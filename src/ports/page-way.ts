/** The way from a page to others. */
export interface PageWay {
  /** Goes on to another page of the application, in place of this one; the navigation decides (ACC-01). */
  readonly goOn: (address: string) => void;
  /** Opens another page of the application, from which back leads here; the navigation decides (ACC-01). */
  readonly open: (address: string) => void;
  /** Puts a query, or another one, on the address of the page that asks; nothing where another page is shown by now. */
  readonly amend: (address: string) => void;
  /** Leaves the application for an address outside, in this window. */
  readonly leaveFor: (address: string) => void;
}
