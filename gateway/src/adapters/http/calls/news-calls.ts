import { left, map, right } from 'fp-ts/Either';
import { newsCalls as ofNews } from '../../../../../contract/news/calls';
import { isNewsCategory, type News } from '../../../../../contract/news/news';
import { refusals } from '../../../../../contract/refusal/refusal';
import type { NewsArticle, NewsReading } from '../../../application/news/news-reading';
import type { NewsHead } from '../../../domain/news/news-piece';
import type { Call } from './call';
import { numberOr, oneCall } from './one-call';
import { numberPlaces, pagedCall, pagedList } from './paged-call';

const newsWire = <Piece extends NewsHead>({ id, ...piece }: Piece): Omit<Piece, 'id'> & Pick<News, 'id'> => ({
  ...piece,
  id: String(id),
});

/** What everybody may read of the news. */
export const newsCalls = (news: NewsReading): readonly Call[] => [
  pagedCall(ofNews.list, ({ category }) =>
    category !== null && !isNewsCategory(category)
      ? left(refusals.wrongParameters)
      : pagedList({
          sign: 'n',
          places: numberPlaces,
          read: async (part) => right(await news.page(category, part)),
          item: newsWire<NewsHead>,
        }),
  ),
  // An id that no piece can have is an unknown piece, not a wrong call.
  oneCall(ofNews.detail, numberOr(refusals.newsUnknown), async (id) =>
    map(({ piece, related }: NewsArticle) => ({ ...newsWire(piece), related: related.map(newsWire) }))(
      await news.one(id),
    ),
  ),
];
