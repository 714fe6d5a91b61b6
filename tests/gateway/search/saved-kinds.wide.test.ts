import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parameters } from '../../../contract/call/parameters';
import { noFilter } from '../../../contract/deal/no-filter';
import { dealFilterFields } from '../../../contract/deal/deal-filter';
import { isKindWith, kindsWith } from '../../../contract/kind/capabilities';
import { kinds, type KindWith } from '../../../contract/kind/kinds';
import { searchLimits } from '../../../contract/search/saved-search';
import { dayMs } from '../../../contract/values/duration';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { sampleContent } from '../../support/gateway/sample-content';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { demoSeed } from '../../../tools/process/seeds';

type Operated = KindWith<'operator'> & KindWith<'savedSearch'>;

/** u1 is fully verified, u4 is not. */
const reader = 'u1';
const outsider = 'u4';
const { investors, organizations, funds, soes, parks, conferences, activities, transfers } = demoSeed;
const presentations = demoSeed.presentations.filter(({ gated }) => !gated);
const firstOf: Readonly<Record<Operated, { readonly id: string; readonly title: string }>> = {
  investor: { id: investors[0]?.id ?? '', title: investors[0]?.name ?? '' },
  organization: { id: organizations[0]?.id ?? '', title: organizations[0]?.name ?? '' },
  fund: { id: funds[0]?.id ?? '', title: funds[0]?.name ?? '' },
  conference: { id: conferences[0]?.id ?? '', title: conferences[0]?.title ?? '' },
  soe: { id: soes[0]?.id ?? '', title: soes[0]?.title ?? '' },
  presentation: { id: presentations[0]?.id ?? '', title: presentations[0]?.title ?? '' },
  activity: { id: activities[0]?.id ?? '', title: activities[0]?.title ?? '' },
  transfer: { id: transfers[0]?.id ?? '', title: transfers[0]?.title ?? '' },
  park: { id: parks[0]?.id ?? '', title: parks[0]?.name ?? '' },
};
type Asked = Readonly<Record<string, string>>;
/** The kinds whose filter is of choices: the search is the query of their list's address. */
type OfChoices = Exclude<Operated, 'transfer'>;
/** A filter that holds the first of each kind, and one that does not. */
const queries: Readonly<Record<OfChoices, { readonly fits: string; readonly not: string }>> = {
  activity: { fits: `type=${activities[0]?.type ?? ''}`, not: 'keyword=没有这场' },
  investor: { fits: `type=${investors[0]?.kind ?? ''}`, not: 'keyword=没有这家' },
  organization: { fits: `type=${organizations[0]?.kind ?? ''}`, not: 'keyword=没有这家' },
  fund: { fits: `strategy=${funds[0]?.strategy ?? ''}&sort=sizeUp`, not: 'min=99999999' },
  conference: { fits: 'state=open', not: 'keyword=没有这场' },
  soe: { fits: `deal=${soes[0]?.deal ?? ''}`, not: 'keyword=没有这个' },
  presentation: { fits: `form=${presentations[0]?.form ?? ''}`, not: 'keyword=没有这场' },
  park: { fits: `type=${parks[0]?.kind ?? ''}&policy=plan`, not: 'keyword=没有这个' },
};
const operated = kindsWith('operator').filter((kind): kind is Operated => isKindWith('savedSearch', kind));
const ofChoices = operated.filter((kind): kind is OfChoices => Object.hasOwn(queries, kind));
const askedOf = (kind: Operated): { readonly fits: Asked; readonly not: Asked } => {
  if (kind === 'transfer')
    return {
      fits: { sourceType: transfers[0]?.sourceType ?? '', sort: 'deadline' },
      not: { keyword: '没有这个' },
    };
  const { fits, not } = queries[kind];
  return { fits: { query: fits }, not: { query: not } };
};

let gateway: TestGateway;
const tokens: Record<string, string> = {};
const logIn = async (): Promise<void> => {
  for (const who of [reader, outsider]) tokens[who] = await tokenOf(gateway, who);
};
beforeAll(async () => {
  const deals = { activities, transfers: transfers.slice(0, 3) };
  const listed = { investors, organizations, funds, soes, presentations, parks, conferences, ...deals };
  const content = { ...sampleContent, ...listed };
  gateway = await startTestGateway({}, { name: 'saved-kinds', content });
  await logIn();
});
afterAll(() => gateway.close());

const sent = parameters(dealFilterFields);
const ask = (who: string, call: string, given: Readonly<Record<string, string>> = {}) =>
  callGateway(gateway.url, `/webapp/${call}.action`, {
    method: /!(?:save|remove)$/.test(call) ? 'POST' : 'GET',
    token: tokens[who] ?? '',
    parameters: given,
  });
