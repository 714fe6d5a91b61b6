import type * as t from 'io-ts';
import { readCalls } from '../call/listed-calls';
import { one } from '../call/parameters';
import { listOf } from '../codec/list-of';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireText } from '../codec/text';
import { withDefault } from '../codec/with-default';
import { News, piece } from './news';
import { FilledIdText, IdText } from '../codec/formed-text';

/** A piece of news to read. */
export const NewsArticle = record(
  {
    ...piece,
    /** Rich text, not yet sanitised. */
    html: withDefault(WireText, ''),
    /** Other pieces about the same, the newest first. */
    related: listOf(News),
  },
  'NewsArticle',
);
export type NewsArticle = t.TypeOf<typeof NewsArticle>;

/** News about the market and the platform, the newest first, of one category or of all; everybody may read it. */
export const newsCalls = readCalls({
  word: 'news',
  filter: { category: orNull(FilledIdText) },
  address: one('id', IdText),
  card: News,
  detail: NewsArticle,
  notOpened: ['newsUnknown'],
});
