import { isRight } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import type { DealFilter } from '../../../../contract/deal/deal-filter';
import type { SaleSort } from '../../../../contract/sale/kind';
import { kinds } from '../../../../contract/kind/kinds';
import { keptReads } from '../../../../gateway/src/adapters/database/kept-reads';
import { saleStore } from '../../../../gateway/src/adapters/database/kinds/sale/store';
import { dealQuery, type DealQuery } from '../../../../gateway/src/domain/deal/deal-query';
import { noFilter } from '../../../../contract/deal/no-filter';
import { counts, type ExplainedDatabase } from '../../../support/gateway/explained';
import { seededAt } from '../../../support/gateway/template';
import { decimal } from '../../../support/samples/decimal';

const queryOf = (
  change: Partial<DealFilter> & { readonly sourceType?: string; readonly mark?: string },
): DealQuery<SaleSort> => {
  const { sourceType = null, mark = null, ...filter } = change;
  const query = dealQuery(kinds.sale.sorts, { ...noFilter, ...filter }, { sourceType, mark }, seededAt);
  if (isRight(query)) return query.right;
  throw new Error('The filter is refused.');
};

const first = { after: null, page: 1, pageSize: 20 };

const filters: Readonly<Record<string, Parameters<typeof queryOf>[0]>> = {
  'no filter': {},
  'a source': { sourceType: 'entrust' },
  'an industry': { industry: ['0102'] },
  'a group of industries': { industry: ['03'] },
  'a province': { region: ['cn-44'] },
  'a part of China': { region: ['cn-east'] },
  'a round': { round: ['6_2'] },
  'a range': { min: decimal('10000'), max: decimal('50000') },
  'the last days': { within: '30' },
  'a word': { keyword: '减速器' },
  'an industry by its name': { keyword: '半导体' },
  'a group of industries by its name, without an industry': { keyword: '大健康 -中药' },
  'a word that most have': { keyword: '企业' },
  'a word left out': { exclude: ['减速器'] },
  'words left out': { exclude: ['减速器', '滚珠丝杠'] },
};

export const dealPlans = (large: () => ExplainedDatabase): void => {
  test.each(
    kinds.sale.sorts.flatMap((sort) =>
      Object.entries(filters).map(([name, filter]) => ({ sort, name, filter })),
    ),
  )('[SCR-03] of 10,000 deals a page by $sort with $name is read by an index', async ({ sort, filter }) => {
    const [page] = await large().askedBy((database) =>
      saleStore(database).page(queryOf({ ...filter, sort }), first),
    );
    if (page === undefined) throw new Error('Nothing was asked.');
    expect(await large().steps(page)).not.toContain('Seq Scan');
  });

  test.each(Object.entries(filters).map(([name, filter]) => ({ name, filter })))(
    '[SCR-03] of 10,000 deals those of $name, and of each industry and region, are counted within a yardstick',
    async ({ filter }) => {
      const questions = await large().askedBy((database) => saleStore(database).counts(queryOf(filter)));
      expect(questions).toHaveLength(3);
      for (const question of questions) expect(await large().yardsticks(question)).toBeLessThan(1);
    },
  );

  test('[SCR-03] the deals of a filter are counted once for all who read them in whatever order, and anew after a change', async () => {
    const kept = keptReads();
    const pageBy = (sort: SaleSort) =>
      large().askedBy((database) =>
        saleStore(database, kept).page(queryOf({ industry: ['03'], sort }), first),
      );
    expect((await pageBy('confirmed')).filter(counts)).toHaveLength(1);
    expect((await pageBy('confirmed')).filter(counts)).toHaveLength(0);
    expect((await pageBy('amountDown')).filter(counts)).toHaveLength(0);
    kept.changed();
    expect((await pageBy('confirmed')).filter(counts)).toHaveLength(1);
  });

  test('[SCR-03][SCR-04] a page and a deal are read once for all who ask for them, and anew after a change', async () => {
    const kept = keptReads();
    const told: unknown[] = [];
    const asked = (change: Parameters<typeof queryOf>[0], part = first) =>
      large().askedBy(async (database) => {
        const sales = saleStore(database, kept);
        const page = await sales.page(queryOf(change), part);
        told.push(page, await sales.one(page.list[0]?.sourceType ?? '', page.list[0]?.id ?? ''));
      });
    expect(await asked({})).toHaveLength(3);
    expect(await asked({})).toHaveLength(0);
    expect(told.slice(2)).toEqual(told.slice(0, 2));
    expect(await asked({}, { ...first, page: 2 })).toHaveLength(2);
    expect(await asked({ industry: ['03'] })).not.toHaveLength(0);
    kept.changed();
    expect(await asked({})).toHaveLength(3);
  });

  test('[SCR-03] deals that were confirmed within some days are read anew each time, for they change with the clock', async () => {
    const kept = keptReads();
    const asked = () =>
      large().askedBy((database) => saleStore(database, kept).page(queryOf({ within: '30' }), first));
    const before = await asked();
    expect(before).not.toHaveLength(0);
    expect(await asked()).toEqual(before);
  });
};
