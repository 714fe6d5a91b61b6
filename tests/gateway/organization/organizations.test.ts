import { afterAll, beforeAll, expect, test } from 'vitest';
import { regionTree } from '../../../contract/reference/regions';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { sampleContent } from '../../support/gateway/sample-content';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { service } from '../../../gateway/src/domain/chat/voices';
import { demoSeed } from '../../../tools/process/seeds';

const { organizations } = demoSeed;
type Seeded = (typeof organizations)[number];
type Asked = Readonly<Record<string, string>>;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway(
    {},
    { name: 'organizations', content: { ...sampleContent, organizations } },
  );
});
afterAll(() => gateway.close());

const ask = (call: 'list' | 'counts' | 'detail', parameters: Asked = {}) =>
  callGateway(gateway.url, `/webapp/organization!${call}.action`, { parameters });
const listed = async (parameters: Asked): Promise<readonly string[]> => {
  const { data } = await ask('list', { pageSize: '100', ...parameters });
  return (data as { list: readonly { id: string }[] }).list.map(({ id }) => id);
};

test('[SCR-05] organizations are filtered by type, service, licence, industry and region, and counted alike', async () => {
  const east = regionTree.flatMap(({ id, regions }) => (id === 'cn-east' ? regions : []));
  const rows: readonly (readonly [Asked, (organization: Seeded) => boolean])[] = [
    [{}, () => true],
    [{ type: 'law,accounting' }, ({ kind }) => kind === 'law' || kind === 'accounting'],
    [{ service: 'legal,audit' }, ({ services }) => services.includes('legal') || services.includes('audit')],
    [{ licence: 'lawyer' }, ({ staff }) => staff.some(({ licence }) => licence === 'lawyer')],
    [{ industry: '0301' }, ({ industries }) => industries.includes('半导体')],
    [{ region: 'cn-east' }, ({ region }) => east.some(({ name }) => region.startsWith(name))],
    [{ keyword: '澄明' }, ({ name }) => name.includes('澄明')],
  ];
  for (const [asked, takes] of rows) {
    const wanted = organizations.filter(takes).map(({ id }) => id);
    expect(wanted.length, JSON.stringify(asked)).toBeGreaterThan(0);
    expect([...(await listed(asked))].sort()).toEqual([...wanted].sort());
    expect(await ask('counts', asked)).toMatchObject({ data: { total: wanted.length } });
  }
});

test('[SCR-05] organizations are in the order of their cases, size or age', async () => {
  const by = async (sort: string, figure: (organization: Seeded) => number) =>
    (await listed({ sort })).map((id) => organizations.filter((each) => each.id === id).map(figure)[0]);
  const sizeOf = ({ staff }: Seeded) => staff.reduce((sum, { count }) => sum + count, 0);
  for (const [sort, figure] of [
    ['casesDown', ({ cases }: Seeded) => -cases],
    ['staffDown', (each: Seeded) => -sizeOf(each)],
    ['founded', ({ foundedYear }: Seeded) => Number(foundedYear ?? 9999)],
  ] as const) {
    const figures = await by(sort, figure);
    expect(figures).toEqual([...figures].sort((one = 0, other = 0) => one - other));
  }
});

test('[SCR-05] filters of organizations that are unknown or malformed are refused', async () => {
  for (const asked of [
    { type: 'guild' },
    { service: 'magic' },
    { licence: 'pilot' },
    { region: 'moon' },
    { sort: 'best' },
  ])
    expect([asked, (await ask('list', asked)).code]).toEqual([asked, 400]);
});

test('[SCR-05] the page of an organization names a client only where the seed names it; an unknown id is not found', async () => {
  for (const { id, selected } of organizations.slice(0, 5))
    expect((await ask('detail', { id })).data).toMatchObject({
      id,
      selected: selected.map(({ client, title }) => ({ client, title })),
    });
  for (const id of ['iv001', 'org999', '']) expect((await ask('detail', { id })).code).toBe(404);
});

test('[SCR-05][SCR-11] a verified member asks about an organization, and writes to the service of the platform', async () => {
  const [first] = organizations;
  const consult = async (who: string, id: string) =>
    callGateway(gateway.url, '/webapp/chat!consult.action', {
      method: 'POST',
      token: await tokenOf(gateway, who),
      parameters: { kind: 'organization', id },
    });
  expect(await consult('u3', first?.id ?? '')).toMatchObject({ code: 403 });
  expect(await consult('u1', 'org999')).toMatchObject({ code: 404 });
  const { code, data } = await consult('u1', first?.id ?? '');
  expect([code, data]).toEqual([200, { to: service.id }]);
  const chat = await callGateway(gateway.url, '/webapp/chat!thread.action', {
    token: await tokenOf(gateway, 'u1'),
    parameters: { with: service.id },
  });
  expect(JSON.stringify(chat.data)).toContain(first?.name);
});
