import type { ReactElement } from 'react';
import { unparted } from '../../../../domain/text/unparted';
import './tag.css';

export interface TagsProps {
  readonly words: readonly string[];
}

/** A row of plain words about a thing: industry, region, stage. */
export function Tags({ words }: TagsProps): ReactElement {
  return (
    <ul className="tags">
      {words.map((word) => (
        <li key={word} className="tag">
          {unparted(word)}
        </li>
      ))}
    </ul>
  );
}
