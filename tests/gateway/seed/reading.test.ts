import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { readRecords, readValue, SeedProblem } from '../../../gateway/src/seed/read-records';
import { SeedLeastBids } from '../../../gateway/src/seed/records/bid';
import { SeedMessage } from '../../../gateway/src/seed/records/message';
import { SeedOrder } from '../../../gateway/src/seed/records/order';
import { SeedSale } from '../../../gateway/src/seed/records/sale';
import { demoSeed } from '../../../tools/process/seeds';
import { temporaryFolder } from '../../support/temporary-folder';

const write = (folder: string, file: string, value: unknown): URL => {
  writeFileSync(join(folder, file), typeof value === 'string' ? value : JSON.stringify(value));
  return pathToFileURL(`${folder}/`);
};

const emptyFolder = (): string => temporaryFolder('hupo-seed-');

const problemOf = (read: () => unknown): string => {
  try {
    read();
  } catch (error) {
    if (error instanceof SeedProblem) return error.message;
    throw error;
  }
  return '';
};

const [sale] = demoSeed.sales;
if (sale === undefined) throw new Error('The seed has no deals.');

const problemOfSales = (...sales: readonly unknown[]): string =>
  problemOf(() => readRecords(SeedSale, write(emptyFolder(), 'sales.json', sales), 'sales.json'));

test('[OPS-01] the records of a folder are read in the order of their files', () => {
  const path = emptyFolder();
  mkdirSync(join(path, 'sales'));
  write(path, 'sales/b.json', [{ ...sale, id: 'second' }]);
  const folder = write(path, 'sales/a.json', [{ ...sale, id: 'first' }]);
  expect(readRecords(SeedSale, folder, 'sales/').map(({ id }) => id)).toEqual(['first', 'second']);
});

test('[OPS-01] a long text may be a list of its lines; a field without a value reads as null', () => {
  const message = { from: 'a', to: 'b', kind: 'notice', content: ['one', 'two'], hoursAgo: 1, read: true };
  const [read] = readRecords(SeedMessage, write(emptyFolder(), 'm.json', [message]), 'm.json');
  expect(read).toEqual({ ...message, content: 'one\ntwo', title: null, html: null, link: null });
});

test.each(Object.keys(sale).filter((key) => !['state', 'recommended', 'hidden'].includes(key)))(
  '[OPS-01] the start refuses a deal whose %s is no value of that field, and names it',
  (field) => {
    expect(problemOfSales(sale, { ...sale, id: 'other', [field]: { no: 'value' } })).toMatch(
      new RegExp(`^种子数据 seed/sales\\.json 第 2 条记录.*的字段 ${field} 不正确：`),
    );
  },
);

test.each([
  ['a missing field', { ...sale, title: undefined }, '的字段 title 不正确：（缺少）'],
  ['a misspelt field', { ...sale, stat: 'closed' }, '的字段 stat 不正确：unknown field'],
  ['an industry of no tree', { ...sale, industry: '炼金' }, '的字段 industry 不正确："炼金"'],
  ['a city without its province', { ...sale, region: '苏州' }, '的字段 region 不正确："苏州"'],
  [
    'a figure in words',
    { ...sale, finances: sale.finances.map((year) => ({ ...year, revenue: '很多' })) },
    '的字段 finances.0.revenue 不正确："很多"',
  ],
  [
    'two years of figures',
    { ...sale, finances: sale.finances.slice(1) },
    '的字段 finances.2 不正确：（缺少）',
  ],
])('[OPS-01] the start refuses a deal with %s, and names it', (_, record, message) => {
  expect(problemOfSales(record)).toBe(`种子数据 seed/sales.json 第 1 条记录（${sale.id}）${message}`);
});

test('[OPS-01] the start refuses two deals with one id', () => {
  expect(problemOfSales(sale, sale)).toBe(
    `种子数据 seed/sales.json 第 2 条记录（${sale.id}）与前面的一条编号相同`,
  );
});

test('[OPS-01] the start refuses a file that is no JSON or no list', () => {
  const path = emptyFolder();
  const folder = write(path, 'broken.json', '[{');
  expect(problemOf(() => readRecords(SeedSale, folder, 'broken.json'))).toMatch(
    /^种子数据 seed\/broken\.json 无法读取：/,
  );
  write(path, 'map.json', {});
  expect(problemOf(() => readRecords(SeedSale, folder, 'map.json'))).toBe(
    '种子数据 seed/map.json 的字段 （整条） 不正确：{}',
  );
  write(path, 'bids.json', { '20260418': '很多' });
  expect(problemOf(() => readValue(SeedLeastBids, folder, 'bids.json'))).toBe(
    '种子数据 seed/bids.json 的字段 20260418 不正确："很多"',
  );
});

test('[OPS-01] an event of an order is read by its kind, and a wrong one names its field', () => {
  const [order] = demoSeed.orders;
  const read = (event: unknown) =>
    problemOf(() =>
      readRecords(
        SeedOrder,
        write(emptyFolder(), 'orders.json', [{ ...order, life: [{ hoursAfter: 1, event }] }]),
        'orders.json',
      ),
    );
  expect(read({ kind: 'charged' })).toBe('');
  expect(read({ kind: 'lost' })).toContain('的字段 life.0.event.kind 不正确："lost"');
  expect(read({ kind: 'refundAsked' })).toContain('的字段 life.0.event.reason 不正确：（缺少）');
});
