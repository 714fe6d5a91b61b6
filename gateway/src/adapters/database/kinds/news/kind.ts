import { isNull, sql } from 'drizzle-orm';
import { newsCategories } from '../../../../../../contract/news/news';
import type { FoundKind, MappedKind } from '../stored-kind';
import { news } from './table';

const isShown = () => isNull(news.withdrawnAt);

/** News in the features that work across kinds. */
export const newsKind: FoundKind & MappedKind = {
  table: news,
  id: news.id,
  siteMap: {
    name: 'news',
    path: sql<string>`'/news/' || ${news.id}`,
    changedAt: news.publishedAt,
    shown: isShown,
  },
  found: {
    title: news.title,
    code: null,
    sourceType: null,
    search: news.search,
    at: news.publishedAt,
    shown: isShown,
    facts: [{ ids: news.category, names: new Map(Object.entries(newsCategories)) }, news.source],
    texts: [news.summary, sql`regexp_replace(${news.html}, '<[^>]*>|&[a-z]+;', ' ', 'g')`],
    least: null,
    most: null,
  },
};
