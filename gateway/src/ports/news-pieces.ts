import type { NewsCategory } from '../../../contract/news/news';
import type { NewsDraft, NewsHead, NewsPiece } from '../domain/news/news-piece';
import type { AskedPart, ListPart } from '../domain/page/list-part';

/** The news. None of these returns withdrawn news. */
export interface NewsPieces {
  /** The newest first, of a category or, by null, of all. */
  readonly page: (category: NewsCategory | null, asked: AskedPart) => Promise<ListPart<NewsHead>>;
  readonly one: (id: number) => Promise<NewsPiece | null>;
  /** Others of the same category, the newest first. */
  readonly others: (piece: NewsPiece, most: number) => Promise<readonly NewsHead[]>;
  /** Answers the new piece's id. */
  readonly add: (draft: NewsDraft, publishedAt: number) => Promise<number>;
  /** Whether there is such a piece; one that was withdrawn before keeps its moment. */
  readonly withdraw: (id: number, at: number) => Promise<boolean>;
}
