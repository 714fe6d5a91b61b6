/** Where a link of the server's leads, after the address parser (SEC-02). */
export type LinkTarget =
  | { readonly kind: 'inside'; readonly to: string }
  | { readonly kind: 'outside'; readonly href: string };

/** Returns null for no address, and for one that may not be followed or whose page does not exist. */
export type LinkOf = (address: string | null) => LinkTarget | null;
