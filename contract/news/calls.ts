import type * as t from 'io-ts';
import { call } from '../call/call';
import { one, parameters } from '../call/parameters';
import { listOf } from '../codec/list-of';
import { orNull } from '../codec/or-null';
import { askedPart, wirePage } from '../codec/page';
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

const read = { method: 'GET', access: 'public', safe: true, key: 'none' } as const;

/** What is told about the market and the platform; everybody may read it. */
export const newsCalls = {
  /** The newest first, of one category or of all. */
  list: call({
    ...read,
    path: '/webapp/news!list.action',
    parameters: parameters({ category: orNull(FilledIdText), ...askedPart }),
    answer: wirePage(News),
    toldBy: 'screen',
    refusals: [],
  }),
  /** One piece with its rich text, and others about the same. */
  detail: call({
    ...read,
    path: '/webapp/news!detail.action',
    parameters: one('id', IdText),
    answer: NewsArticle,
    toldBy: 'callerWhenNotThere',
    refusals: ['newsUnknown'],
  }),
};
