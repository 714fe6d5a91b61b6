import { expect, test } from 'vitest';
import { leadsSomewhere } from './links';
import { repeated } from './likeness';
import { demoSeed } from '../../../tools/process/seeds';

test('[OPS-01] the seed has six banners and twelve hot words, each with a place of its own', () => {
  expect(demoSeed.banners.map(({ sort }) => sort)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(demoSeed.hotWords.map(({ sort }) => sort)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(repeated([...demoSeed.banners, ...demoSeed.hotWords].map(({ id }) => id))).toEqual([]);
  expect(repeated(demoSeed.hotWords.map(({ word }) => word))).toEqual([]);
});

test('[SEC-02] every banner leads to a page that stands, and if to a deal, to one that exists', () => {
  const links = demoSeed.banners.map(({ link }) => link ?? '');
  expect(links.filter((link) => !leadsSomewhere(link))).toEqual([]);
  expect(repeated(links)).toEqual([]);
});

test('[OPS-01] no two banners say the same', () => {
  for (const field of ['eyebrow', 'title', 'subtitle'] as const)
    expect(repeated(demoSeed.banners.map((banner) => banner[field]))).toEqual([]);
});

test('the words of banners are complete, short and calm', () => {
  const words = demoSeed.banners.flatMap(({ eyebrow, title, subtitle }) => [eyebrow, title, subtitle]);
  expect(words.filter((text) => text.length === 0 || text.length > 20 || /[!！]|20\d\d/u.test(text))).toEqual(
    [],
  );
});
