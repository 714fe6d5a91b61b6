import { isRight } from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConferenceDetail } from '../../../contract/conference/conference';
import { EventState, eventState } from '../../../contract/event/event-state';
import type { Found } from '../../../contract/search/found';
import { beijingTime } from '../../../contract/values/beijing-time';
import { dayMs } from '../../../contract/values/duration';
import { service } from '../../../gateway/src/domain/chat/voices';
import { datedConference, DatedConference } from '../../../gateway/src/seed/records/conference';
import { demoSeed } from '../../../tools/process/seeds';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { movedClock } from '../../support/gateway/moved-clock';
import { sampleContent } from '../../support/gateway/sample-content';
import { seededAt } from '../../support/gateway/template';
import { strictEvent } from '../../support/strict-calendar';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

type Asked = Readonly<Record<string, string>>;

const { conferences } = demoSeed;
const clock = movedClock(seededAt);
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway(
    { clock },
    { name: 'conferences', content: { ...sampleContent, conferences } },
  );
});
afterAll(() => gateway.close());

const ask = (call: 'counts' | 'detail' | 'list', parameters: Asked = {}) =>
  callGateway(gateway.url, `/webapp/conference!${call}.action`, { parameters });
const listed = async (parameters: Asked): Promise<readonly string[]> => {
  const { data } = await ask('list', { pageSize: '100', ...parameters });
  return (data as { list: readonly { id: string }[] }).list.map(({ id }) => id);
};
const detail = async (id: string): Promise<ConferenceDetail> => {
  const read = ConferenceDetail.decode((await ask('detail', { id })).data);
  if (!isRight(read)) throw new Error(`no conference ${id}`);
  return read.right;
};
const all = (): Promise<readonly ConferenceDetail[]> => Promise.all(conferences.map(({ id }) => detail(id)));
const idsWhere = async (takes: (conference: ConferenceDetail) => boolean): Promise<readonly string[]> =>
  (await all())
    .filter(takes)
    .map(({ id }) => id)
    .sort();

