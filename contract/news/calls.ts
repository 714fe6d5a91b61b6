import * as t from 'io-ts';
import { call } from '../call/call';
import { one, parameters } from '../call/parameters';
import { WireId } from '../codec/id';
import { listOf } from '../codec/list-of';
import { orNull } from '../codec/or-null';
import { askedPart, wirePage } from '../codec/page';
import { record } from '../codec/record';
import { WireFilledText, WireText } from '../codec/text';
import { WireTime } from '../codec/time';
import { withDefault } from '../codec/with-default';

/** What a piece of news is about: its value in addresses and on the wire, and its name for people. */
export const newsCategories = {
  market: '市场动态',
  policy: '政策法规',
  case: '交易案例',
  industry: '行业研究',
  platform: '平台公告',
} as const;

export type NewsCategory = keyof typeof newsCategories;

export const isNewsCategory = (text: string): text is NewsCategory => Object.hasOwn(newsCategories, text);

const text = withDefault(WireText, '');

const piece = {
  id: WireId,
  title: WireFilledText,
  summary: text,
  /** One of the categories; a value that is not known is shown without a name. */
  category: text,
  /** Who wrote it. */
  source: text,
  publishedAt: WireTime,
  /** The address of a picture, of the application or elsewhere by https. */
  picture: orNull(WireFilledText),
};

/** A piece of news as lists show it. */
export const News = record(piece, 'News');
export type News = t.TypeOf<typeof News>;

/** A piece of news to read. */
export const NewsArticle = record(
  {
    ...piece,
    /** Rich text, not yet sanitised. */
    html: text,
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
    parameters: parameters({ category: orNull(WireFilledText), ...askedPart }),
    answer: wirePage(News),
    toldBy: 'shell',
    refusals: [],
  }),
  /** One piece with its rich text, and others about the same. */
  detail: call({
    ...read,
    path: '/webapp/news!detail.action',
    parameters: one('id', t.string),
    answer: NewsArticle,
    toldBy: 'callerWhenNotThere',
    refusals: ['newsUnknown'],
  }),
};
