import type { ReactElement } from 'react';
import type { HotWord } from '../../../../contract/home/hot-word';
import { homeText } from './text';

export interface HotWordsProps {
  /** Sorted; empty shows nothing. */
  readonly words: readonly HotWord[];
}

/** What many look for. On a phone the words stand in one row that can be moved sideways, by keyboard too. */
export function HotWords({ words }: HotWordsProps): ReactElement | null {
  if (words.length === 0) return null;
  return (
    <section className="panel hot-words" aria-labelledby="hot-words">
      <h2 id="hot-words">{homeText.hotWords}</h2>
      <ul tabIndex={0} aria-labelledby="hot-words">
        {words.map(({ id, word }) => (
          <li key={id}>{word}</li>
        ))}
      </ul>
    </section>
  );
}
