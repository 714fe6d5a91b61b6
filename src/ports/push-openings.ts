/** Notifications of the system that the person opened. */
export interface PushOpenings {
  /**
   * @param hear the address that a notification names, as its sender wrote it: it passes the address parser before use (SEC-02)
   * @returns ends the hearing
   */
  readonly listen: (hear: (address: string) => void) => () => void;
}
