import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { regionTree } from '../../../contract/reference/regions';
import { rounds } from '../../../contract/reference/rounds';
import { dayMs } from '../../../contract/values/duration';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { movedClock } from '../../support/gateway/moved-clock';
import { sampleContent } from '../../support/gateway/sample-content';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { demoSeed } from '../../../tools/process/seeds';

const { investors } = demoSeed;
type Seeded = (typeof investors)[number];
const clock = movedClock();

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway(
    { clock },
    { name: 'investors', content: { ...sampleContent, investors } },
  );
});
afterAll(() => gateway.close());

type Asked = Readonly<Record<string, string>>;
const ask = async (call: 'list' | 'counts' | 'detail', parameters: Asked = {}, who: string | null = null) =>
  callGateway(gateway.url, `/webapp/investor!${call}.action`, {
    parameters,
    ...(who === null ? {} : { token: await tokenOf(gateway, who) }),
  });
const listed = async (parameters: Asked): Promise<readonly string[]> => {
  const { data } = await ask('list', { pageSize: '100', ...parameters });
  return (data as { list: readonly { id: string }[] }).list.map(({ id }) => id);
};
const seeded = (id: string): Seeded | undefined => investors.find((each) => each.id === id);

describe('the list of investors', () => {
  test('[SCR-05] is filtered by type, stage, industry, region, round, cheque and activity, and counted alike', async () => {
    const east = regionTree.flatMap(({ id, regions }) => (id === 'cn-east' ? regions : []));
    const roundA = rounds.find(({ name }) => name === 'A轮')?.id ?? '';
    const within = (days: number, { lastAt }: Seeded) =>
      lastAt !== null && lastAt >= clock.now() - days * dayMs;
    const rows: readonly (readonly [Asked, (investor: Seeded) => boolean])[] = [
      [{}, () => true],
      [{ type: 'venture,state' }, ({ kind }) => kind === 'venture' || kind === 'state'],
      [{ stage: 'buyout' }, ({ stages }) => stages.includes('buyout')],
      [{ industry: '0301' }, ({ focus }) => focus.includes('半导体')],
      [{ region: 'cn-east' }, ({ region }) => east.some(({ name }) => name === region)],
      [{ round: roundA }, ({ rounds: named }) => named.includes('A轮')],
      [
        { min: '20000', max: '30000' },
        ({ chequeMin, chequeMax }) => +chequeMax >= 20_000 && +chequeMin <= 30_000,
      ],
      [{ within: '365' }, (each) => within(365, each)],
      [{ keyword: '桐野' }, ({ name }) => name.includes('桐野')],
    ];
    for (const [asked, takes] of rows) {
      const wanted = investors.filter(takes).map(({ id }) => id);
      expect(wanted.length, JSON.stringify(asked)).toBeGreaterThan(0);
      expect([...(await listed(asked))].sort()).toEqual([...wanted].sort());
      expect(await ask('counts', asked)).toMatchObject({ data: { total: wanted.length } });
    }
  });

  test('[SCR-05] is in the order of the last investment, the cases or the cheque', async () => {
    const by = async (sort: string, figure: (investor: Seeded) => number) =>
      (await listed({ sort })).map((id) => figure(seeded(id) ?? (investors[0] as Seeded)));
    const down = (figures: readonly number[]) => [...figures].sort((one, other) => other - one);
    const last = await by('recent', ({ lastAt }) => lastAt ?? -1);
    expect(last).toEqual(down(last));
    const cases = await by('casesDown', (each) => each.cases);
    expect(cases).toEqual(down(cases));
    const most = await by('chequeDown', ({ chequeMax }) => Number(chequeMax));
    expect(most).toEqual(down(most));
    const least = await by('chequeUp', ({ chequeMin }) => Number(chequeMin));
    expect(least).toEqual(down(least).reverse());
  });

  test('[SCR-05] refuses filters that are unknown, malformed or contradict themselves', async () => {
    const wrong = [
      { type: 'hedge' },
      { stage: 'early,luck' },
      { industry: '9999' },
      { region: 'moon' },
      { within: '7' },
      { min: '500', max: '100' },
      { keyword: '基'.repeat(41) },
      { sort: 'best' },
      { cursor: 'v12345678.1~iv001' },
    ];
    for (const asked of wrong) expect([asked, (await ask('list', asked)).code]).toEqual([asked, 400]);
  });
});

describe('an investor', () => {
  const [first] = investors;
  const id = first?.id ?? '';

  test('[SCR-05][ENT-08] its contacts leave the server for verified members alone', async () => {
    expect((await ask('detail', { id }, 'u1')).data).toMatchObject({
      name: first?.name,
      contacts: first?.contacts,
    });
    for (const who of [null, 'u3']) {
      const text = JSON.stringify([await ask('detail', { id }, who), await ask('list', {}, who)]);
      expect(text).toContain('"contacts":null');
      for (const { phone, email } of first?.contacts ?? []) {
        expect(text).not.toContain(phone);
        expect(text).not.toContain(email);
      }
    }
  });

  test('[SCR-05][ENT-08] a favourite holds no contacts', async () => {
    const token = await tokenOf(gateway, 'u1');
    const toggle = { method: 'POST', token, parameters: { kind: 'investor', id, on: '1' } } as const;
    expect(await callGateway(gateway.url, '/webapp/collect!toggle.action', toggle)).toMatchObject({
      code: 200,
    });
    const kept = await callGateway(gateway.url, '/webapp/collect!investors.action', { token });
    expect(kept).toMatchObject({ data: { list: [{ investor: { id, stages: first?.stages } }] } });
    for (const { phone } of first?.contacts ?? []) expect(JSON.stringify(kept)).not.toContain(phone);
  });

  test('[SCR-05] an id of another kind or of nothing is not found', async () => {
    for (const other of ['s1', 'org001', 'iv999', '', '../iv001'])
      expect((await ask('detail', { id: other })).code).toBe(404);
  });
});
