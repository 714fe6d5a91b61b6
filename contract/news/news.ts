import type * as t from 'io-ts';
import { WireId } from '../codec/id';
import { orNull } from '../codec/or-null';
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

/** The fields of a piece of news. */
export const piece = {
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
