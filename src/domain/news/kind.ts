import { kinds } from '../../../contract/kind/kinds';
import { NewsArticle } from '../../../contract/news/calls';
import { News } from '../../../contract/news/news';
import { categoryName } from './news-category';
import type { Kind } from '../kind/kind';

/** News of the market and the platform. */
export const newsKind = {
  ...kinds.news,
  name: 'news',
  item: News,
  page: NewsArticle,
  share: {
    factsOf: ({ source, category, summary }: NewsArticle) => ({
      facts: [categoryName(category) ?? '', source],
      about: summary,
    }),
    refused: '这篇资讯已下架，不能分享。',
  },
} as const satisfies Kind<'news', News, NewsArticle>;
