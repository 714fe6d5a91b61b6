import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { matchingPath } from '../../../src/domain/matching/matching-address';
import { answered, failing, inTurn } from '../../../tools/gallery/scene/answers';
import {
  generalMatching,
  matchingScene,
  matchingStories,
} from '../../../tools/gallery/stories/matching-stories';
import { asMember, show } from '../support/show';

const member = { ...asMember, address: matchingPath };
const storyOf = (id: string) => matchingStories.find((story) => story.id === id)?.scene ?? {};
const titled = (name: string) => screen.findByRole('heading', { name }, { timeout: 12_000 });
const hrefOf = (name: string): string | null => screen.getByRole('link', { name }).getAttribute('href');

test('[SCR-13] each counterparty has its score, band and one reason for each factor', async () => {
  await show(member);
  await titled('较为相符的 3 个');
  const card = screen.getAllByRole('article')[1];
  if (card === undefined) throw new Error('there is no second counterparty');
  const link = within(card).getByRole('link', { name: '胶东精密轴承制造商股权转让' });
  expect(link.getAttribute('href')).toBe('/sale/entrust/S20260344');
  expect(card.querySelector('.match-score')?.textContent).toBe('72 分匹配 中');
  const factors = [...card.querySelectorAll('.match-factor')].map((row) => row.textContent);
  expect(factors).toEqual([
    '行业同属先进制造，细分不同24 / 40',
    '金额金额未填或未公开，按中性计12.5 / 25',
    '地区山东属华东20 / 20',
    '轮次同为非融资交易15 / 15',
  ]);
});

test('[SCR-13] a near match names the single miss, and the page explains the weights', async () => {
  await show(member);
  await titled('差一点');
  expect(screen.getByText('差在地区：').parentElement?.textContent).toBe('差在地区：华东等与四川不同');
  const weights = within(screen.getByRole('list', { name: '各项的权重' })).getAllByRole('listitem');
  expect(weights.map((row) => row.textContent)).toEqual(['行业40', '金额25', '地区20', '轮次15']);
});

test('[SCR-13] another publication is an address of the page, and the shown one is marked', async () => {
  await show(member);
  await titled('收购精密减速器与传动部件企业');
  const others = within(screen.getByRole('navigation', { name: '您已上架的发布', hidden: true }));
  const links = others.getAllByRole('link', { hidden: true });
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    [`${matchingPath}?of=p20260096`, 'page'],
    [`${matchingPath}?of=p20260120`, null],
    [`${matchingPath}?of=p20260418`, null],
  ]);
  expect(hrefOf('修改条件')).toBe('/new_buy?kind=buy&id=p20260096');
});

test('[SCR-13] a member with nothing listed is led to publish', async () => {
  await show(storyOf('matching-empty'));
  expect(await screen.findByText('还没有已上架的项目或求购需求')).toBeTruthy();
  expect([hrefOf('发布求购需求'), hrefOf('发布项目')]).toEqual(['/new_buy?kind=buy', '/new_buy?kind=sale']);
});

test('[SCR-13] a publication without counterparties leads to its conditions and to the list', async () => {
  await show(storyOf('matching-none'));
  await titled('暂时没有较为相符的对手方');
  expect(hrefOf('查看全部项目')).toBe('/sale');
});

test('[SCR-13] a publication that is not listed says so, and leads to the newest', async () => {
  await show(storyOf('matching-unknown'));
  expect(await screen.findByText('该发布已下架或未上架，上架后可以匹配')).toBeTruthy();
  expect([hrefOf('匹配最近的发布'), hrefOf('我的发布')]).toEqual([matchingPath, '/new_buy']);
});

test('[LAY-16] a failure offers to try again, and a failed refresh keeps the counterparties', async () => {
  const failure = failing({ kind: 'timeout' });
  const { user } = await show({ ...member, matching: inTurn(failure, matchingScene.matching, failure) });
  await user.click(await screen.findByRole('button', { name: '重新加载' }, { timeout: 12_000 }));
  await titled('较为相符的 3 个');
  await user.click(screen.getByRole('button', { name: '重新匹配' }));
  expect(await screen.findByText(/^未能更新，以下是/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: '较为相符的 3 个' })).toBeTruthy();
});

test('[SCR-13] hostile markup in a title or a reason stays text', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const scene = matchingScene.matching;
  if (scene.kind !== 'value') throw new Error('the scene has no counterparties');
  const matches = scene.value.matches.map((each) => ({
    ...each,
    title: hostile,
    facts: [hostile],
    factors: each.factors.map((factor) => ({ ...factor, reason: hostile })),
  }));
  await show({ ...member, matching: answered({ ...scene.value, matches }) });
  await titled('较为相符的 3 个');
  expect(screen.getAllByText(hostile).length).toBeGreaterThan(3);
  expect(document.querySelector('main img')).toBeNull();
});

const consented = (withdrawnAt: number | null) =>
  answered([{ purpose: 'recommendation' as const, history: [{ version: '1.0', givenAt: 1, withdrawnAt }] }]);

test('[MKT-23] without the consent the page says that all get the same; one press makes it personal', async () => {
  const { user } = await show({
    ...member,
    matching: inTurn(answered(generalMatching), matchingScene.matching, answered(generalMatching)),
    purposeChanged: inTurn(consented(null), consented(2)),
  });
  await titled('最近确认的项目');
  expect(screen.getByText(/^您没有同意个性化推荐，以下内容对所有会员相同/)).toBeTruthy();
  expect(screen.queryByText('分数怎样算')).toBeNull();
  expect(screen.queryByRole('navigation', { name: '您已上架的发布', hidden: true })).toBeNull();
  await user.click(await screen.findByRole('button', { name: '同意：个性化推荐' }));
  await titled('较为相符的 3 个');
  await user.click(screen.getByRole('button', { name: '撤回：个性化推荐' }));
  await titled('最近确认的求购需求');
  expect(screen.queryByText(/^较为相符/)).toBeNull();
});
