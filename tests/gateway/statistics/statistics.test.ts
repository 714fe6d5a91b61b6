import { isRight } from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leastShownCount, otherKey, Statistics } from '../../../contract/statistics/statistics';
import { readValue } from '../../../gateway/src/seed/read-records';
import { SeedStatistics } from '../../../gateway/src/seed/records/statistics';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { sampleContent } from '../../support/gateway/sample-content';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

const folder = new URL('../../../gateway/seed/', import.meta.url);
const statistics = readValue(SeedStatistics, folder, 'content/statistics.json');

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  const content = { ...sampleContent, statistics };
  gateway = await startTestGateway({}, { name: 'statistics', content });
  token = await tokenOf(gateway, 'u1');
});
afterAll(() => gateway.close());

const ask = (parameters: Readonly<Record<string, string>> = {}, who: string | null = token) =>
  callGateway(gateway.url, '/webapp/statistics!read.action', {
    parameters,
    ...(who === null ? {} : { token: who }),
  });
const read = async (parameters: Readonly<Record<string, string>> = {}): Promise<Statistics> => {
  const decoded = Statistics.decode((await ask(parameters)).data);
  if (isRight(decoded)) return decoded.right;
  throw new Error('These are no figures.');
};
const seeded = (matter: string, takes: (row: readonly unknown[], quarter: string) => boolean): number =>
  statistics.quarters
    .filter((each) => each.matter === matter)
    .flatMap(({ quarter, rows }) => rows.filter((row) => takes(row, quarter)))
    .reduce((sum, [, , , undisclosed, amounts]) => sum + undisclosed + amounts.length, 0);

describe('the figures of the market', () => {
  test('[SCR-14] are those of investments by quarter, with source, scope, day and the running quarter', async () => {
    const answer = await read();
    expect(answer).toMatchObject({
      source: '琥珀并购统计（演示数据）',
      running: '2026-Q3',
      first: '2023-Q1',
      last: '2026-Q3',
    });
    expect(answer.scope).toContain('未披露金额的交易计入数量，不计入金额与中位数');
    expect(new Date(answer.asOf).toISOString()).toBe('2026-10-14T16:00:00.000Z');
    expect(answer.cells.map(({ key }) => key)).toEqual(answer.quarters);
    expect(answer.total.count).toBe(seeded('investment', () => true));
    expect(answer.total.undisclosed).toBeGreaterThan(0);
  });

  test('[SCR-14] are filtered by period, industry, province and round', async () => {
    const year = { from: '2025-Q1', to: '2025-Q4' };
    expect((await read({ matter: 'fund', ...year })).total.count).toBe(
      seeded('fund', (_, quarter) => quarter.startsWith('2025')),
    );
    expect((await read({ matter: 'merger', region: 'cn-44' })).total.count).toBe(
      seeded('merger', ([, region]) => region === 'cn-44'),
    );
    const crossed = await read({ matter: 'merger', region: 'cn-44', by: 'industry' });
    const machines = crossed.cells.find(({ key }) => key === '01');
    expect(machines?.count).toBe(
      seeded('merger', ([industry, region]) => industry === '01' && region === 'cn-44'),
    );
    const rounds = await read({ by: 'round', industry: '03' });
    expect(rounds.cells.length).toBeGreaterThan(4);
    expect([rounds.first, rounds.last]).toEqual(['2023-Q1', '2026-Q3']);
  });

  test('[SCR-14][ENT-08] show no count from one to four, and no sum of few amounts', async () => {
    for (const parameters of [
      { matter: 'merger', by: 'region' },
      { matter: 'merger', by: 'region', from: '2026-Q3' },
      { matter: 'fund', by: 'industry', region: 'cn-31' },
      { matter: 'fund', industry: '12' },
    ]) {
      const { cells, total } = await read(parameters);
      expect(cells.some(({ count }) => count === null) || parameters.by === 'region').toBe(true);
      for (const { count, undisclosed, amount } of [...cells, total]) {
        if (count === null) expect([undisclosed, amount]).toEqual([null, null]);
        else expect(count).toBeGreaterThanOrEqual(leastShownCount);
        if (count !== null && amount !== null)
          expect(count - (undisclosed ?? 0)).toBeGreaterThanOrEqual(leastShownCount);
      }
    }
  });

  test('[SCR-14] provinces with few deals are one, and have no figures of their own', async () => {
    const { cells } = await read({ matter: 'fund', by: 'region' });
    expect(cells.map(({ key }) => key)).toContain(otherKey);
    expect(await read({ matter: 'fund', region: 'cn-54' })).toMatchObject({
      total: { count: null, undisclosed: null, amount: null, median: null },
      cells: [],
    });
  });

  test('[SCR-14] outside the known quarters there are none', async () => {
    expect(await read({ from: '2027-Q1' })).toMatchObject({
      first: null,
      last: null,
      total: { count: 0 },
      cells: [],
    });
  });
});

test('[SCR-14] a query that is malformed or contradicts itself is refused', async () => {
  const wrong = [
    { matter: 'loan' },
    { by: 'month' },
    { from: '2026' },
    { to: '2026-Q5' },
    { from: '2026-Q2', to: '2026-Q1' },
    { industry: '99' },
    { industry: '0101' },
    { region: 'moon' },
    { region: 'jp' },
    { round: 'z' },
    { industry: '01', region: 'cn-44' },
    { by: 'industry', industry: '01' },
    { by: 'industry', region: 'cn-44', from: '2026-Q1' },
    { matter: 'fund', by: 'round' },
    { matter: 'merger', round: '1_0' },
    { industry: otherKey },
    { industry: '国'.repeat(500) },
    { region: "' or 1=1 --" },
  ];
  for (const asked of wrong) expect([asked, (await ask(asked)).code]).toEqual([asked, 400]);
});

test('[SCR-14] figures are for verified members', async () => {
  expect(await ask({}, null)).toMatchObject({ code: 401 });
  expect(await ask({}, await tokenOf(gateway, 'u4'))).toMatchObject({
    code: 403,
    text: '通过完整认证后可以查看市场统计',
  });
});

test('[SCR-14] a database without figures says so', async () => {
  const { statistics: _none, ...content } = sampleContent;
  const bare = await startTestGateway({}, { name: 'statistics-none', content });
  try {
    const { code, text } = await callGateway(bare.url, '/webapp/statistics!read.action', {
      token: await tokenOf(bare, 'u1'),
    });
    expect([code, text]).toEqual([404, '市场统计还没有发布']);
  } finally {
    await bare.close();
  }
});
