import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { ArticleParts, partId } from './article-parts';
import type { ArticleText } from './article-text';
import { articleWords } from './text';
import './article-view.css';

export interface ArticleViewProps {
  readonly text: ArticleText;
  /** A last part that is more than words: its title, and its panel, whose anchor follows those of the parts. */
  readonly last?: { readonly title: string; readonly panel: ReactNode };
}

/** Goes to a part without another address: back leads to the page that was before. */
const goTo = (event: MouseEvent, id: string): void => {
  const part = document.getElementById(id);
  if (part === null) return;
  event.preventDefault();
  part.scrollIntoView();
  part.focus({ preventScroll: true });
};

/** The look of every information page: its lead, the list of its parts, and the parts (SCR-15). */
export function ArticleView({ text: { lead, parts }, last }: ArticleViewProps): ReactElement {
  const titles = [...parts.map(({ title }) => title), ...(last === undefined ? [] : [last.title])];
  return (
    <article className="article-page">
      <p className="article-head">{lead}</p>
      <nav className="article-toc" aria-label={articleWords.parts}>
        <ul>
          {titles.map((title, place) => (
            <li key={title}>
              <a href={`#${partId(place)}`} onClick={(event) => goTo(event, partId(place))}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ArticleParts parts={parts} />
      {last?.panel}
    </article>
  );
}
