import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ticketSale } from '../../contract/conference/ticket-type';
import type { ConferenceDetail } from '../../contract/conference/conference';
import { dayMs } from '../../contract/values/duration';
import { answered } from '../../tools/gallery/scene/answers';
import { sceneNow } from '../../tools/gallery/scene/scene-now';
import { conferenceDetail, conferenceScene } from '../../tools/gallery/stories/conference-stories';
import { show } from './support/show';

const shown = async (changed: Partial<ConferenceDetail> = {}) => {
  await show({
    address: `/conf/${conferenceDetail.id}`,
    kinds: { conference: { ...conferenceScene, detail: answered({ ...conferenceDetail, ...changed }) } },
  });
  await screen.findByRole('heading', { level: 2, name: conferenceDetail.title });
};
const panel = (name: string): HTMLElement => screen.getByRole('region', { name });
const ticket = (name: string): string =>
  within(panel('票种')).getByText(name).closest('li')?.textContent ?? '';

test('[SCR-08] each ticket type says its price, what is left, its limit, its review and its refund', async () => {
  await shown();
  expect(ticket('参会票')).toMatch(/余\s46\s席.*每人限\s2\s张.*免费/);
  expect(ticket('VIP 对接席')).toMatch(/余\s8\s席.*须主办方审核.*前全额退票.*¥1,280/);
  expect(ticket('早鸟对接席')).toContain('已停售');
  expect(ticket('团队席')).toMatch(/已售完.*不支持退票/);
  expect(ticket('邀请票')).toMatch(/开售/);
});

test('[SCR-08] rules of a refund that are over are left out; after the last one nothing goes back', async () => {
  const refunds = [
    { until: sceneNow - 1, percent: 100 },
    { until: sceneNow + dayMs, percent: 50 },
  ];
  const [first, ...others] = conferenceDetail.tickets.filter(({ price }) => price > 0);
  const [second] = others;
  if (first === undefined || second === undefined) throw new Error('the sample has too few tickets');
  const tickets = [
    { ...first, refunds },
    { ...second, refunds: refunds.slice(0, 1) },
  ];
  await shown({ tickets });
  expect(ticket(first.name)).toContain('前退票，退还 50%');
  expect(ticket(first.name)).not.toContain('全额退票');
  expect(ticket(second.name)).toContain('不支持退票');
});

test('[SCR-08] a type that can be bought leads to its registration, and no other does', async () => {
  await shown();
  const links = within(panel('票种')).getAllByRole('link');
  const onSale = conferenceDetail.tickets.filter(
    (type) => ticketSale(type, conferenceDetail, sceneNow) === 'onSale',
  );
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    onSale.map(({ id }) => `/conf/${conferenceDetail.id}/register?type=${id}`),
  );
  expect(onSale.length).toBeLessThan(conferenceDetail.tickets.length);
});

test('[SCR-08] the agenda is by day and by track, and speakers are named', async () => {
  await shown();
  const days = panel('议程').querySelectorAll('section');
  expect(days).toHaveLength(2);
  const heads = [...(days[0]?.querySelectorAll('h4') ?? [])].map(({ textContent }) => textContent);
  expect(heads).toEqual(['主会场', '工业母机分会场B101', '机器人分会场B102', '新材料分会场B203']);
  expect(within(panel('嘉宾')).getByText('贺云川')).toBeTruthy();
});

test('[SCR-08] time leads to a calendar file, place to a map of a known host, and to no other', async () => {
  await shown();
  expect(screen.getByRole('link', { name: '加入日历' }).getAttribute('href')).toBe(
    `/files/conference/${conferenceDetail.id}.ics`,
  );
  const map = screen.getByRole('link', { name: '看地图' });
  expect(map.getAttribute('href')).toContain('https://uri.amap.com/');
  expect(map.getAttribute('rel')).toContain('noopener');
});

test('[SEC-02] a map at an unknown host is no link', async () => {
  await shown({ map: 'https://evil.example/?q=uri.amap.com' });
  expect(screen.queryByRole('link', { name: '看地图' })).toBeNull();
});

test.each([
  ['报名中', {}, true],
  ['未开始报名', { opensAt: sceneNow + dayMs }, false],
  ['已满', { placesLeft: 0 }, false],
  ['报名截止', { closesAt: sceneNow - dayMs }, false],
  ['进行中', { startsAt: sceneNow - dayMs }, false],
  ['已结束', { startsAt: sceneNow - 2 * dayMs, endsAt: sceneNow - dayMs }, false],
  ['已取消', { cancelledAt: sceneNow - dayMs, cancelReason: '场地检修' }, false],
] as const)(
  '[SCR-08] a conference that is %s says so, and leads to its form only while open',
  async (state, changed, opens) => {
    await shown(changed);
    expect(screen.getByText(state, { selector: '.event-state' })).toBeTruthy();
    const link = screen.queryByRole('link', { name: '立即报名' });
    expect(link?.getAttribute('href') ?? null).toBe(opens ? `/conf/${conferenceDetail.id}/register` : null);
  },
);
