import type { ReactElement } from 'react';
import { withNarrowSpaces } from '../../../../domain/text/with-narrow-spaces';
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
          {withNarrowSpaces(word)}
        </li>
      ))}
    </ul>
  );
}
