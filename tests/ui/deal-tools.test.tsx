import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { selectNavigationStatus } from '../../src/application/shell/navigation/status';
import { answered, failing } from '../../tools/gallery/scene/answers';
import type { Scene } from '../../tools/gallery/scene/scene';
import { withNarrowSpaces } from '../../src/domain/text/with-narrow-spaces';
import { buyDetail } from '../../tools/gallery/stories/buys';
import { member } from '../../tools/gallery/stories/people';
import { transferDetail } from '../../tools/gallery/stories/transfers';
import { asMember, show } from './support/show';

const demand: Partial<Scene> = { ...asMember, address: `/buy/${buyDetail.id}` };
const transfer: Partial<Scene> = {
  ...asMember,
  address: `/gf/${transferDetail.sourceType}/${transferDetail.id}`,
};

/** What can be done with the deal of the page, by its words. */
const toolsOf = async (title: string): Promise<readonly (string | null)[]> => {
  await screen.findByRole('heading', { level: 2, name: title });
  const side = within(screen.getByRole('complementary'));
  const buttons = await side.findAllByRole('button');
  return buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent);
};

test('[SCR-07][SCR-11] a demand is kept, asked about, shared and reported from its page', async () => {
  await show(demand);
  expect(await toolsOf(buyDetail.title)).toEqual([
    `收藏：${buyDetail.title}`,
    '咨询·剩 17 次',
    '分享',
    '举报',
  ]);
});

test('[SCR-07][SCR-11] a share transfer is kept, asked about, shared and reported from its page, by a visitor after the login', async () => {
  await show({ address: transfer.address ?? '' });
  expect(await toolsOf(withNarrowSpaces(transferDetail.title))).toEqual([
    `收藏：${transferDetail.title}`,
    ...['分享', '登录后咨询转让方', '举报'],
  ]);
});

test('[ENT-10][SCR-11] what is over is not shared, and nobody reports what is their own or asks about it', async () => {
  await show({ ...demand, buy: answered({ ...buyDetail, own: true, state: 'expired' }) });
  expect(await toolsOf(buyDetail.title)).toEqual([`收藏：${buyDetail.title}`]);
});

test('[ENT-10][SCR-11] a share transfer whose deadline has passed is neither shared nor asked about', async () => {
  await show({ ...transfer, transfer: answered({ ...transferDetail, standing: 'ended' }) });
  expect(await toolsOf(withNarrowSpaces(transferDetail.title))).toEqual([
    `收藏：${transferDetail.title}`,
    '举报',
  ]);
  const bar = within(screen.getByRole('group', { name: '操作' }));
  expect(bar.getByRole('link', { name: '查看全部转让项目' }).getAttribute('href')).toBe('/gf');
});

test('[SCR-07] the star of a share transfer is pressed at once, and its removal can be taken back', async () => {
  const { user } = await show(transfer);
  const star = await screen.findByRole('button', { name: `收藏：${transferDetail.title}`, pressed: false });
  await user.click(star);
  expect(star.getAttribute('aria-pressed')).toBe('true');
  await user.click(star);
  expect(star.getAttribute('aria-pressed')).toBe('false');
  await user.click(await screen.findByRole('button', { name: '撤销' }));
  expect(star.getAttribute('aria-pressed')).toBe('true');
});

test('[SCR-11] what the gateway refuses of asking about a demand is said in its words', async () => {
  const refusal = { kind: 'refused', code: 429, message: '今天发起的咨询过多，请明天再试' } as const;
  const { user } = await show({ ...demand, consulted: failing(refusal) });
  await user.click(await screen.findByRole('button', { name: '咨询·剩 17 次' }));
  expect((await screen.findByRole('alert')).textContent).toBe(`没有打开会话：${refusal.message}`);
});

test('[ACC-05] who is not fully verified is led to the verification instead', async () => {
  const { user, flows } = await show({ ...transfer, user: answered(member({ prove: '2' })) });
  await user.click(await screen.findByRole('button', { name: '完整认证后咨询转让方' }));
  const { address } = selectNavigationStatus(flows.app.navigation.getSnapshot());
  expect(address).toBe('/user/auditLogin');
});
