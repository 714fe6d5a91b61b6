import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { HotWord } from '../../../../contract/home/hot-word';
import { afterFirstViewText as text } from './after-first-view-text';

export interface HotWordsProps {
  /** Sorted; empty shows nothing. */
  readonly words: readonly HotWord[];
}

/** Frequent searches, each a link to the deals that match it. They are in one row that scrolls sideways. */
export function HotWords({ words }: HotWordsProps): ReactElement | null {
  if (words.length === 0) return null;
  return (
    <section className="hot-words" aria-labelledby="hot-words">
      <h2 id="hot-words">{text.hotWords}</h2>
      <ul aria-labelledby="hot-words">
        {words.map(({ id, word }) => (
          <li key={id}>
            <Link to={`/sale?keyword=${encodeURIComponent(word)}`}>{word}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
