import { isRight } from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOfMoment } from '../../../contract/calendar/calendar-day';
import { stateCalendar } from '../../../contract/calendar/state-calendar';
import { SoeDetail } from '../../../contract/soe/soe';
import { soeStanding, type SoeStage } from '../../../contract/soe/soe-stage';
import { dayMs } from '../../../contract/values/duration';
import { demoSeed } from '../../../tools/process/seeds';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { movedClock } from '../../support/gateway/moved-clock';
import { sampleContent } from '../../support/gateway/sample-content';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

const { soes } = demoSeed;
type Seeded = (typeof soes)[number];

let gateway: TestGateway;
let token: string;
/** 29 November 2026, 10:00 in Beijing. */
const clock = movedClock(Date.UTC(2026, 10, 29, 2));
beforeAll(async () => {
  gateway = await startTestGateway({ clock }, { name: 'soes', content: { ...sampleContent, soes } });
  token = await tokenOf(gateway, 'u1');
});
afterAll(() => gateway.close());

const ask = (
  call: 'list' | 'counts' | 'detail',
  parameters: Readonly<Record<string, string>> = {},
  who: string | null = token,
) =>
  callGateway(gateway.url, `/webapp/soe!${call}.action`, {
    parameters,
    ...(who === null ? {} : { token: who }),
  });
const listed = async (parameters: Readonly<Record<string, string>>): Promise<readonly string[]> => {
  const { data } = await ask('list', { pageSize: '100', ...parameters });
  return (data as { list: readonly { id: string }[] }).list.map(({ id }) => id);
};
const idsWhere = (takes: (listing: Seeded) => boolean): readonly string[] =>
  soes
    .filter(takes)
    .map(({ id }) => id)
    .sort();
const standingOf = (listing: Seeded) => {
  const standing = soeStanding(listing, dayOfMoment(clock.now()), stateCalendar);
  return isRight(standing) ? standing.right : null;
};
const isIn = (stage: SoeStage) => (listing: Seeded) => standingOf(listing)?.stage === stage;

