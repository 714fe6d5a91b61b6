/** Whether this instance takes new traffic, for the proxy before it. */
export interface Readiness {
  /** Why it takes none; null where it does. */
  readonly refusal: () => string | null;
  /** The reason for which events between instances are late while calls are answered; null where they are not. */
  readonly delay: () => string | null;
}
