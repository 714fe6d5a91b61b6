/** How a gateway stands: all well; what is stored is only read, and why; or nothing can be asked, and why. */
export type Health =
  | { readonly status: 'ok' }
  | { readonly status: 'readOnly'; readonly reason: string }
  | { readonly status: 'down'; readonly reason: string };

/** Finds out anew each time, within 3 s. */
export type AskHealth = () => Promise<Health>;
