import type { ReactElement } from 'react';
import { RowIcon } from '../display/icon/row-icon';
import './words-sheet.css';

export interface AskingProps {
  readonly children: string;
  /** A sum of it, written out; null where it names none. */
  readonly inWords?: string | null;
}

/** What the person confirms with the next press. */
export const Asking = ({ children, inWords = null }: AskingProps): ReactElement => (
  <p className="words-asking" role="alert">
    <RowIcon name="information" size={16} />
    <span>
      {children}
      {inWords === null ? null : <b>{inWords}</b>}
    </span>
  </p>
);
