import { expect, test } from 'vitest';
import type { SeedSale } from '../../../gateway/src/seed/records/sale';
import { demoSeed } from '../../../tools/process/seeds';

const wrong = (isRight: (sale: SeedSale) => boolean): readonly string[] =>
  demoSeed.sales.filter((sale) => !isRight(sale)).map(({ code }) => code);

test('the process of every deal has what is done, then one step under way, then what is next', () => {
  expect(
    wrong(({ process }) => /^(done,)*current(,next)+$/u.test(process.map(({ state }) => state).join())),
  ).toEqual([]);
});

test('what is done or under way has a day, each after the one before; what is next has none', () => {
  const sound = ({ process }: SeedSale): boolean => {
    const begun = process.filter(({ state }) => state !== 'next').map(({ daysAgo }) => daysAgo ?? -1);
    const inOrder = begun.every((days, place) => days >= 0 && days < (begun[place - 1] ?? Infinity));
    return inOrder && process.every(({ state, daysAgo }) => (state === 'next') === (daysAgo === null));
  };
  expect(wrong(sound)).toEqual([]);
});

test('every deal was confirmed within two months and after it came to the platform', () => {
  expect(
    wrong(
      ({ confirmedDaysAgo, process: [first] }) =>
        confirmedDaysAgo > 0 && confirmedDaysAgo <= 60 && confirmedDaysAgo < (first?.daysAgo ?? 0),
    ),
  ).toEqual([]);
});

test('every deal has three to five documents with names and pages', () => {
  expect(
    wrong(
      ({ documents }) =>
        documents.length >= 3 &&
        documents.length <= 5 &&
        documents.every(({ name, pages }) => name.length > 1 && Number.isInteger(pages) && pages > 0),
    ),
  ).toEqual([]);
});

test('the recommended deals have the places 1, 2, 3 … and are fewer than home shows', () => {
  const places = demoSeed.sales
    .flatMap(({ recommended }) => (recommended === null ? [] : [recommended]))
    .toSorted();
  expect(places).toEqual(places.map((_, place) => place + 1));
  expect(places.length).toBeGreaterThan(1);
  expect(places.length).toBeLessThan(5);
});
