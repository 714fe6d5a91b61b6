import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { homeList } from '../../src/domain/home/home-list';
import { isStanding } from '../../src/domain/route/standing';
import type { Sale } from '../../src/domain/sale/sale';
import { answered, failing, never } from '../../tools/gallery/scene/answers';
import { deals, homeDeals } from '../../tools/gallery/stories/deals';
import { banners, homeEvents, hotWords } from '../../tools/gallery/stories/home';
import { news } from '../../tools/gallery/stories/news';
import { asMember, show } from './support/show';

const dealTitles = () => screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);

test('[SCR-01][ENT-11] home shows banners, hot words and five deals, the recommended ones first', async () => {
  await show({ deals: answered(homeList({ recommended: deals.slice(3), sales: [...deals, ...deals] })) });
  expect(await screen.findByRole('region', { name: '推荐' })).toBeTruthy();
  expect(within(screen.getByRole('list', { name: '热搜' })).getAllByRole('listitem')).toHaveLength(12);
  expect(dealTitles()).toEqual([...deals.slice(3), ...deals.slice(0, 3)].map(({ title }) => title));
});

test('[SCR-01] hot words and banners stand in the order of their sort', async () => {
  await show({
    hotWords: answered(hotWords.slice(0, 3).map((word, place) => ({ ...word, sort: -place }))),
    banners: answered(banners.map((banner, place) => ({ ...banner, sort: -place }))),
  });
  const words = await screen.findByRole('list', { name: '热搜' });
  expect(
    within(words)
      .getAllByRole('listitem')
      .map((word) => word.textContent),
  ).toEqual(['储能', '控股权', '半导体设备']);
  expect(screen.getByRole('group', { name: '第 1 张，共 3 张' }).textContent).toContain(
    '前三季度并购交易回顾',
  );
});

test('[SCR-01] eight entries lead on, each to a page that stands', async () => {
  await show();
  const entries = within(await screen.findByRole('navigation', { name: '快捷入口' })).getAllByRole('link');
  expect(entries.map((entry) => entry.textContent)).toHaveLength(8);
  for (const entry of entries) expect(isStanding(entry.getAttribute('href') ?? '')).toBe(true);
});

test('[SCR-01] the latest news stand below the deals, each leading to its page', async () => {
  await show();
  const reported = within(await screen.findByRole('region', { name: '最新资讯' })).getAllByRole('listitem');
  expect(reported.map((piece) => piece.querySelector('a')?.textContent)).toEqual(
    news.map(({ title }) => title),
  );
  expect(reported[0]?.textContent).toContain('行业研究');
});

test('[SCR-01] news that did not come are asked for again where they would stand', async () => {
  const { user } = await show({ news: failing({ kind: 'network' }) });
  const place = within(await screen.findByRole('region', { name: '最新资讯' }));
  expect(await place.findByText('最新资讯没有加载出来')).toBeTruthy();
  await user.click(place.getByRole('button', { name: '重试' }));
  expect(screen.getAllByRole('article')).toHaveLength(5);
});

test('[SCR-01] the next conferences and activities lead to their pages and say their states', async () => {
  await show();
  const block = within(await screen.findByRole('region', { name: '会议与活动' }));
  expect(block.getAllByRole('listitem').map((row) => row.querySelector('a')?.getAttribute('href'))).toEqual([
    '/activity/A1',
    '/conf/conf-1',
    '/activity/A2',
    '/conf/conf-2',
  ]);
  const [full, open, coming, closed] = block.getAllByRole('listitem').map((row) => row.textContent);
  expect(full).toContain('已满');
  expect(open).toContain('报名中');
  expect(open).toContain('12月8日（周二）09:00');
  expect(coming).toContain('未开始报名');
  expect(coming).toContain('线上');
  expect(closed).toContain('报名截止');
  expect(block.getByRole('link', { name: '全部会议' }).getAttribute('href')).toBe('/conf');
  expect(block.getByRole('link', { name: '全部活动' }).getAttribute('href')).toBe('/activity');
});

test.each([
  ['there are none', []],
  ['all have ended since the answer', homeEvents.map((event) => ({ ...event, endsAt: 1, startsAt: 0 }))],
])('[SCR-01] the block of conferences and activities is absent when %s', async (_, events) => {
  await show({ events: answered(events) });
  await screen.findByRole('region', { name: '最新资讯' });
  expect(screen.queryByRole('region', { name: '会议与活动' })).toBeNull();
});

test('[SCR-01] a hot word leads to the deals that say it', async () => {
  await show();
  const words = await screen.findByRole('list', { name: '热搜' });
  const [first] = within(words).getAllByRole('link');
  expect(first?.getAttribute('href')).toBe(`/sale?keyword=${encodeURIComponent(first?.textContent ?? '')}`);
});

