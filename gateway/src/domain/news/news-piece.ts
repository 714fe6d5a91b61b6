import type { NewsCategory } from '../../../../contract/news/news';

/** A piece of news as it is submitted; `html` is rich text, which each client sanitises. */
export interface NewsDraft {
  readonly title: string;
  readonly summary: string;
  readonly category: NewsCategory;
  readonly source: string;
  /** Null for a piece without a picture. */
  readonly picture: string | null;
  readonly html: string;
}

/** The fields of a piece in lists; `publishedAt` is milliseconds since 1970. */
export interface NewsHead extends Omit<NewsDraft, 'category' | 'html'> {
  readonly id: number;
  readonly category: string;
  readonly publishedAt: number;
}

/** A piece with its rich text. */
export interface NewsPiece extends NewsHead {
  readonly html: string;
}
