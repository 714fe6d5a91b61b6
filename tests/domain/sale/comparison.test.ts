import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  comparisonAddress,
  keptComparison,
  readComparison,
  toggled,
} from '../../../src/domain/sale/compare-set';
import {
  comparedRow,
  comparisonOf,
  type ComparedCell,
  type RowName,
} from '../../../src/domain/sale/comparison';
import type { SaleDetail } from '../../../src/domain/sale/sale-detail';
import { detail } from '../../../tools/gallery/stories/deals';
import { decimals, ids } from '../../support/arbitraries/values';
import { decimal } from '../../support/samples/decimal';
import { propertyRuns } from '../../support/property';

const kinds = ['转让金额', '融资金额'] as const;
const figures: fc.Arbitrary<ComparedCell> = fc
  .tuple(decimals, fc.constantFrom(...kinds))
  .map(([value, of]) => ({ kind: 'figure', unit: 'amount', value, of }));
const cells: fc.Arbitrary<ComparedCell> = fc.oneof(
  figures,
  fc.constantFrom<ComparedCell>(
    { kind: 'hidden' },
    { kind: 'absent' },
    { kind: 'afterLogin' },
    { kind: 'negotiable' },
    { kind: 'notApplicable' },
  ),
);
const row = fc.array(cells, { minLength: 2, maxLength: 4 });

test('[MKT-11] a comparison is the one that its address holds; a fifth deal and what is no id are left out and told', () => {
  fc.assert(
    fc.property(fc.uniqueArray(ids, { maxLength: 7 }), (set) => {
      const asked = readComparison(comparisonAddress(set).slice('/sale'.length));
      expect(asked?.ids).toEqual(set.slice(0, 4));
      expect(asked?.beyond).toEqual(set.slice(4));
    }),
    { numRuns: propertyRuns },
  );
  expect(readComparison('?sort=amountUp')).toBeNull();
  expect(readComparison('?compare=a,<b>,a,,c,<b>,d%20e')).toEqual({
    ...{ ids: ['a', 'c'], beyond: [], repeated: 1 },
    malformed: ['<b>', 'd e'],
  });
});

test('[MKT-11] however deals are put in and taken out there are at most four, each once', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')), (presses) => {
      const set = presses.reduce(toggled, keptComparison('[]'));
      expect(set.length).toBeLessThanOrEqual(4);
      expect(new Set(set).size).toBe(set.length);
    }),
    { numRuns: propertyRuns },
  );
});

test('[MKT-11][ENT-08] a sealed cell takes no part: without it the others are marked as they are with it', () => {
  fc.assert(
    fc.property(row, (all) => {
      const marked = comparedRow('amount', all);
      const open = all.flatMap((cell, place) =>
        cell.kind === 'hidden' || cell.kind === 'absent' ? [] : [place],
      );
      const without = comparedRow(
        'amount',
        open.map((place) => all[place] ?? { kind: 'absent' }),
      );
      const placed = (places: readonly number[]) => places.map((place) => open[place]);
      expect([marked.same, marked.mixed]).toEqual([without.same, without.mixed]);
      expect([marked.highest, marked.lowest]).toEqual([placed(without.highest), placed(without.lowest)]);
    }),
    { numRuns: propertyRuns },
  );
});

test('[MKT-11] highest and lowest are figures that no other reaches, and equal ones are the same', () => {
  const of = (...values: readonly string[]) =>
    comparedRow(
      'amount',
      values.map((value) => ({ kind: 'figure', unit: 'amount', value: decimal(value) })),
    );
  expect(of('3', '20', '100')).toMatchObject({ same: false, highest: [2], lowest: [0] });
  expect(of('3', '3', '100')).toMatchObject({ same: false, highest: [2], lowest: [] });
  expect(of('3', '3')).toMatchObject({ same: true, highest: [], lowest: [] });
  expect(comparedRow('amount', [{ kind: 'hidden' }, { kind: 'absent' }])).toMatchObject({ same: null });
});

test('[MKT-11] an amount is held only against amounts of its kind: of what is asked and what is raised each is marked as it would be alone', () => {
  fc.assert(
    fc.property(row, (all) => {
      const marked = comparedRow('amount', all);
      const alone = kinds.map((of) =>
        comparedRow(
          'amount',
          all.map((cell) => (cell.kind === 'figure' && cell.of !== of ? { kind: 'absent' } : cell)),
        ),
      );
      for (const end of ['highest', 'lowest'] as const)
        expect(marked[end].toSorted()).toEqual(alone.flatMap((kind) => kind[end]).toSorted());
    }),
    { numRuns: propertyRuns },
  );
  const amounts = (...of: readonly [value: string, of: string][]) =>
    comparedRow(
      'amount',
      of.map(([value, kind]) => ({ kind: 'figure', unit: 'amount', value: decimal(value), of: kind })),
    );
  expect(amounts(['30', '转让金额'], ['5', '融资金额'])).toMatchObject({
    ...{ same: false, mixed: true, highest: [], lowest: [] },
  });
  expect(amounts(['5', '转让金额'], ['5', '融资金额'])).toMatchObject({ same: false });
  expect(amounts(['30', '转让金额'], ['5', '融资金额'], ['7', '转让金额'])).toMatchObject({
    ...{ mixed: true, highest: [0], lowest: [2] },
  });
});

