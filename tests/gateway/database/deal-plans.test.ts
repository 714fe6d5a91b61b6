import { isRight } from 'fp-ts/Either';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dealSorts, type DealFilter, type SaleSort } from '../../../contract/deal/deal-filter';
import { databaseOver } from '../../../gateway/src/adapters/database/orm';
import { openPglite } from '../../../gateway/src/adapters/database/pglite/connection';
import { serialDatabase, sourceOf } from '../../../gateway/src/adapters/database/serial-database';
import type { SqlDatabase } from '../../../gateway/src/adapters/database/sql-client';
import { refreshStatistics } from '../../../gateway/src/adapters/database/statistics';
import { saleStore } from '../../../gateway/src/adapters/database/stores/sale-store';
import { dealQuery, type DealQuery } from '../../../gateway/src/domain/deal/deal-query';
import { locations } from '../../../gateway/src/main/locations';
import { seedContent } from '../../../gateway/src/seed/seeds';
import { noFilter } from '../../../src/domain/deal-filter/filter';
import { seededAt, seededTemplate } from '../../support/gateway/template';
import { decimal } from '../../support/samples/decimal';

/** The 10,000 deals of the large seed, and what was asked of them. */
let sql: SqlDatabase;
const asked: { readonly text: string; readonly values: readonly unknown[] }[] = [];
beforeAll(async () => {
  const template = await seededTemplate('large', seedContent('large', locations.seedData));
  sql = serialDatabase(sourceOf(await openPglite(locations.databaseThread, { folder: null, template })));
  await refreshStatistics(databaseOver(sql));
}, 180_000);
afterAll(() => sql.close());

const store = () =>
  saleStore(
    databaseOver({
      ...sql,
      query: (text, values, shape) => {
        asked.push({ text, values });
        return sql.query(text, values, shape);
      },
    }),
  );

interface Plan {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly Plans?: readonly Plan[];
}
interface Explained {
  readonly Plan: Plan;
  readonly 'Execution Time': number;
}

const explained = async ({ text, values }: (typeof asked)[number]): Promise<Explained> => {
  const [row] = (await sql.query(`explain (analyze, format json) ${text}`, values, 'objects')) as [
    { readonly 'QUERY PLAN': readonly [Explained] },
  ];
  return row['QUERY PLAN'][0];
};
const nodes = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

const queryOf = (
  change: Partial<DealFilter> & { readonly sourceType?: string; readonly mark?: string },
): DealQuery<SaleSort> => {
  const { sourceType = null, mark = null, ...filter } = change;
  const query = dealQuery(dealSorts.sale, { ...noFilter, ...filter }, { sourceType, mark }, seededAt);
  if (isRight(query)) return query.right;
  throw new Error('The filter is refused.');
};

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
  'a word that most have': { keyword: '企业' },
};

test.each(
  dealSorts.sale.flatMap((sort) => Object.entries(filters).map(([name, filter]) => ({ sort, name, filter }))),
)('[SCR-03] of 10,000 deals a page by $sort with $name is read by an index', async ({ sort, filter }) => {
  asked.length = 0;
  await store().page(queryOf({ ...filter, sort }), { after: null, page: 1, pageSize: 20 });
  const page = asked[0];
  if (page === undefined) throw new Error('Nothing was asked.');
  const { Plan: plan } = await explained(page);
  expect(nodes(plan).map((node) => node['Node Type'])).not.toContain('Seq Scan');
});

/** The least of some turns: what else the machine does only adds to a time. */
const leastMs = async (query: (typeof asked)[number]): Promise<number> => {
  const times: number[] = [];
  for (let turn = 0; turn < 10; turn += 1) times.push((await explained(query))['Execution Time']);
  return Math.min(...times);
};

test.each(
  Object.entries(filters)
    .filter(([name]) => name !== 'a word that most have')
    .map(([name, filter]) => ({ name, filter })),
)(
  '[SCR-03] of 10,000 deals those of $name, and of each industry and region, are counted within 20 ms',
  async ({ filter }) => {
    asked.length = 0;
    await store().counts(queryOf(filter));
    const questions = [...asked];
    expect(questions).toHaveLength(3);
    for (const question of questions) expect(await leastMs(question)).toBeLessThan(20);
  },
);