describe('the list of state-owned listings', () => {
  test('[ENT-06] is filtered by group, deal, stage, stake, industry, region, exchange and price, and counted alike', async () => {
    const rows: readonly (readonly [Readonly<Record<string, string>>, (listing: Seeded) => boolean])[] = [
      [{}, () => true],
      [{ group: '3,9' }, ({ group }) => ['3', '9'].includes(group)],
      [{ deal: 'increase' }, ({ deal }) => deal === 'increase'],
      [{ stage: 'disclosure' }, isIn('disclosure')],
      [{ stage: 'suspended,ended' }, (each) => isIn('suspended')(each) || isIn('ended')(each)],
      [{ holding: 'whole' }, ({ deal, stake }) => deal === 'equity' && Number(stake) === 100],
      [{ region: 'cn-13' }, ({ region }) => region.startsWith('河北')],
      [{ exchange: 'BJ,SH' }, ({ exchange }) => ['BJ', 'SH'].includes(exchange)],
      [{ min: '10000', max: '20000' }, ({ price }) => price !== null && +price >= 1e4 && +price <= 2e4],
      [{ keyword: '澄源' }, ({ company, title }) => `${company}${title}`.includes('澄源')],
    ];
    for (const [asked, takes] of rows) {
      const wanted = idsWhere(takes);
      expect([asked, wanted.length > 0]).toEqual([asked, true]);
      expect([...(await listed(asked))].sort()).toEqual(wanted);
      expect(await ask('counts', asked)).toMatchObject({ data: { total: wanted.length } });
    }
  });

  test('[SCR-05] is in the order of disclosure, deadline or price; what has none is last', async () => {
    const byId = new Map(soes.map((listing) => [listing.id, listing]));
    const each = async (sort: string, of: (listing: Seeded) => string | number) =>
      (await listed({ sort })).map((id) => {
        const listing = byId.get(id);
        return listing === undefined ? '' : of(listing);
      });
    const disclosed = await each('disclosed', ({ dates }) => dates.formalFrom ?? dates.preFrom ?? '');
    expect(disclosed).toEqual([...disclosed].sort().reverse());
    const deadlines = await each('deadline', (listing) => {
      const period = standingOf(listing)?.period ?? null;
      if (period === null || period.isOver || period.deadline._tag === 'Left') return '9999';
      return period.deadline.right;
    });
    expect(deadlines).toEqual([...deadlines].sort());
    expect(deadlines[0] ?? '').toMatch(/^2026-11-30/);
    const prices = await each('priceDown', ({ price }) => Number(price ?? -1));
    expect(prices).toEqual([...prices].sort((one, other) => Number(other) - Number(one)));
  });

  test('[SCR-05] refuses filters that are unknown, malformed or contradict themselves', async () => {
    const wrong = [
      { group: '10' },
      { deal: 'gift' },
      { stage: 'open' },
      { holding: 'most' },
      { industry: '9999' },
      { region: 'moon' },
      { min: '-1' },
      { min: '500', max: '100' },
      { keyword: '国'.repeat(41) },
      { sort: 'best' },
      { cursor: 'e12345678.1~S1' },
    ];
    for (const asked of wrong) expect([asked, (await ask('list', asked)).code]).toEqual([asked, 400]);
  });

  test('[SCR-05] goes on where a page ended, without a gap or a repetition', async () => {
    const seen: string[] = [];
    let cursor = '';
    for (;;) {
      const { data } = await ask('list', { pageSize: '7', sort: 'deadline', ...(cursor && { cursor }) });
      const part = data as { list: readonly { id: string }[]; next: string | null };
      seen.push(...part.list.map(({ id }) => id));
      if (part.next === null) break;
      cursor = part.next;
    }
    expect(seen).toEqual(await listed({ sort: 'deadline' }));
    expect(new Set(seen).size).toBe(soes.length);
  });

  test('[SCR-05] is for verified members alone', async () => {
    expect((await ask('list', {}, null)).code).toBe(401);
    const half = await tokenOf(gateway, 'u3');
    for (const call of ['list', 'counts', 'detail'] as const)
      expect(await ask(call, { id: 'S20260101' }, half)).toMatchObject({ code: 403, data: undefined });
  });
});

describe('a state-owned listing', () => {
  test('[SCR-05] shows all that its notice says, and others of its group', async () => {
    const [listing] = soes;
    const { data } = await ask('detail', { id: listing?.id ?? '' });
    const read = SoeDetail.decode(data);
    expect(isRight(read) && { ...read.right, related: [] }).toEqual(listing);
    const { related } = data as { readonly related: readonly Seeded[] };
    expect(related.length).toBeGreaterThan(0);
    for (const each of related) {
      expect(each.group).toBe(listing?.group);
      expect(each.id).not.toBe(listing?.id);
      expect(each).not.toHaveProperty('seller');
    }
  });

  test('[SCR-05] with an id of another kind, or with none, is not there', async () => {
    for (const id of ['F20260001', 's1', '../1', ''])
      expect(await ask('detail', { id })).toMatchObject({ code: 404, text: '挂牌项目不存在或已撤回' });
  });
});

test('[MKT-17] each listing is in its stage of the day of the request', async () => {
  const counted = async () => {
    const { data } = await ask('counts');
    const { choices } = data as { choices: readonly { of: string; id: string; count: number }[] };
    return Object.fromEntries(choices.flatMap(({ of, id, count }) => (of === 'stage' ? [[id, count]] : [])));
  };
  const wanted = () => {
    const stages = soes.map((listing) => standingOf(listing)?.stage ?? '');
    const known = [...new Set(stages)].filter((stage) => stage !== '');
    return Object.fromEntries(known.map((stage) => [stage, stages.filter((each) => each === stage).length]));
  };
  const today = wanted();
  expect(await counted()).toEqual(today);
  clock.jump(9 * dayMs);
  token = await tokenOf(gateway, 'u1');
  const later = wanted();
  expect(later).not.toEqual(today);
  expect(await counted()).toEqual(later);
});
