import { isNull, sql } from 'drizzle-orm';
import type { MappedKind } from '../stored-kind';
import { news } from './table';

/** News in the features that work across kinds. */
export const newsKind: MappedKind = {
  table: news,
  id: news.id,
  siteMap: {
    name: 'news',
    path: sql<string>`'/news/' || ${news.id}`,
    changedAt: news.publishedAt,
    shown: () => isNull(news.withdrawnAt),
  },
};
