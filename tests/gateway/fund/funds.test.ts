import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cnyPerUsd } from '../../../contract/fund/cny-per-usd';
import {
  declarationNames,
  questionnaireVersion,
  riskQuestions,
} from '../../../contract/determination/questionnaire';
import { regionTree } from '../../../contract/reference/regions';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { movedClock } from '../../support/gateway/moved-clock';
import { sampleContent } from '../../support/gateway/sample-content';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { seededAt } from '../../support/gateway/template';
import { demoSeed } from '../../../tools/process/seeds';
import { beijingTime } from '../../../contract/values/beijing-time';
import { dayMs } from '../../../contract/values/duration';

const { funds } = demoSeed;
type Seeded = (typeof funds)[number];

let gateway: TestGateway;
let token: string;
const clock = movedClock();
beforeAll(async () => {
  gateway = await startTestGateway({ clock }, { name: 'funds', content: { ...sampleContent, funds } });
  token = await tokenOf(gateway, 'u1');
});
afterAll(() => gateway.close());

const ask = (
  call: 'list' | 'counts' | 'detail',
  parameters: Readonly<Record<string, string>> = {},
  who: string | null = token,
) =>
  callGateway(gateway.url, `/webapp/fund!${call}.action`, {
    parameters,
    ...(who === null ? {} : { token: who }),
  });
const listed = async (parameters: Readonly<Record<string, string>>): Promise<readonly string[]> => {
  const { data } = await ask('list', { pageSize: '100', ...parameters });
  return (data as { list: readonly { id: string }[] }).list.map(({ id }) => id);
};
const idsWhere = (takes: (fund: Seeded) => boolean): readonly string[] =>
  funds
    .filter(takes)
    .map(({ id }) => id)
    .sort();
/** 万元 of 人民币; −1 for a size that is not published. */
const inCny = ({ size, currency }: Pick<Seeded, 'currency' | 'size'>): number =>
  size === null ? -1 : Number(size) * (currency === 'usd' ? Number(cnyPerUsd) : 1);
const sizeOf = (id: string): number => {
  const found = funds.find((fund) => fund.id === id);
  return found === undefined ? -1 : inCny(found);
};

describe('the list of funds', () => {
  test('[SCR-05] is filtered by type, strategy, stage, industry, region, size and currency, and counted alike', async () => {
    expect(funds.length).toBeGreaterThanOrEqual(60);
    const east = regionTree.flatMap(({ id, regions }) => (id === 'cn-east' ? regions : []));
    const inEast = ({ region }: Seeded) => east.some(({ name }) => region.startsWith(name));
    const rows: readonly (readonly [Readonly<Record<string, string>>, (fund: Seeded) => boolean])[] = [
      [{}, () => true],
      [{ type: 'venture' }, ({ type }) => type === 'venture'],
      [{ strategy: 'buyout,qflp' }, ({ strategy }) => ['buyout', 'qflp'].includes(strategy)],
      [{ stage: 'raising' }, ({ stage }) => stage === 'raising'],
      [{ industry: '0301' }, ({ industries }) => industries.includes('半导体')],
      [{ region: 'cn-east' }, inEast],
      [{ currency: 'usd' }, ({ currency }) => currency === 'usd'],
      [{ min: '10000', max: '50000' }, (fund) => inCny(fund) >= 10_000 && inCny(fund) <= 50_000],
      [{ keyword: '恒岳' }, ({ name }) => name.includes('恒岳')],
    ];
    for (const [asked, takes] of rows) {
      const wanted = idsWhere(takes);
      expect(wanted.length).toBeGreaterThan(0);
      expect([...(await listed(asked))].sort()).toEqual(wanted);
      expect(await ask('counts', asked)).toMatchObject({ data: { total: wanted.length } });
    }
  });

  test('[SCR-05] is in the order of filing or of size; a fund without a size is last', async () => {
    const days = (await listed({})).map((id) => funds.find((fund) => fund.id === id)?.filedDaysAgo ?? 0);
    expect(days).toEqual([...days].sort((one, other) => one - other));
    expect(funds.some((fund) => fund.currency === 'usd' && fund.size !== null)).toBe(true);
    const sizes = (await listed({ sort: 'sizeDown' })).map(sizeOf);
    expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
    expect(sizeOf((await listed({ sort: 'sizeUp' })).at(-1) ?? '')).toBe(-1);
  });

  test('[SCR-05] refuses filters that are unknown, malformed or contradict themselves', async () => {
    const wrong = [
      { type: 'hedge' },
      { strategy: 'growth,luck' },
      { stage: 'A' },
      { industry: '9999' },
      { region: 'moon' },
      { currency: 'btc' },
      { min: 'much' },
      { min: '-1' },
      { min: '500', max: '100' },
      { keyword: '基'.repeat(41) },
      { sort: 'best' },
      { cursor: 'f12345678.1~F1' },
    ];
    for (const asked of wrong) expect([asked, (await ask('list', asked)).code]).toEqual([asked, 400]);
  });

  test('[SCR-05] is for verified members alone', async () => {
    expect((await ask('list', {}, null)).code).toBe(401);
    const half = await tokenOf(gateway, 'u3');
    for (const call of ['list', 'counts', 'detail'] as const)
      expect(await ask(call, { id: 'F20260001' }, half)).toMatchObject({ code: 403, data: undefined });
  });
});

describe('a fund', () => {
  const detail = async (id: string) => (await ask('detail', { id })).data as Record<string, unknown> | null;

  test('[MKT-19] shows registered facts; its materials leave the server only for determined readers', async () => {
    const [fund] = funds;
    const id = fund?.id ?? '';
    expect(await detail(id)).toMatchObject({ code: fund?.code, determination: 'none', materials: null });
    const text = JSON.stringify(await ask('detail', { id }));
    for (const { text: term } of fund?.materials.terms ?? []) expect(text).not.toContain(term);
    for (const { company } of fund?.materials.portfolio ?? []) expect(text).not.toContain(company);
    const form = {
      version: questionnaireVersion,
      standard: 'income',
      declared: declarationNames.join(','),
      answers: riskQuestions.map((question) => `${question.id}-d`).join(','),
    };
    await callGateway(gateway.url, '/webapp/determination!save.action', {
      method: 'POST',
      token,
      parameters: form,
    });
    const portfolio = fund?.materials.portfolio.map(({ daysAgo, ...investment }) => ({
      ...investment,
      month: beijingTime(seededAt - daysAgo * dayMs).slice(0, 7),
    }));
    expect(await detail(id)).toMatchObject({
      determination: 'valid',
      materials: { ...fund?.materials, portfolio },
    });
    clock.jump(3 * 366 * dayMs);
    token = await tokenOf(gateway, 'u1');
    expect(await detail(id)).toMatchObject({ determination: 'expired', materials: null });
  });

  test('[SCR-05] with an id of another kind, or with none, is not there', async () => {
    for (const id of ['G20260061', 's1', '../1', ''])
      expect(await ask('detail', { id })).toMatchObject({ code: 404, text: '基金不存在或已注销备案' });
  });
});
