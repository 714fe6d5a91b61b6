/** What can be known of where somebody goes next. */
export interface WayAhead {
  /** Whether code may come before it is needed: not where somebody saves data, or has a slow way. */
  readonly mayFetch: () => boolean;
  /** Hears the address of a link that somebody is about to follow. */
  readonly listen: (hear: (address: string) => void) => void;
  /** Waits until there is nothing else to do. */
  readonly quiet: () => Promise<void>;
}
