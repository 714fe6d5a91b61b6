/** The state of a gateway: all well; the storage is read-only, and why; or the storage does not answer, and why. */
export type Health =
  | { readonly status: 'ok' }
  | { readonly status: 'readOnly'; readonly reason: string }
  | { readonly status: 'down'; readonly reason: string };

/** Checks again each time, within 3 s. */
export type AskHealth = () => Promise<Health>;
