import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { regionTree } from '../../../contract/reference/regions';
import { rounds } from '../../../contract/reference/rounds';
import { dayMs } from '../../../contract/values/duration';
import { service } from '../../../gateway/src/domain/chat/voices';
import { demoSeed } from '../../../tools/process/seeds';
import { callGateway } from '../../support/gateway/call';
import { determine } from '../../support/gateway/determine';
import { tokenOf } from '../../support/gateway/log-in';
import { movedClock } from '../../support/gateway/moved-clock';
import { sampleContent } from '../../support/gateway/sample-content';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

const { presentations } = demoSeed;
type Seeded = (typeof presentations)[number];
type Asked = Readonly<Record<string, string>>;

const hostile = '<img src=x onerror=alert(1)>';
const shown = presentations.filter(({ gated }) => !gated);
const [ofFund] = presentations.filter(({ gated }) => gated);
const fundId = ofFund?.id ?? '';

let gateway: TestGateway;
const clock = movedClock();
beforeAll(async () => {
  gateway = await startTestGateway(
    { clock },
    {
      name: 'presentations',
      content: {
        ...sampleContent,
        presentations: [
          ...presentations,
          ...shown
            .slice(0, 1)
            .map((each) => ({ ...each, id: 'pres-hostile', title: hostile, company: hostile })),
        ],
      },
    },
  );
});
afterAll(() => gateway.close());

const ask = (call: 'list' | 'counts' | 'detail', parameters: Asked = {}, token: string | null = null) =>
  callGateway(gateway.url, `/webapp/presentation!${call}.action`, {
    parameters,
    ...(token === null ? {} : { token }),
  });
const listed = async (parameters: Asked, token: string | null = null): Promise<readonly string[]> => {
  const { data } = await ask('list', { pageSize: '100', ...parameters }, token);
  return (data as { list: readonly { id: string }[] }).list
    .map(({ id }) => id)
    .filter((id) => id !== 'pres-hostile');
};

describe('the list of presentations', () => {
  test('[SCR-06] is filtered by industry, region, round, form, sum and keyword, and counted alike', async () => {
    const east = regionTree.flatMap(({ id, regions }) => (id === 'cn-east' ? regions : []));
    const roundId = rounds.find(({ name }) => name === 'B轮')?.id ?? '';
    const rows: readonly (readonly [Asked, (presentation: Seeded) => boolean])[] = [
      [{ form: 'online' }, ({ form }) => form === 'online'],
      [{ form: 'onsite,both' }, ({ form }) => form !== 'online'],
      [{ industry: '0301' }, ({ industry }) => industry === '半导体'],
      [{ region: 'cn-east' }, ({ region }) => east.some(({ name }) => region.startsWith(name))],
      [{ round: roundId }, ({ round }) => round === 'B轮'],
      [
        { min: '5000', max: '10000' },
        ({ amount }) => amount !== null && Number(amount) >= 5_000 && Number(amount) <= 10_000,
      ],
      [{ keyword: '睿翎' }, ({ company }) => company.includes('睿翎')],
    ];
    for (const [asked, takes] of rows) {
      const wanted = shown.filter(takes).map(({ id }) => id);
      expect(wanted.length, JSON.stringify(asked)).toBeGreaterThan(0);
      expect([...(await listed(asked))].sort()).toEqual([...wanted].sort());
    }
    expect(await ask('counts')).toMatchObject({ data: { total: shown.length + 1 } });
  });

  test('[SCR-06] is in the order of the dates or of the sums', async () => {
    const by = async (sort: string, figure: (presentation: Seeded) => number) =>
      (await listed({ sort })).map((id) => shown.filter((each) => each.id === id).map(figure)[0] ?? 0);
    for (const [sort, figure] of [
      ['latest', ({ at }: Seeded) => -at],
      ['amountDown', ({ amount }: Seeded) => -Number(amount ?? -1)],
      ['amountUp', ({ amount }: Seeded) => Number(amount ?? Infinity)],
    ] as const) {
      const figures = await by(sort, figure);
      expect(figures).toEqual([...figures].sort((one, other) => one - other));
    }
  });

  test('[SCR-06] refuses filters that are unknown, malformed or contradict themselves', async () => {
    const wrong = [
      { form: 'fax' },
      { industry: '9999' },
      { region: 'moon' },
      { min: '-1' },
      { min: '500', max: '100' },
      { keyword: '路'.repeat(41) },
      { sort: 'best' },
      { cursor: 'd1.~x' },
    ];
    for (const asked of wrong) expect([asked, (await ask('list', asked)).code]).toEqual([asked, 400]);
  });

  test('[MKT-19] shows the presentation of a fund to verified members alone, also in its counts', async () => {
    expect(await listed({})).not.toContain(fundId);
    expect(await listed({}, await tokenOf(gateway, 'u3'))).not.toContain(fundId);
    const verified = await tokenOf(gateway, 'u1');
    expect(await listed({}, verified)).toContain(fundId);
    expect(await ask('counts', {}, verified)).toMatchObject({ data: { total: shown.length + 2 } });
  });
});

