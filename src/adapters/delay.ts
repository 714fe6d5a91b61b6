/** Waits; when the signal aborts, the wait ends at once. Never fails. */
export type Delay = (milliseconds: number, signal?: AbortSignal) => Promise<void>;
