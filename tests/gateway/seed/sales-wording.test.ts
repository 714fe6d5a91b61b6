import { expect, test } from 'vitest';
import { industryTree } from '../../../contract/reference/industries';
import { chinaRegions } from '../../../contract/reference/regions';
import { sourceTypes } from '../../../src/domain/sale/source-type';
import { alike, repeated } from './likeness';
import { publicText } from './public-text';
import { demoSeed } from '../../../tools/process/seeds';

const texts = demoSeed.sales.map(
  (sale) =>
    `${publicText(sale)}\n${sale.companyName}\n${sale.customers}\n${sale.documents.map(({ name }) => name).join()}`,
);

test('[OPS-01] the seed has at least 48 deals, and at least eight of every source type', () => {
  expect(demoSeed.sales.length).toBeGreaterThanOrEqual(48);
  for (const { value } of sourceTypes)
    expect(
      demoSeed.sales.filter(({ sourceType }) => sourceType === value).length,
      value,
    ).toBeGreaterThanOrEqual(8);
});

test('[RTE-03] the ids of deals and of their documents are valid and none stands twice', () => {
  const ids = demoSeed.sales.flatMap(({ id, documents }) => [
    id,
    ...documents.map((document) => document.id),
  ]);
  expect(ids.filter((id) => !/^[A-Za-z0-9_-]{1,64}$/u.test(id))).toEqual([]);
  expect(repeated(ids)).toEqual([]);
  expect(demoSeed.sales.filter(({ id, code }) => code !== `XM${id}`)).toEqual([]);
});

test('no two titles of the seed are alike', () => {
  const titles = demoSeed.sales.map(({ title }) => title);
  expect(repeated(titles)).toEqual([]);
  expect(alike(titles, 0.55)).toEqual([]);
});

test('no two teasers of the seed are alike, nor begin alike', () => {
  const teasers = demoSeed.sales.map(({ teaser }) => teaser);
  expect(alike(teasers, 0.2)).toEqual([]);
  expect(repeated(teasers.map((teaser) => teaser.slice(0, 3)))).toEqual([]);
});

test('every highlight of the seed is said once, three to five to a deal', () => {
  expect(repeated(demoSeed.sales.flatMap(({ highlights }) => highlights))).toEqual([]);
  expect(demoSeed.sales.filter(({ highlights }) => highlights.length < 3 || highlights.length > 5)).toEqual(
    [],
  );
});

test('[ENT-02][ENT-03] every industry and every province of the seed stands in its tree', () => {
  const known = industryTree.flatMap(({ industries }) => industries.map(({ name }) => name));
  expect(demoSeed.sales.filter(({ industry }) => !known.includes(industry))).toEqual([]);
  const provinces = chinaRegions.flatMap(({ regions }) => regions.map(({ name }) => name));
  expect(demoSeed.sales.filter(({ region }) => !provinces.includes(region.split(' ')[0] ?? ''))).toEqual([]);
});

test('the words of the seed hold no calendar year and no exclamation mark', () => {
  expect(texts.filter((text) => /20\d\d ?年|[!！]/u.test(text))).toEqual([]);
});
