import { isRight } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import type { DealFilter } from '../../../../contract/deal/deal-filter';
import { kinds } from '../../../../contract/kind/kinds';
import { buyStore } from '../../../../gateway/src/adapters/database/kinds/buy/store';
import { buyQuery, type BuyQuery, type BuyScope } from '../../../../gateway/src/domain/buy/buy-query';
import { noFilter } from '../../../../contract/deal/no-filter';
import type { ExplainedDatabase } from '../../../support/gateway/explained';
import { seededAt } from '../../../support/gateway/template';
import { decimal } from '../../../support/samples/decimal';
import { standingAt } from '../../../../tools/process/standing-clock';

const clock = standingAt(seededAt);
const all: BuyScope = { buyerType: null, hundred: false, group: null };

const queryOf = (change: Partial<DealFilter & BuyScope>): BuyQuery => {
  const { buyerType, hundred, group, ...filter } = { ...all, ...change };
  const query = buyQuery({ ...noFilter, ...filter }, { buyerType, hundred, group }, seededAt);
  if (isRight(query)) return query.right;
  throw new Error('The filter is refused.');
};

const filters: Readonly<Record<string, Parameters<typeof queryOf>[0]>> = {
  'no filter': {},
  'an industry': { industry: ['0604'] },
  'a province': { region: ['cn-44'] },
  'a round and an industry': { round: ['6_2'], industry: ['0203'] },
  'a range': { min: decimal('10000'), max: decimal('50000') },
  'a word': { keyword: '滚珠丝杠' },
  'an industry by its name': { keyword: '半导体' },
  'a group of industries by its name, without an industry': { keyword: '大健康 -中药' },
  'the programme': { hundred: true },
  'the funds of the programme': { hundred: true, buyerType: 'fund' },
  'a group of its state-owned buyers': { hundred: true, buyerType: 'soe', group: '3' },
};

export const buyPlans = (large: () => ExplainedDatabase): void => {
  test.each(
    kinds.buy.sorts.flatMap((sort) =>
      Object.entries(filters).map(([name, filter]) => ({ sort, name, filter })),
    ),
  )('[SCR-02] of 5,000 demands a page by $sort with $name is read by an index', async ({ sort, filter }) => {
    const [page] = await large().askedBy((database) =>
      buyStore(database, clock).page(queryOf({ ...filter, sort }), { after: null, page: 1, pageSize: 20 }),
    );
    if (page === undefined) throw new Error('Nothing was asked.');
    expect(await large().steps(page)).not.toContain('Seq Scan');
  });

  test.each(kinds.buy.sorts)(
    '[SCR-02] of 5,000 demands the first page by %s is read along an index, never sorted whole',
    async (sort) => {
      const [page] = await large().askedBy((database) =>
        buyStore(database, clock).page(queryOf({ sort }), { after: null, page: 1, pageSize: 20 }),
      );
      if (page === undefined) throw new Error('Nothing was asked.');
      expect(await large().steps(page)).not.toContain('Sort');
    },
  );

  test.each(Object.entries(filters).map(([name, filter]) => ({ name, filter })))(
    '[SCR-02] of 5,000 demands those of $name, and of each industry and region, are counted within a yardstick',
    async ({ filter }) => {
      const questions = await large().askedBy((database) =>
        buyStore(database, clock).counts(queryOf(filter)),
      );
      expect(questions).toHaveLength(3);
      for (const question of questions) expect(await large().yardsticks(question)).toBeLessThan(1);
    },
  );

  test('[SCR-02] what the overview of the programme tells is counted within a yardstick a question', async () => {
    const questions = await large().askedBy((database) => buyStore(database, clock).figures(true));
    for (const question of questions) expect(await large().yardsticks(question)).toBeLessThan(1);
  });
};
