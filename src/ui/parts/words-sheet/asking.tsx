import type { ReactElement } from 'react';
import { RowIcon } from '../icon/row-icon';
import './words-sheet.css';

/** What the person confirms with the next press. */
export const Asking = ({ children }: { readonly children: string }): ReactElement => (
  <p className="words-asking" role="alert">
    <RowIcon name="information" size={16} />
    <span>{children}</span>
  </p>
);
