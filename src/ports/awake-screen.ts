/** Keeps the screen on while something is shown that others read from it. */
export interface AwakeScreen {
  /**
   * Keeps the screen on as long as the page is visible.
   * @param hear whether the platform keeps it on now
   * @returns lets it go
   */
  readonly keep: (hear: (held: boolean) => void) => () => void;
}
