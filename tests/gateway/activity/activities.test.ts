import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ActivityDetail } from '../../../contract/activity/activity';
import { eventState, eventStates, type EventState } from '../../../contract/event/event-state';
import type { Found } from '../../../contract/search/found';
import { dayMs } from '../../../contract/values/duration';
import { datedActivity } from '../../../gateway/src/seed/activity-rows';
import { DatedActivity } from '../../../gateway/src/seed/records/activity';
import { demoSeed } from '../../../tools/process/seeds';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { movedClock } from '../../support/gateway/moved-clock';
import { sampleContent } from '../../support/gateway/sample-content';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { seededAt } from '../../support/gateway/template';

type Asked = Readonly<Record<string, string>>;
type Card = ReturnType<typeof eventFacts>;

const seeds = demoSeed.activities;
const eventFacts = (seed: (typeof seeds)[number]) => {
  const dated = datedActivity(seed, seededAt);
  const { capacity, reserved } = dated;
  const placesLeft = capacity === null ? null : Math.max(capacity - reserved, 0);
  return { ...dated, placesLeft };
};
const activities = seeds.map(eventFacts);

let gateway: TestGateway;
const clock = movedClock(seededAt);
beforeAll(async () => {
  gateway = await startTestGateway(
    { clock },
    { name: 'activities', content: { ...sampleContent, activities: seeds } },
  );
});
afterAll(() => gateway.close());

const ask = (call: 'list' | 'counts' | 'detail', parameters: Asked = {}) =>
  callGateway(gateway.url, `/webapp/activity!${call}.action`, { parameters });
const listed = async (parameters: Asked): Promise<readonly string[]> => {
  const { data } = await ask('list', { pageSize: '100', ...parameters });
  return (data as { list: readonly { id: string }[] }).list.map(({ id }) => id);
};
const idsWhere = (takes: (activity: Card) => boolean): readonly string[] =>
  activities
    .filter(takes)
    .map(({ id }) => id)
    .sort();
const isIn =
  (...states: readonly EventState[]) =>
  (activity: Card): boolean =>
    states.includes(eventState(activity, clock.now()));

describe('the list of activities', () => {
  test('[SCR-08] is filtered by state, type, industry, region and words, and counted alike', async () => {
    const rows: readonly (readonly [Asked, (activity: Card) => boolean])[] = [
      [{}, () => true],
      [{ state: 'open' }, isIn('open')],
      [{ state: 'ended,cancelled' }, isIn('ended', 'cancelled')],
      [{ type: 'salon' }, ({ type }) => type === 'salon'],
      [{ type: 'visit,training' }, ({ type }) => type === 'visit' || type === 'training'],
      [{ region: 'cn-31' }, ({ place }) => place.region.startsWith('上海')],
      [{ industry: '0301' }, ({ industries }) => industries.includes('半导体')],
      [{ keyword: '闭门会' }, ({ type }) => type === 'closedDoor'],
      [{ keyword: '张江' }, ({ place }) => place.venue.includes('张江')],
      [{ type: 'visit', state: 'coming' }, (each) => each.type === 'visit' && isIn('coming')(each)],
    ];
    for (const [asked, takes] of rows) {
      const wanted = idsWhere(takes);
      expect(wanted.length, JSON.stringify(asked)).toBeGreaterThan(0);
      expect([asked, [...(await listed(asked))].sort()]).toEqual([asked, wanted]);
      expect(await ask('counts', asked)).toMatchObject({ data: { total: wanted.length } });
    }
  });

  test('[SCR-08] the database judges each state as the page does, when the clock moves', async () => {
    const started = clock.now();
    const seen = new Set<string>();
    for (const days of [0, 2, 11, 20, 28, 60]) {
      clock.jump(started + days * dayMs - clock.now());
      const { data } = await ask('counts', {});
      const { choices } = data as { choices: readonly { of: string; id: string; count: number }[] };
      for (const state of Object.keys(eventStates).filter(
        (name): name is EventState => name in eventStates,
      )) {
        const wanted = idsWhere(isIn(state));
        expect([days, state, [...(await listed({ state }))].sort()]).toEqual([days, state, wanted]);
        const counted = choices.find(({ of, id }) => of === 'state' && id === state);
        expect(counted?.count ?? 0).toBe(wanted.length);
        if (wanted.length > 0) seen.add(state);
      }
    }
    clock.jump(started - clock.now());
    expect([...seen].sort()).toEqual(
      Object.keys(eventStates)
        .filter((state) => state !== 'full')
        .sort(),
    );
  });

  test('[SCR-08] has the next one first and past or cancelled ones last, or the latest start first', async () => {
    const of = (id: string): Card => activities.find((each) => each.id === id) as Card;
    const ahead = (each: Card): boolean => !isIn('ended', 'cancelled')(each);
    const byStart = (await listed({ sort: 'start' })).map(of);
    const first = byStart.filter(ahead);
    expect(byStart.slice(0, first.length)).toEqual(first);
    const starts = first.map(({ startsAt }) => startsAt);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    const past = byStart.slice(first.length).map(({ startsAt }) => startsAt);
    expect(past).toEqual(past.toSorted((one, other) => other - one));
    const down = (await listed({ sort: 'startDown' })).map((id) => of(id).startsAt);
    expect(down).toEqual(down.toSorted((one, other) => other - one));
  });

  test('[SCR-08] is read in parts, each activity once', async () => {
    const all: string[] = [];
    let cursor = '';
    do {
      const { data } = await ask('list', { pageSize: '5', ...(cursor === '' ? {} : { cursor }) });
      const part = data as { list: readonly { id: string }[]; next: string | null };
      all.push(...part.list.map(({ id }) => id));
      cursor = part.next ?? '';
    } while (cursor !== '');
    expect([...all].sort()).toEqual(idsWhere(() => true));
  });

  test.each<readonly [string, Asked]>([
    ['an unknown state', { state: 'soon' }],
    ['an unknown type', { type: 'party' }],
    ['a statement of SQL', { region: "cn-31' or 1=1" }],
    ['an unknown order', { sort: 'best' }],
    ['a malformed cursor', { cursor: 'nonsense' }],
  ])('[SCR-08] a filter with %s is refused', async (_, asked) => {
    expect((await ask('list', asked)).code).toBe(400);
  });
});

