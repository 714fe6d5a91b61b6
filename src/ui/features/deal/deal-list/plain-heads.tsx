import type { ReactElement } from 'react';
import type { Columns } from './columns';
import './deal-list.css';

export interface PlainHeadsProps {
  readonly columns: Columns;
  /** Each row ends with a star. */
  readonly starred: boolean;
}

/** The heads of the columns of a list that has one order. */
export const PlainHeads = ({ columns: { heads, className }, starred }: PlainHeadsProps): ReactElement => (
  <div className={`deal-columns ${className}${starred ? ' deals-starred' : ''}`} aria-hidden="true">
    {heads.map(({ word, className: place }) => (
      <span key={word} className={place}>
        {word}
      </span>
    ))}
  </div>
);
