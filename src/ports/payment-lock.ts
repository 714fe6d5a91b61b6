import type { Either } from 'fp-ts/Either';

/** One payment at a time over all tabs and windows of a browser; a tab that ends or crashes frees it (PAY-06). */
export interface PaymentLock {
  /**
   * `busy` when another tab holds it.
   * @param onLost called at most once, when another tab has taken it over: a tab that slept for long may lose it
   * @returns frees it; from the second time on that does nothing
   */
  readonly take: (onLost: () => void) => Promise<Either<'busy', () => void>>;
}