describe('the page of an activity', () => {
  test('[SCR-08] has all that the seed has of it; an unknown or malformed id is not found', async () => {
    for (const { reserved: _reserved, ...activity } of activities)
      expect((await ask('detail', { id: activity.id })).data).toEqual(
        ActivityDetail.encode({ ...activity, waiting: 0 }),
      );
    for (const id of ['act-xx', '', "'; drop table activity", '<b>'])
      expect((await ask('detail', { id })).code).toBe(404);
  });

  test('[SCR-08] the search and the site map have it, a member asks about it and reports it', async () => {
    const { data } = await callGateway(gateway.url, '/webapp/search!query.action', {
      parameters: { text: '张江科学会堂', kind: 'activity' },
    });
    expect((data as Found).hits.map(({ id }) => id)).toEqual(['act-2601']);
    const map = await (await fetch(`${gateway.url}/sitemap/activities-1.xml`)).text();
    expect(map).toContain(`<loc>${gateway.url}/activity/act-2601</loc>`);
    const token = await tokenOf(gateway, 'u1');
    const post = (path: string, parameters: Asked) =>
      callGateway(gateway.url, path, { method: 'POST', token, parameters });
    const kind = 'activity';
    expect((await post('/webapp/chat!consult.action', { kind, id: 'act-2601' })).code).toBe(200);
    const report = { kind, id: 'act-2601', reason: 'over', words: '会场已改到二层' };
    expect((await post('/webapp/report!save.action', report)).code).toBe(200);
  });
});

describe('an activity as an operator hands it in', () => {
  const [first] = seeds;
  const dated = first === undefined ? null : datedActivity(first, seededAt);
  test.each<readonly [string, Partial<DatedActivity>]>([
    ['that ends before it starts', { endsAt: 0 }],
    ['whose registration closes after the start', { closesAt: Number.MAX_SAFE_INTEGER }],
    ['whose registration never opens', { opensAt: dated?.closesAt ?? 0 }],
    ['with more kept seats than places', { capacity: 3, reserved: 4 }],
    [
      'at a place without a name',
      { place: { form: 'onsite', region: '上海', venue: ' ', address: '', map: '', traffic: '' } },
    ],
    ['that is cancelled without a reason', { cancelledAt: seededAt }],
    ['with a blank theme', { title: ' ' }],
  ])('[OPS-06] one %s is refused', (_, changed) => {
    expect(DatedActivity.decode(dated)._tag).toBe('Right');
    expect(DatedActivity.decode({ ...dated, ...changed })._tag).toBe('Left');
  });
});
