import { expect, test } from 'vitest';
import { seedBanners } from '../../../gateway/src/seed/content/banners';
import { seedHotWords } from '../../../gateway/src/seed/content/hot-words';
import { leadsSomewhere } from './links';
import { repeated } from './likeness';

test('[OPS-01] the seed has six banners and twelve hot words, each with a place of its own', () => {
  expect(seedBanners.map(({ sort }) => sort)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(seedHotWords.map(({ sort }) => sort)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(repeated([...seedBanners, ...seedHotWords].map(({ id }) => id))).toEqual([]);
  expect(repeated(seedHotWords.map(({ word }) => word))).toEqual([]);
});

test('[SEC-02] every banner leads to a page that stands, and if to a deal, to one that exists', () => {
  const links = seedBanners.map(({ link }) => link ?? '');
  expect(links.filter((link) => !leadsSomewhere(link))).toEqual([]);
  expect(repeated(links)).toEqual([]);
});

test('[OPS-01] no two banners say the same', () => {
  for (const field of ['eyebrow', 'title', 'subtitle'] as const)
    expect(repeated(seedBanners.map((banner) => banner[field]))).toEqual([]);
});

test('the words of banners are complete, short and calm', () => {
  const words = seedBanners.flatMap(({ eyebrow, title, subtitle }) => [eyebrow, title, subtitle]);
  expect(words.filter((text) => text.length === 0 || text.length > 20 || /[!！]|20\d\d/u.test(text))).toEqual(
    [],
  );
});
