/** Whether this instance takes new traffic, for the proxy before it. */
export interface Readiness {
  /** Why it takes none; null where it does. */
  readonly refusal: () => string | null;
  /** What is late for the moment while calls are answered, such as events between instances; null where nothing is. */
  readonly delay: () => string | null;
}
