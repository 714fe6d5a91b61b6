import type { News, NewsCategory } from '../../../../contract/news/news';

/** What lists show of a piece. */
export interface NewsHead extends Omit<News, 'id'> {
  readonly id: number;
}

/** A piece with its rich text, which the reader's side sanitises. */
export interface NewsPiece extends NewsHead {
  readonly html: string;
}

/** A piece as it is handed in. */
export interface NewsDraft extends Omit<NewsPiece, 'id' | 'publishedAt'> {
  readonly category: NewsCategory;
}