describe('a presentation', () => {
  test('[SCR-06] is read by everybody, with its pages', async () => {
    const [first] = shown;
    expect((await ask('detail', { id: first?.id ?? '' })).data).toMatchObject({
      title: first?.title,
      summary: first?.summary,
      pages: first?.pages,
    });
    expect(await ask('detail', { id: 'pres-999' })).toMatchObject({ code: 404 });
    expect(await ask('detail', { id: '<1>' })).toMatchObject({ code: 404 });
  });

  test('[SEC-03] hostile markup in its title is a text of the answer', async () => {
    expect((await ask('detail', { id: 'pres-hostile' })).data).toMatchObject({
      title: hostile,
      company: hostile,
    });
  });

  test('[MKT-19] of a fund opens for determined readers; nothing of its pages leaves the server before', async () => {
    expect(await ask('detail', { id: fundId })).toMatchObject({ code: 403, data: undefined });
    const half = await tokenOf(gateway, 'u3');
    expect(await ask('detail', { id: fundId }, half)).toMatchObject({ code: 403, data: undefined });
    const token = await tokenOf(gateway, 'u1');
    const closed = await ask('detail', { id: fundId }, token);
    expect(closed.data).toMatchObject({ title: ofFund?.title, pages: null, summary: '' });
    const text = JSON.stringify(closed);
    for (const { lines } of ofFund?.pages ?? [])
      for (const line of lines.filter((each) => each !== ofFund?.company)) expect(text).not.toContain(line);
    for (const secret of [ofFund?.summary, ofFund?.use, ofFund?.speakerText].filter((each) => each !== ''))
      expect(text).not.toContain(secret);
    await determine(gateway.url, token);
    expect((await ask('detail', { id: fundId }, token)).data).toMatchObject({ pages: ofFund?.pages });
    clock.jump(3 * 366 * dayMs);
    const later = await tokenOf(gateway, 'u1');
    expect((await ask('detail', { id: fundId }, later)).data).toMatchObject({ pages: null });
  });

  test('[SCR-06] is found by the search, that of a fund is not', async () => {
    const find = async (text: string) =>
      JSON.stringify(
        (await callGateway(gateway.url, '/webapp/search!query.action', { parameters: { text } })).data,
      );
    expect(await find('车规级电源管理')).toContain('pres-002');
    expect(await find('恒岳医疗')).not.toContain(fundId);
  });

  test('[SEC-05][MKT-19] of a fund is reported by who may see its card; for others there is none', async () => {
    const report = async (id: string, user: string) =>
      callGateway(gateway.url, '/webapp/report!save.action', {
        method: 'POST',
        token: await tokenOf(gateway, user),
        parameters: { kind: 'presentation', id, reason: 'untrue', words: '' },
      });
    const { code, text } = await report('pres-999', 'u3');
    expect(code).toBe(404);
    expect(await report(fundId, 'u3')).toMatchObject({ code, text, data: undefined });
    expect(await report(shown[0]?.id ?? '', 'u3')).toMatchObject({ code: 200 });
    expect(await report(fundId, 'u1')).toMatchObject({ code: 200 });
  });

  test('[SCR-06][SCR-11] a verified member asks about it, and writes to the service of the platform', async () => {
    const token = await tokenOf(gateway, 'u1');
    const { code, data } = await callGateway(gateway.url, '/webapp/chat!consult.action', {
      method: 'POST',
      token,
      parameters: { kind: 'presentation', id: shown[0]?.id ?? '' },
    });
    expect([code, data]).toEqual([200, { to: service.id }]);
  });
});
