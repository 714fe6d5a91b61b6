import { isNewsCategory, newsCategories } from '../../../../contract/news/news';
import { searchVector } from '../search/bigrams';
import type { NewsDraft } from './news-piece';

/** So many characters of a piece are searched; PostgreSQL keeps no places of more. */
const longest = 15_000;

const withoutMarkup = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&[#\w]+;/g, ' ')
    .slice(0, longest);

/** What a piece is found by, as PostgreSQL's tsvector. */
export const newsSearch = ({
  title,
  summary,
  source,
  category,
  html,
}: Pick<NewsDraft, 'html' | 'source' | 'summary' | 'title'> & { readonly category: string }): string =>
  searchVector([
    title,
    summary,
    source,
    isNewsCategory(category) ? newsCategories[category] : '',
    withoutMarkup(html),
  ]);
