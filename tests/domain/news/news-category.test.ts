import fc from 'fast-check';
import { expect, test } from 'vitest';
import { categoryName, categoryNamed, newsCategoryNames } from '../../../src/domain/news/news-category';

test('[SCR-06] the categories stand in their order, each with its name', () => {
  expect(newsCategoryNames.map((name) => [name, categoryName(name)])).toEqual([
    ['market', '市场动态'],
    ['policy', '政策法规'],
    ['case', '交易案例'],
    ['industry', '行业研究'],
    ['platform', '平台公告'],
  ]);
});

test('[SCR-06] an address names a category or, with any other text, all of them', () => {
  expect(categoryNamed(null)).toBeNull();
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.constantFrom('constructor', '__proto__', 'toString', ...newsCategoryNames)),
      (text) => {
        const known = newsCategoryNames.some((name) => name === text);
        expect(categoryNamed(text)).toBe(known ? text : null);
        expect(categoryName(text) === null).toBe(!known);
      },
    ),
  );
});
