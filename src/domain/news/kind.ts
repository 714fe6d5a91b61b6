import { kinds } from '../../../contract/kind/kinds';
import { NewsArticle } from '../../../contract/news/calls';
import { News } from '../../../contract/news/news';
import type { Kind } from '../kind/kind';

/** News of the market and the platform. */
export const newsKind = {
  ...kinds.news,
  name: 'news',
  item: News,
  page: NewsArticle,
  share: null,
} as const satisfies Kind<'news', News, NewsArticle>;
