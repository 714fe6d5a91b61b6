/** How much may wait for one user on one device: a file is kept there with all that it holds (SOC-06). */
export const mostWaiting = { files: 20, bytes: 100 * 1024 * 1024 } as const;

/** How much waits. */
export interface Waiting {
  readonly files: number;
  /** All of them together. */
  readonly bytes: number;
}

/** Why no further file may wait: there are too many, or they are too large together. */
export type QueueFull =
  | { readonly kind: 'tooMany' }
  /** How much all would be together, in bytes. */
  | { readonly kind: 'tooMuch'; readonly bytes: number };

/** How much these are. */
export const waitingOf = (files: readonly { readonly size: number }[]): Waiting => ({
  files: files.length,
  bytes: files.reduce((sum, { size }) => sum + size, 0),
});

/**
 * Whether one more may wait. Pure.
 * @param waiting what waits in each of the places that keep something for the user
 * @param size in bytes
 * @returns null where it may
 */
export function queueFullFor(waiting: readonly Waiting[], size: number): QueueFull | null {
  const sum = (of: keyof Waiting): number => waiting.reduce((total, one) => total + one[of], 0);
  if (sum('files') >= mostWaiting.files) return { kind: 'tooMany' };
  const bytes = sum('bytes') + size;
  return bytes > mostWaiting.bytes ? { kind: 'tooMuch', bytes } : null;
}
