import type { ReactElement, ReactNode } from 'react';

/** A code, a number or a sum, which a browser that translates the page leaves as it is. */
export const Verbatim = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <span translate="no">{children}</span>
);