test('[MKT-11] the figures of every deal are named by their own year', () => {
  const naming = { sourceOf: () => '', dayOf: () => '', yearOf: (year: string) => year, count: () => null };
  const years = comparisonOf(
    [
      detail,
      { ...detail, revenueYear: '2024', finances: [] },
      { ...detail, revenueYear: null, finances: [] },
    ],
    naming,
  )
    .find(({ name }) => name === 'finances')
    ?.rows.find(({ name }) => name === 'year');
  expect(years?.same).toBe(false);
  expect(years?.cells).toEqual([
    { kind: 'text', text: detail.finances.at(-1)?.year },
    { kind: 'text', text: '2024' },
    { kind: 'absent' },
  ]);
});

test('[MKT-11] a price that is to be negotiated is said so, differs from a sum, and is neither the highest nor the lowest', () => {
  const naming = { sourceOf: () => '', dayOf: () => '', yearOf: () => '', count: () => null };
  const amountOf = (...amounts: readonly SaleDetail['amount'][]) =>
    comparisonOf(
      amounts.map((amount) => ({ ...detail, amount })),
      naming,
    )[0]?.rows.find(({ name }) => name === 'amount');
  const open = { kind: 'absent' } as const;
  expect(amountOf(open, open)).toMatchObject({
    cells: [{ kind: 'negotiable' }, { kind: 'negotiable' }],
    same: true,
  });
  expect(amountOf(open, { kind: 'hidden' }, detail.amount)).toMatchObject({
    cells: [{ kind: 'negotiable' }, { kind: 'hidden' }, { kind: 'figure' }],
    same: false,
    highest: [],
    lowest: [],
  });
  expect(amountOf(open, { kind: 'hidden' })).toMatchObject({ same: null });
});

test('[MKT-11][MKT-12] growth on a base of nothing is 不适用 beside other deals as on the page of its own, and differs from a figure', () => {
  const naming = { sourceOf: () => '', dayOf: () => '', yearOf: () => '', count: () => null };
  const growthIn = (...deals: readonly Partial<SaleDetail>[]) =>
    comparisonOf(
      deals.map((deal) => ({ ...detail, ...deal })),
      naming,
    )
      .find(({ name }) => name === 'finances')
      ?.rows.find(({ name }) => name === 'growth');
  const fromNothing = detail.finances.map((year, at) => ({
    ...year,
    revenue: { kind: 'shown', value: decimal(at === detail.finances.length - 1 ? '900' : '0') } as const,
  }));
  expect(growthIn({}, { finances: fromNothing, revenueGrowth: { kind: 'absent' } })).toMatchObject({
    cells: [{ kind: 'figure', unit: 'change' }, { kind: 'notApplicable' }],
    same: false,
    highest: [],
  });
  const sealed = detail.finances.map((year) => ({ ...year, revenue: { kind: 'hidden' } as const }));
  expect(growthIn({}, { finances: sealed, revenueGrowth: { kind: 'absent' } })?.cells[1]).toEqual({
    kind: 'hidden',
  });
  const reported = { kind: 'shown', value: decimal('4.5') } as const;
  expect(growthIn({}, { finances: [], revenueGrowth: reported })?.cells[1]).toMatchObject({ value: '4.5' });
});

test('[MKT-11] all of a company is 100 % of it, the highest beside a part; what a financing gives is not said so', () => {
  const naming = { sourceOf: () => '', dayOf: () => '', yearOf: () => '', count: () => null };
  const shareOf = (...stages: readonly [stage: string, amountLabel: string][]) =>
    comparisonOf(
      stages.map(([stage, amountLabel]) => ({ ...detail, stage, amountLabel })),
      naming,
    )[0]?.rows.find(({ name }) => name === 'share');
  expect(shareOf(['控股权 67 %', '转让金额'], ['全部股权', '转让金额'])).toMatchObject({
    same: false,
    highest: [1],
    lowest: [0],
  });
  expect(shareOf(['控股权 67 %', '转让金额'], ['B 轮', '融资金额'])).toMatchObject({ highest: [] });
});

test('[MKT-11] what the card of a deal lacks is seen after the login; a missing stage is missing to a visitor too', () => {
  const naming = { sourceOf: () => '', dayOf: () => '', yearOf: () => '', count: () => null };
  const none = { kind: 'absent' } as const;
  const open = {
    ...detail,
    companyName: { kind: 'shown', value: '甲公司' },
    valuation: detail.amount,
  } as const;
  const deals = [open, { ...open, stage: '', companyName: none, valuation: none, netProfit: none }];
  const cellsFor = (reader: 'member' | 'visitor', name: RowName) =>
    comparisonOf(deals, naming, reader)
      .flatMap(({ rows }) => rows)
      .find((each) => each.name === name)?.cells[1]?.kind;
  for (const name of ['companyName', 'valuation'] as const) {
    expect(cellsFor('visitor', name)).toBe('afterLogin');
    expect(cellsFor('member', name)).toBe('absent');
  }
  expect(cellsFor('visitor', 'stage')).toBe('absent');
  expect(cellsFor('visitor', 'netProfit')).toBe('absent');
});