describe('the list of conferences', () => {
  test('[SCR-08] the seed has each state, each kind of ticket, and one of three tracks and two days', async () => {
    const shown = await all();
    const states = new Set(shown.map((each) => eventState(each, clock.now())));
    expect([...states].sort()).toEqual(Object.keys(EventState.keys).sort());
    for (const { tickets } of shown) expect([2, 3, 4]).toContain(tickets.length);
    expect(shown.some(({ title }) => title.length > 40)).toBe(true);
    const [large] = shown;
    expect(large?.tracks).toHaveLength(3);
    expect((large?.endsAt ?? 0) - (large?.startsAt ?? 0)).toBeGreaterThan(dayMs);
    const sorts = new Set(shown.flatMap(({ tickets }) => tickets.map(({ sort }) => sort)));
    expect([...sorts].sort()).toEqual(['early', 'invitation', 'standard', 'vip']);
  });

  test('[SCR-08] is filtered by state, industry, region, month and words, and counted alike', async () => {
    const monthOf = ({ startsAt }: ConferenceDetail): string => beijingTime(startsAt).slice(5, 7);
    const rows: readonly (readonly [Asked, (conference: ConferenceDetail) => boolean])[] = [
      [{}, () => true],
      ...Object.keys(EventState.keys).map(
        (state) => [{ state }, (each: ConferenceDetail) => eventState(each, clock.now()) === state] as const,
      ),
      [{ region: 'cn-31' }, ({ region }) => region.startsWith('上海')],
      [{ industry: '0301' }, ({ industries }) => industries.includes('半导体')],
      [{ month: '11' }, (each) => monthOf(each) === '11'],
      [{ month: '09,10' }, (each) => ['09', '10'].includes(monthOf(each))],
      [{ keyword: '贺云川' }, ({ speakers }) => speakers.some(({ name }) => name === '贺云川')],
      [{ keyword: '张江科学会堂' }, ({ venue }) => venue.includes('张江科学会堂')],
    ];
    for (const [asked, takes] of rows) {
      const wanted = await idsWhere(takes);
      expect(wanted.length, JSON.stringify(asked)).toBeGreaterThan(0);
      expect([asked, [...(await listed(asked))].sort()]).toEqual([asked, wanted]);
      expect(await ask('counts', asked)).toMatchObject({ data: { total: wanted.length } });
    }
  });

  test('[SCR-08] states follow the clock of the server, in the list and in its counts', async () => {
    const seen = new Set<string>();
    for (const days of [0, 10, 20, 45]) {
      clock.jump(days * dayMs);
      const wanted = await idsWhere((each) => eventState(each, clock.now()) === 'ended');
      expect([...(await listed({ state: 'ended' }))].sort()).toEqual(wanted);
      const { data } = await ask('counts', {});
      const { choices } = data as { choices: readonly { of: string; id: string; count: number }[] };
      expect(choices.find(({ of, id }) => of === 'state' && id === 'ended')?.count).toBe(wanted.length);
      seen.add(wanted.join());
      clock.jump(-days * dayMs);
    }
    expect(seen.size).toBe(4);
  });

  test('[SCR-08] has the next conference first and past ones last, in parts, each once', async () => {
    const byId = new Map((await all()).map((each) => [each.id, each]));
    const found: string[] = [];
    let cursor = '';
    do {
      const { data } = await ask('list', { pageSize: '4', ...(cursor === '' ? {} : { cursor }) });
      const part = data as { list: readonly { id: string }[]; next: string | null };
      found.push(...part.list.map(({ id }) => id));
      cursor = part.next ?? '';
    } while (cursor !== '');
    expect([...found].sort()).toEqual([...byId.keys()].sort());
    const places = found.map((id) => {
      const { startsAt = 0, endsAt = 0 } = byId.get(id) ?? {};
      return endsAt > clock.now() ? startsAt : 1e14 - startsAt;
    });
    expect(places).toEqual([...places].sort((one, other) => one - other));
    const latest = (await listed({ sort: 'latest' })).map((id) => byId.get(id)?.startsAt ?? 0);
    expect(latest).toEqual([...latest].sort((one, other) => other - one));
  });

  test.each<readonly [string, Asked]>([
    ['an unknown state', { state: 'soon' }],
    ['an unknown month', { month: '13' }],
    ['an unknown region', { region: 'moon' }],
    ['a statement of SQL', { industry: "0301' or 1=1" }],
    ['an unknown order', { sort: 'best' }],
    ['a malformed cursor', { cursor: 'nonsense' }],
  ])('[SCR-08] a filter with %s is refused', async (_, asked) => {
    expect((await ask('list', asked)).code).toBe(400);
  });
});

describe('the page of a conference', () => {
  test('[SCR-08] has all that the seed has of it, with what is left of each ticket type', async () => {
    for (const each of conferences) {
      const dated = datedConference(each, clock.now());
      const shown = await detail(each.id);
      expect(shown).toMatchObject({ ...dated, tickets: dated.tickets });
      for (const { left, capacity } of shown.tickets) expect(left).toBe(capacity);
      const onSale = shown.tickets.filter(({ saleUntil }) => (saleUntil ?? shown.closesAt) > clock.now());
      expect(shown.placesLeft).toBe(onSale.reduce((sum, { left }) => sum + left, 0));
      const prices = shown.tickets.map(({ price }) => price);
      expect([shown.priceFrom, shown.priceTo]).toEqual([Math.min(...prices), Math.max(...prices)]);
    }
    for (const id of ['conf-999', 'success', '', "'; drop table conferences", '<b>'])
      expect((await ask('detail', { id })).code).toBe(404);
  });

  test('[SCR-08] its calendar file is served by an address, with time, place and link', async () => {
    const { startsAt, endsAt, title } = await detail('conf-002');
    const response = await fetch(`${gateway.url}/files/conference/conf-002.ics`);
    const file = await response.text();
    const text = file.replaceAll('\r\n ', '');
    expect(strictEvent(file)).toMatchObject({ title, from: startsAt, until: endsAt });
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const stamp = new Date(startsAt).toISOString().replace(/[-:]|\.\d+/g, '');
    expect(text).toContain(`\r\nDTSTART:${stamp}\r\n`);
    expect(text).toContain('SUMMARY:创新药与医疗器械并购闭门会');
    expect(text).toContain('LOCATION:上海 浦东新区海科路 1393 号 上海张江科学会堂 3 层');
    expect(text).toContain(`URL:${gateway.url}/conf/conf-002`);
    expect((await fetch(`${gateway.url}/files/conference/conf-999.ics`)).status).toBe(404);
  });
});