const save = (who: string, given: Readonly<Record<string, string>>) =>
  ask(who, 'search!save', { name: '某个搜索', alert: 'daily', ...sent.encode(noFilter), ...given });
const kept = async (who: string) =>
  ((await ask(who, 'search!list')).data as { list: readonly { id: string; name: string; fresh: number }[] })
    .list;
const digests = async (who: string) => {
  const { list } = (await ask(who, 'message!list', { pageSize: '100' })).data as {
    list: readonly { title: string | null; content: string; link: string }[];
  };
  return list.filter(({ title }) => title?.startsWith('今日有') === true);
};
const relist = async (kind: Operated): Promise<void> => {
  const { id } = firstOf[kind];
  await gateway.inside.desk.kinds.withdraw(kind, id);
  await gateway.inside.desk.kinds.publish(kind, id);
};
const nextMorning = async (): Promise<void> => {
  gateway.clock.move(dayMs);
  await gateway.inside.alerting.sweep();
  await logIn();
};

describe.each(ofChoices)('searches by choices among things of the kind %s', (kind) => {
  test('[MKT-01] a search is kept with its query, and once', async () => {
    const { fits } = queries[kind];
    const first = await save(reader, { kind, query: fits });
    expect(first).toMatchObject({ code: 200, data: { kind, query: fits, sourceType: null } });
    expect(await save(reader, { kind, query: fits })).toMatchObject({ data: first.data });
    expect(await save(reader, { kind, query: '' })).not.toMatchObject({ data: first.data });
    for (const { id } of await kept(reader)) await ask(reader, 'search!remove', { id });
  });

  test.each([
    ['an unknown industry', 'industry=9999'],
    ['a keyword that is too long', `keyword=${'词'.repeat(41)}`],
    ['an unknown order', 'sort=upwards'],
  ])('[MKT-01] a query with %s is refused, as the list would refuse it', async (_, query) => {
    expect(await save(reader, { kind, query })).toMatchObject({ code: 400 });
  });

  test('[MKT-01] what only lists of deals ask is refused', async () => {
    expect(await save(reader, { kind, sourceType: 'soe' })).toMatchObject({ code: 400 });
    expect(await save(reader, { kind, stake: '30' })).toMatchObject({ code: 400 });
    expect(await save(reader, { kind, query: 'a'.repeat(searchLimits.query + 1) })).toMatchObject({
      code: 400,
    });
    expect(await save(reader, { kind: 'sale', query: 'type=venture' })).toMatchObject({ code: 400 });
  });
});

describe.each(operated)('searches among things of the kind %s', (kind) => {
  test('[MKT-01] one that becomes listed alerts the searches whose list holds it, by public values', async () => {
    const { fits, not } = askedOf(kind);
    await save(reader, { name: '符合', kind, ...fits });
    await save(reader, { name: '不符合', kind, ...not });
    await relist(kind);
    expect((await kept(reader)).map(({ name, fresh }) => [name, fresh])).toEqual([
      ['不符合', 0],
      ['符合', 1],
    ]);
    const before = (await digests(reader)).length;
    await nextMorning();
    const sentNow = await digests(reader);
    expect(sentNow.length - before).toBe(1);
    expect(sentNow[0]).toMatchObject({
      title: `今日有 1 条新${kinds[kind].label}符合您保存的搜索`,
      content: `“符合”1 条：${firstOf[kind].title}`,
      link: '/favorite',
    });
    for (const { id } of await kept(reader)) await ask(reader, 'search!remove', { id });
  });

  test('[ENT-08][MKT-19] a member without verification saves and hears of public kinds alone', async () => {
    const isPublic = kinds[kind].readers === 'all';
    expect(await save(outsider, { kind })).toMatchObject({ code: isPublic ? 200 : 403 });
    await relist(kind);
    const before = (await digests(outsider)).length;
    await nextMorning();
    expect((await digests(outsider)).length - before).toBe(isPublic ? 1 : 0);
    for (const { id } of await kept(outsider)) await ask(outsider, 'search!remove', { id });
  });
});

test('[MKT-01] a search for share transfers has the source of its list and no mark', async () => {
  const { fits } = askedOf('transfer');
  const first = await save(reader, { kind: 'transfer', ...fits });
  expect(first).toMatchObject({ code: 200, data: { kind: 'transfer', query: '', ...fits } });
  expect(await save(reader, { kind: 'transfer', ...fits })).toMatchObject({ data: first.data });
  for (const given of [{ mark: 'chip' }, { query: 'type=venture' }, { sort: 'revenueDown' }])
    expect(await save(reader, { kind: 'transfer', ...given })).toMatchObject({ code: 400 });
});
