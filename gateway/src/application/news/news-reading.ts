import { left, right, type Either } from 'fp-ts/Either';
import type { NewsCategory } from '../../../../contract/news/news';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { NewsHead, NewsPiece } from '../../domain/news/news-piece';
import type { AskedPart, ListPart } from '../../domain/page/list-part';
import type { NewsPieces } from '../../ports/news-pieces';

/** A piece with others about the same. */
export interface NewsArticle {
  readonly piece: NewsPiece;
  readonly related: readonly NewsHead[];
}

/** What everybody may read of the news. */
export interface NewsReading {
  readonly page: (category: NewsCategory | null, asked: AskedPart) => Promise<ListPart<NewsHead>>;
  readonly one: (id: number) => Promise<Either<Refusal, NewsArticle>>;
}

const mostRelated = 4;

export const makeNewsReading = (news: NewsPieces): NewsReading => ({
  page: news.page,
  one: async (id) => {
    const piece = await news.one(id);
    if (piece === null) return left(refusals.newsUnknown);
    return right({ piece, related: await news.others(piece, mostRelated) });
  },
});