describe('a conference that an operator hands in', () => {
  const [first] = conferences;
  const dated = first === undefined ? null : datedConference(first, clock.now());
  const faultOf = (change: Partial<DatedConference>): string => {
    const read = DatedConference.decode({ ...dated, ...change });
    return isRight(read) ? '' : (read.left[0]?.message ?? '?');
  };

  test('[OPS-06] is refused where its moments, tracks or tickets contradict each other', () => {
    if (dated === null) throw new Error('the seed is empty');
    const { startsAt, endsAt, opensAt, tickets } = dated;
    expect(faultOf({})).toBe('');
    expect(faultOf({ endsAt: startsAt })).toBe('会议结束不晚于开始');
    expect(faultOf({ closesAt: opensAt })).toBe('报名截止不晚于报名开始');
    expect(faultOf({ closesAt: endsAt + 1 })).toBe('报名时间晚于会议时间');
    expect(faultOf({ tracks: [] })).toContain('分会场 t1 不存在');
    expect(faultOf({ tickets: [] })).toBe('没有票种');
    expect(faultOf({ tickets: [...tickets, ...tickets] })).toContain('重复');
    expect(faultOf({ tickets: tickets.map((each) => ({ ...each, limit: 0 })) })).toContain('限购');
    const late = [
      { until: 2, percent: 50 },
      { until: 1, percent: 100 },
    ];
    expect(faultOf({ tickets: tickets.map((each) => ({ ...each, refunds: late })) })).toContain('退票期限');
  });
});

describe('conferences among other kinds', () => {
  test('[SCR-06] the search finds them by title and speaker, for everybody', async () => {
    const find = async (text: string) =>
      (
        await callGateway(gateway.url, '/webapp/search!query.action', {
          parameters: { text, kind: 'conference' },
        })
      ).data as Found;
    expect((await find('创新药与医疗器械')).hits.map(({ id }) => id)).toContain('conf-002');
    expect((await find('梁晚晴')).hits.map(({ id }) => id)).toEqual(['conf-010']);
  });

  test('[PER-03] the site map has the page of each, and their list', async () => {
    const read = async (part: string) => (await fetch(`${gateway.url}/sitemap/${part}.xml`)).text();
    const each = (await read('conferences-1')).matchAll(/<loc>([^<]*)<\/loc>/g);
    expect([...each].map(([, address]) => address).sort()).toEqual(
      conferences.map(({ id }) => `${gateway.url}/conf/${id}`).sort(),
    );
    expect(await read('pages')).toContain(`<loc>${gateway.url}/conf</loc>`);
  });

  test('[SCR-11] a verified member asks about one by its card, and reports it', async () => {
    const token = await tokenOf(gateway, 'u1');
    const post = (path: string, parameters: Asked) =>
      callGateway(gateway.url, `/webapp/${path}.action`, { method: 'POST', token, parameters });
    expect(await post('chat!consult', { kind: 'conference', id: 'conf-999' })).toMatchObject({ code: 404 });
    const { code, data } = await post('chat!consult', { kind: 'conference', id: 'conf-002' });
    expect([code, data]).toEqual([200, { to: service.id }]);
    const reported = { kind: 'conference', id: 'conf-002', reason: 'over', words: '会议已经改期' };
    expect((await post('report!save', reported)).code).toBe(200);
  });
});
