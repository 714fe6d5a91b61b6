import type { ReactElement } from 'react';
import './page-address.css';

export interface PageAddressProps {
  /** What is done with it. */
  readonly label: string;
  /** An address inside the application. */
  readonly path: string;
}

/** The whole address of a page, to be taken to another device: one press selects all of it. */
export function PageAddress({ label, path }: PageAddressProps): ReactElement {
  return (
    <p className="page-address">
      {label}
      <span>{new URL(path, document.baseURI).href}</span>
    </p>
  );
}
