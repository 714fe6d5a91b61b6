/** The person's likely next page. */
export interface WayAhead {
  /** Whether code may load before it is needed: not with data saving, and not on a slow connection. */
  readonly mayFetch: () => boolean;
  /** Reports the address of a link that the person is about to follow. */
  readonly listen: (hear: (address: string) => void) => void;
  /** Waits until there is nothing else to do. */
  readonly quiet: () => Promise<void>;
}
