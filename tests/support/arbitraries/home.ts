import * as fc from 'fast-check';
import type { Banner } from '../../../contract/home/banner';
import type { HotWord } from '../../../contract/home/hot-word';
import type { PageRequest } from '../../../src/domain/page/page';
import { counts, filledTexts, ids, orNull, texts } from './values';

const places = fc.maxSafeInteger().map((place) => place + 0);

export const banners: fc.Arbitrary<Banner> = fc.record({
  id: ids,
  eyebrow: texts,
  title: texts,
  subtitle: texts,
  link: orNull(filledTexts),
  sort: places,
});

export const hotWords: fc.Arbitrary<HotWord> = fc.record({ id: ids, word: filledTexts, sort: places });

export const pageRequests: fc.Arbitrary<PageRequest> = fc.record({
  cursor: orNull(filledTexts),
  page: counts,
  pageSize: counts,
});
