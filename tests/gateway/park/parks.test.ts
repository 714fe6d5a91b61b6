import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ParkDetail, type PolicyType } from '../../../contract/park/park';
import { policyStanding } from '../../../contract/park/policy-standing';
import { regionTree } from '../../../contract/reference/regions';
import type { Found } from '../../../contract/search/found';
import { dayMs } from '../../../contract/values/duration';
import { service } from '../../../gateway/src/domain/chat/voices';
import { demoSeed } from '../../../tools/process/seeds';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { movedClock } from '../../support/gateway/moved-clock';
import { sampleContent } from '../../support/gateway/sample-content';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { xssPayloads } from '../../support/payloads/xss';

const hostile = Object.values(xssPayloads)
  .flat()
  .slice(0, 40)
  .map((payload) => payload.replaceAll('\0', ''))
  .join('\n');

/** A park in each of whose texts is markup. */
const hostileParks = demoSeed.parks.slice(-1).map((park) => ({
  ...park,
  id: 'park-hostile',
  name: `<img src=x onerror=alert(1)>${park.name}`,
  intro: hostile,
  authority: hostile,
  sections: [{ name: hostile, text: hostile }],
  contact: { office: hostile, phone: hostile, address: hostile, hours: hostile },
  terms: [{ name: hostile, text: hostile }],
  policies: park.policies.map((policy) => ({
    ...policy,
    id: `hostile-${policy.id}`,
    title: hostile,
    issuer: hostile,
    number: hostile,
    audience: hostile,
    conditions: [hostile],
    materials: [hostile],
    cap: hostile,
    source: hostile,
  })),
}));
const parks = [...demoSeed.parks, ...hostileParks];
type Seeded = (typeof parks)[number];
type Asked = Readonly<Record<string, string>>;

let gateway: TestGateway;
const clock = movedClock(Date.parse('2026-11-29T10:00:00+08:00'));
beforeAll(async () => {
  gateway = await startTestGateway({ clock }, { name: 'parks', content: { ...sampleContent, parks } });
});
afterAll(() => gateway.close());

const ask = (call: 'list' | 'counts' | 'detail', parameters: Asked = {}) =>
  callGateway(gateway.url, `/webapp/park!${call}.action`, { parameters });
const listed = async (parameters: Asked): Promise<readonly string[]> => {
  const { data } = await ask('list', { pageSize: '100', ...parameters });
  return (data as { list: readonly { id: string }[] }).list.map(({ id }) => id);
};
const has =
  (...kinds: readonly PolicyType[]) =>
  ({ policies }: Seeded): boolean =>
    policies.some((policy) => kinds.includes(policy.kind) && policyStanding(policy, clock.now()) === 'valid');
const idsWhere = (takes: (park: Seeded) => boolean): readonly string[] =>
  parks
    .filter(takes)
    .map(({ id }) => id)
    .sort();

describe('the list of zones and parks', () => {
  test('[SCR-06] is filtered by region, type, policy in force, industry and words, and counted alike', async () => {
    const south = regionTree.flatMap(({ id, regions }) => (id === 'cn-south' ? regions : []));
    const rows: readonly (readonly [Asked, (park: Seeded) => boolean])[] = [
      [{}, () => true],
      [{ type: 'zone' }, ({ kind }) => kind === 'zone'],
      [{ type: 'zone,park' }, () => true],
      [{ region: 'cn-31,cn-46' }, ({ region }) => /^(?:上海|海南)/u.test(region)],
      [{ region: 'cn-south' }, ({ region }) => south.some(({ name }) => region.startsWith(name))],
      [{ industry: '0301' }, ({ industries }) => industries.includes('半导体')],
      [{ policy: 'tax' }, has('tax')],
      [{ policy: 'talent,land' }, has('talent', 'land')],
      [{ type: 'park', policy: 'industry' }, (each) => each.kind === 'park' && has('industry')(each)],
      [{ keyword: '澄湖' }, ({ name }) => name.includes('澄湖')],
      [{ keyword: '自贸区' }, ({ kind }) => kind === 'zone'],
      [{ keyword: '自由贸易区' }, ({ kind }) => kind === 'zone'],
      [{ keyword: '自贸港' }, ({ kind, region }) => kind === 'zone' && region.startsWith('海南')],
      [{ keyword: '东疆' }, ({ sections }) => sections.some(({ name }) => name.includes('东疆'))],
      [
        { keyword: '财税〔2020〕38号' },
        ({ policies }) => policies.some(({ number }) => number === '财税〔2020〕38号'),
      ],
    ];
    for (const [asked, takes] of rows) {
      const wanted = idsWhere(takes);
      expect(wanted.length, JSON.stringify(asked)).toBeGreaterThan(0);
      expect([asked, [...(await listed(asked))].sort()]).toEqual([asked, wanted]);
      expect(await ask('counts', asked)).toMatchObject({ data: { total: wanted.length } });
    }
  });

  test('[SCR-06] the choice of a policy goes by the present day, as the page does, when the clock moves', async () => {
    const started = clock.now();
    const seen = new Set<string>();
    for (const years of [0, 1.2, 2.2, 6]) {
      clock.jump(started + Math.round(years * 365) * dayMs - clock.now());
      const wanted = idsWhere(has('industry'));
      expect([...(await listed({ policy: 'industry' }))].sort()).toEqual(wanted);
      const { data } = await ask('counts', {});
      const { choices } = data as {
        choices: readonly { of: string; id: string; count: number }[];
      };
      const counted = choices.find(({ of, id }) => of === 'policy' && id === 'industry');
      expect(counted?.count ?? 0).toBe(wanted.length);
      seen.add(wanted.join());
    }
    expect(seen.size).toBeGreaterThan(2);
    clock.jump(started - clock.now());
  });

  test('[SCR-06] has its zones first, or is in the order of age, area or the number of policies', async () => {
    const by = async (sort: string, figure: (park: Seeded) => number) =>
      (await listed({ sort })).map((id) => parks.filter((each) => each.id === id).map(figure)[0] ?? 0);
    const late = 1e14;
    for (const [sort, figure] of [
      ['zonesFirst', ({ kind, foundedAt }: Seeded) => (kind === 'zone' ? 0 : late) + (foundedAt ?? late - 1)],
      ['founded', ({ foundedAt }: Seeded) => foundedAt ?? late],
      ['areaDown', ({ area }: Seeded) => -Number(area ?? -1)],
      ['policiesDown', ({ policyCount }: Seeded) => -policyCount],
    ] as const) {
      const figures = await by(sort, figure);
      expect(figures).toEqual([...figures].sort((one, other) => one - other));
      expect(figures).toHaveLength(parks.length);
    }
  });

  test('[SCR-06] is read in parts, each thing once', async () => {
    const all: string[] = [];
    let cursor = '';
    do {
      const { data } = await ask('list', { pageSize: '20', ...(cursor === '' ? {} : { cursor }) });
      const part = data as { list: readonly { id: string }[]; next: string | null };
      all.push(...part.list.map(({ id }) => id));
      cursor = part.next ?? '';
    } while (cursor !== '');
    expect([...all].sort()).toEqual(idsWhere(() => true));
    expect(all.slice(0, 1)).toEqual(['ftz-sh']);
  });

  test.each<readonly [string, Asked]>([
    ['an unknown type', { type: 'harbour' }],
    ['an unknown policy', { policy: 'rebate' }],
    ['an unknown policy next to a known one', { policy: 'tax,rebate' }],
    ['an unknown region', { region: 'moon' }],
    ['a statement of SQL', { industry: "0301' or 1=1" }],
    ['an unknown order', { sort: 'best' }],
    ['a keyword of 500 characters', { keyword: '长'.repeat(500) }],
    ['a list of 200 ids', { region: Array.from({ length: 200 }, () => 'cn-31').join(',') }],
    ['a malformed cursor', { cursor: 'nonsense' }],
  ])('[SCR-06] a filter with %s is refused', async (_, asked) => {
    expect((await ask('list', asked)).code).toBe(400);
  });

  test('[SCR-06] contradictory conditions find nothing', async () => {
    for (const asked of [
      { type: 'zone', keyword: '澄湖集成电路' },
      { type: 'zone', policy: 'land', region: 'cn-31' },
      { keyword: '%_\\' },
    ])
      expect([asked, (await ask('list', asked)).data]).toMatchObject([asked, { list: [], total: 0 }]);
  });
});

