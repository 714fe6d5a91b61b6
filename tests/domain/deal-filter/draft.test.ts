import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountUnits } from '../../../contract/values/typed-amount';
import {
  draftFrom,
  draftOf,
  rangeProblem,
  withFilter,
  withKeyword,
  withRange,
  rangeUnit,
  rangeInUnit,
  withWords,
} from '../../../src/domain/deal-filter/draft';
import { noFilter } from '../../../contract/deal/no-filter';
import { dealFilters } from '../../support/arbitraries/deal-filters';
import { propertyRuns } from '../../support/property';

test('[VAL-06] the range that a draft begins with is sound, and comes to the filter’s own', () => {
  fc.assert(
    fc.property(dealFilters, (filter) => {
      const draft = draftOf(filter);
      expect(rangeProblem(draft.range)).toBeNull();
      expect(withRange(draft, draft.range).filter).toEqual(filter);
    }),
    { numRuns: propertyRuns },
  );
});

test('[SCR-03][VAL-06] whatever a draft becomes, its amounts stay in the unit in which the person types', () => {
  fc.assert(
    fc.property(dealFilters, fc.constantFrom(...amountUnits), (filter, unit) => {
      const draft = draftOf(noFilter);
      const typed = withRange(draft, { ...draft.range, unit });
      for (const next of [draftFrom(typed, filter), withFilter(typed, filter)]) {
        expect(next.range.unit).toBe(unit);
        expect(withRange(next, next.range).filter).toEqual(next.filter);
      }
    }),
    { numRuns: propertyRuns },
  );
});

test('[VAL-06] a range says what is wrong with it, and asks for no amount while it does', () => {
  const typed = (least: string, most: string) => withRange(draftOf(noFilter), { least, most, unit: '亿元' });
  for (const [least, most, problem] of [
    ['x', '', 'least'],
    ['-1', '5', 'least'],
    ['', '5 亿股', 'most'],
    ['6000万', '0.5', 'reversed'],
    ['6000万', '５,000 万元', 'reversed'],
    ['5', '1', 'reversed'],
    ['x', 'y', 'least'],
    ['99999999999999999999', '5', 'leastTooLarge'],
    ['5', '99999999999999999999', 'mostTooLarge'],
    ['-99999999999999999999', '5', 'least'],
  ] as const) {
    const draft = typed(least, most);
    expect(rangeProblem(draft.range)).toBe(problem);
    expect(draft.filter).toMatchObject({ min: null, max: null });
  }
  expect(typed('1', '5').filter).toMatchObject({ min: '10000', max: '50000' });
  expect(typed('', ' 5 ').filter).toMatchObject({ min: null, max: '50000' });
});

test('[SCR-02] what is being typed stays while something else is chosen', () => {
  const typed = withKeyword(withRange(draftOf(noFilter), { least: '1', most: 'x', unit: '亿元' }), '储 ');
  const chosen = withFilter(typed, { ...typed.filter, industry: ['01'] });
  expect(chosen.range).toEqual(typed.range);
  expect(chosen.words).toEqual(typed.words);
  const cleared = withFilter(chosen, { ...chosen.filter, keyword: null });
  expect(cleared.words.keyword).toBe('');
});

test('[SCR-03] what nobody types, as a copied table has it, is no part of a keyword or a word', () => {
  expect(withKeyword(draftOf(noFilter), '\u0000储\u0001能\u007f').filter.keyword).toBe('储能');
  expect(withWords(draftOf(noFilter), 'include', '\u0000 出\u0085海').filter.include).toEqual(['出海']);
});

test('[MKT-01] a word that is to stand in is not left out at the same time', () => {
  const both = withWords(withWords(draftOf(noFilter), 'include', '储能 出海'), 'exclude', '出海、重整');
  expect(both.filter).toMatchObject({ include: ['储能', '出海'], exclude: ['重整'] });
  expect(both.words.exclude).toBe('出海、重整');
});

test('[LAY-20] the unit of a range follows its ends, and another one converts those that name theirs', () => {
  const range = { least: '5000万', most: '', unit: '亿元' } as const;
  expect(rangeUnit(range)).toBe('万元');
  expect(rangeUnit({ ...range, most: '2 亿' })).toBe('亿元');
  expect(rangeUnit({ ...range, most: '2' })).toBe('亿元');
  expect(rangeInUnit({ ...range, most: '2' }, '元')).toEqual({ least: '50000000', most: '2', unit: '元' });
  expect(withRange(draftOf(noFilter), { ...range, most: '1.5 亿元' }).filter).toMatchObject({
    min: '5000',
    max: '15000',
  });
});
