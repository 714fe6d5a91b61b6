import * as t from 'io-ts';
import { orNull } from '../../../../contract/codec/or-null';
import { newsCategories } from '../../../../contract/news/news';
import { SeedText } from './leaf';
import { seedRecord } from './seed-record';

/** `picture` is a file of the application's own, or null; `html` rich text with the sanitiser's elements only. */
export const SeedNews = seedRecord(
  {
    title: SeedText,
    summary: SeedText,
    category: t.keyof(newsCategories, 'category'),
    source: SeedText,
    picture: orNull(SeedText),
    html: SeedText,
    daysAgo: t.number,
  },
  {},
);
export type SeedNews = t.TypeOf<typeof SeedNews>;