describe('the page of a zone or park', () => {
  test('[SCR-06] has all that the seed has of it; an unknown or malformed id is not found', async () => {
    for (const park of parks)
      expect((await ask('detail', { id: park.id })).data).toEqual(ParkDetail.encode(park));
    for (const id of ['iv001', 'ftz-xx', '', "'; drop table park", '<b>'])
      expect((await ask('detail', { id })).code).toBe(404);
  });
});

describe('zones and parks among other kinds', () => {
  test('[SCR-06] the search finds them by name and by the number of a policy, for everybody', async () => {
    const find = async (text: string) =>
      (await callGateway(gateway.url, '/webapp/search!query.action', { parameters: { text, kind: 'park' } }))
        .data as Found;
    expect((await find('澄湖集成电路')).hits.map(({ id }) => id)).toEqual(['park-001']);
    expect((await find('财税〔2020〕38号')).hits.map(({ id }) => id)).toContain('ftz-sh');
  });

  test('[PER-03] the site map has the page of each, and their list', async () => {
    const read = async (part: string) => (await fetch(`${gateway.url}/sitemap/${part}.xml`)).text();
    const each = (await read('parks-1')).matchAll(/<loc>([^<]*)<\/loc>/g);
    expect([...each].map(([, address]) => address).sort()).toEqual(
      idsWhere(() => true).map((id) => `${gateway.url}/ftz?park=${id}`),
    );
    expect(await read('pages')).toContain(`<loc>${gateway.url}/ftz</loc>`);
  });

  test('[SCR-06][SCR-11] a verified member asks about a zone, and writes to the service of the platform', async () => {
    const consult = async (who: string, id: string) =>
      callGateway(gateway.url, '/webapp/chat!consult.action', {
        method: 'POST',
        token: await tokenOf(gateway, who),
        parameters: { kind: 'park', id },
      });
    expect(await consult('u3', 'ftz-sh')).toMatchObject({ code: 403 });
    expect(await consult('u1', 'ftz-xx')).toMatchObject({ code: 404 });
    const { code, data } = await consult('u1', 'ftz-sh');
    expect([code, data]).toEqual([200, { to: service.id }]);
    const chat = await callGateway(gateway.url, '/webapp/chat!thread.action', {
      token: await tokenOf(gateway, 'u1'),
      parameters: { with: service.id },
    });
    expect(JSON.stringify(chat.data)).toContain('中国（上海）自由贸易试验区');
  });

  test('[SCR-11] a member reports an entry as wrong, once it exists', async () => {
    const report = async (id: string) =>
      callGateway(gateway.url, '/webapp/report!save.action', {
        method: 'POST',
        token: await tokenOf(gateway, 'u1'),
        parameters: { kind: 'park', id, reason: 'over', words: '第二项政策已经废止' },
      });
    expect([(await report('ftz-xx')).code, (await report('ftz-sh')).code]).toEqual([404, 200]);
  });
});
