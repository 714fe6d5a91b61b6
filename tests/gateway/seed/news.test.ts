import { expect, test } from 'vitest';
import { existsSync } from 'node:fs';
import { newsCategories } from '../../../contract/news/news';
import { alike, repeated } from './likeness';
import { leadsSomewhere } from './links';
import { demoSeed } from '../../../tools/process/seeds';

const found = (text: string, pattern: RegExp): readonly string[] =>
  Array.from(text.matchAll(pattern), ([, group]) => group ?? '');
const everyHtml = demoSeed.news.map(({ html }) => html).join('');

test('[OPS-01] the seed has news of every category, more than one page of a list, no two at one moment', () => {
  expect([...new Set(demoSeed.news.map(({ category }) => category))].toSorted()).toEqual(
    Object.keys(newsCategories).toSorted(),
  );
  expect(demoSeed.news.length).toBeGreaterThan(20);
  expect(repeated(demoSeed.news.map(({ daysAgo }) => daysAgo))).toEqual([]);
});

test('no two pieces of news say the same', () => {
  expect(repeated(demoSeed.news.flatMap(({ title, summary }) => [title, summary]))).toEqual([]);
  expect(
    alike(
      demoSeed.news.map(({ html }) => html),
      0.5,
    ),
  ).toEqual([]);
});

test('[SEC-02] every picture is one of the application’s own, and every link inside leads to a page that stands', () => {
  const pictures = [
    ...demoSeed.news.flatMap(({ picture }) => picture ?? []),
    ...found(everyHtml, /<img src="([^"]+)"/gu),
  ];
  expect(pictures.filter((path) => !existsSync(new URL(`../../../public${path}`, import.meta.url)))).toEqual(
    [],
  );
  const inside = found(everyHtml, /<a href="([^"]+)"/gu).filter((link) => link.startsWith('/'));
  expect(inside.length).toBeGreaterThan(0);
  expect(inside.filter((link) => !leadsSomewhere(link))).toEqual([]);
});

test('the words of the news are calm, and between a figure and its unit stands the narrow space', () => {
  const words = demoSeed.news.flatMap(({ title, summary, html }) => [title, summary, html]);
  expect(words.filter((text) => /[!！]|\d (?=%|\p{Script=Han})/u.test(text))).toEqual([]);
  expect(demoSeed.news.filter(({ title, summary }) => title.length > 40 || summary.length > 80)).toEqual([]);
});
