/** The first wait after an error, in milliseconds (product.md §9; SOC-02). */
export const firstRetryMs = 2_000;
/** The longest wait between two attempts, in milliseconds (SOC-02). */
export const longestRetryMs = 60_000;
/** From this many failures in a row on, the wait no longer grows, and they are no longer counted. */
export const failuresCounted = 6;

/**
 * Returns how long to wait for the next attempt.
 * @param failures failures in a row since the last connection that held, from 1
 * @param jitter 0 ≤ jitter < 1: the position of this client in the upper half of the doubled wait
 * @returns milliseconds: exactly 2,000 after the first failure, then from half to the whole of the doubled wait, never
 * more than 60,000. Source: SOC-02.
 */
export const retryDelay = (failures: number, jitter: number): number => {
  if (failures <= 1) return firstRetryMs;
  const doubled = Math.min(longestRetryMs, firstRetryMs * 2 ** (failures - 1));
  return Math.round((doubled * (1 + jitter)) / 2);
};