test('[ENT-11] a deal leads to its page and shows its figures, its seal and where its NDA stands', async () => {
  await show(asMember);
  await screen.findByText(homeDeals[0]?.title ?? '');
  const [first] = screen.getAllByRole('article');
  const card = within(first ?? document.body);
  expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/sale/entrust/S20260418',
    '/sale/entrust/S20260418?nda=sign',
  ]);
  expect(first?.textContent).toContain('3.2\u202f亿元');
  expect(first?.textContent).toContain('2.86\u202f亿元');
  expect(card.getByText('签署NDA后可见')).toBeTruthy();
  expect(card.getByText('未签署')).toBeTruthy();
  expect(card.getByText('11月18日确认在售', { exact: false })).toBeTruthy();
});

const deal = deals[0];
const ndaWords = /^(未签署|待审核|已签署|已驳回|已过期|保密协议)$/;

test('[ENT-09] a visitor reads nothing of an NDA, as they have none', async () => {
  await show();
  await screen.findByText(homeDeals[0]?.title ?? '');
  expect(screen.queryByText(ndaWords)).toBeNull();
  expect(screen.getAllByText('签署NDA后可见').length).toBeGreaterThan(0);
});

test('[ENT-09] a deal in which nothing is sealed bears no 未签署', async () => {
  const open = { ...deal, sealed: false, ndaState: 'unsigned' } as Sale;
  await show({ ...asMember, deals: answered([open]) });
  expect(within(await screen.findByRole('article')).queryByText('未签署')).toBeNull();
});

test('[ENT-09] a deal that was opened by an NDA still says so', async () => {
  const signed = { ...deal, sealed: false, ndaState: 'signed' } as Sale;
  await show({ ...asMember, deals: answered([signed]) });
  expect(within(await screen.findByRole('article')).getByText('已签署')).toBeTruthy();
});

test('[SCR-01] changes that stand one below the other have the same number of decimals', async () => {
  await show();
  await screen.findByText(homeDeals[0]?.title ?? '');
  const changes = [...document.querySelectorAll('.growth')].map(({ textContent }) => textContent);
  expect(changes.length).toBeGreaterThan(1);
  for (const change of changes) expect(change).toMatch(/^[+-]\d+\.\d\u202f%$/);
});

test('[ENT-11] an amount that is not given is 面议', async () => {
  await show();
  expect(await screen.findByText('面议')).toBeTruthy();
});

test('[PER-03] while it loads, home shows shapes and says so', async () => {
  await show({ banners: never, deals: never, hotWords: never, news: never, events: never });
  expect(await screen.findAllByText('加载中...')).toHaveLength(4);
});

test('[SCR-01] without banners and deals, home says that there are none', async () => {
  await show({ banners: answered([]), deals: answered([]) });
  expect(await screen.findByText('暂时没有推荐的项目')).toBeTruthy();
  expect(screen.queryByRole('region', { name: '推荐' })).toBeNull();
});

test('[SCR-01][LAY-17] banners are turned over by keyboard, and only the one in front can be reached', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: '下一张' }));
  const slides = screen.getAllByRole('group');
  expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([true, false, true]);
  await user.click(screen.getByRole('button', { name: '上一张' }));
  await user.click(screen.getByRole('button', { name: '上一张' }));
  expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([true, true, false]);
});

test('[LAY-17] who asks for less motion gets banners that stand still until told to move', async () => {
  const { user } = await show({ reducedMotion: true });
  await user.click(await screen.findByRole('button', { name: '继续轮播' }));
  expect(screen.getByRole('button', { name: '暂停轮播' })).toBeTruthy();
});

test('[SEC-02] a banner leads only where the address parser allows', async () => {
  await show({
    banners: answered([
      { ...banners[0], id: 'in', link: '/sale/landing', title: '站内', eyebrow: '', subtitle: '', sort: 1 },
      {
        ...banners[0],
        id: 'out',
        link: 'javascript:alert(1)',
        title: '站外',
        eyebrow: '',
        subtitle: '',
        sort: 2,
      },
    ]),
  });
  const slides = await screen.findAllByRole('group');
  expect(slides.map((slide) => slide.querySelector('a')?.getAttribute('href') ?? null)).toEqual([
    '/sale/landing',
    null,
  ]);
});

test('[SCR-01] a member sees who they are and what is unread beside the deals', async () => {
  await show(asMember);
  expect(await screen.findByText('恒泰产业资本')).toBeTruthy();
  expect(screen.queryByRole('link', { name: '查看概况' })).toBeNull();
});

test('[SCR-01] a finger holds the banners and turns them over', async () => {
  await show({ reducedMotion: false });
  const region = await screen.findByRole('region', { name: '推荐' });
  const touch = (type: string, x: number): void => {
    const event = new Event(type, { bubbles: true });
    Object.assign(event, { touches: [{ clientX: x }], changedTouches: [{ clientX: x }] });
    act(() => {
      region.dispatchEvent(event);
    });
  };
  touch('touchstart', 200);
  touch('touchend', 120);
  expect(screen.getAllByRole('group').map((slide) => slide.hasAttribute('inert'))).toEqual([
    true,
    false,
    true,
  ]);
  touch('touchstart', 200);
  touch('touchend', 180);
  expect(screen.getAllByRole('group').map((slide) => slide.hasAttribute('inert'))).toEqual([
    true,
    false,
    true,
  ]);
});
