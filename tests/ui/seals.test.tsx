import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keptLists } from '../../contract/favourite/kept-lists';
import { answered } from '../../tools/gallery/scene/answers';
import { favouriteStories } from '../../tools/gallery/stories/favourite-stories';
import { detail } from '../../tools/gallery/stories/deals';
import { asMember, show } from './support/show';

const seals = async () =>
  (await screen.findAllByRole('link', { name: '签署NDA后可见' })).map((link) => link.getAttribute('href'));

test.each([
  ['a list', { address: '/sale' }],
  ['a comparison', { address: '/sale?compare=S20260418,S20260409,S20260402' }],
  ['the page of a deal', { address: '/sale/entrust/S20260418' }],
])('[ENT-09] every seal of %s leads to the NDA of its deal', async (_, scene) => {
  await show({ ...asMember, ...scene });
  for (const to of await seals()) expect(to).toMatch(/^\/sale\/[a-z]+\/[A-Z0-9]+\?nda=sign$/i);
});

test('[ENT-09] the address to which a seal leads opens the NDA over the deal, for a member', async () => {
  const { user } = await show({ ...asMember, address: '/sale/entrust/S20260418', sale: answered(detail) });
  const [seal] = await screen.findAllByRole('link', { name: '签署NDA后可见' });
  if (seal === undefined) throw new Error('The deal seals nothing.');
  await user.click(seal);
  expect(await screen.findByRole('dialog', { name: '签署保密协议' })).toBeTruthy();
});

test('[ACC-02] a seal leads a visitor to the way to log in, and back to the NDA afterwards', async () => {
  const { user, flows } = await show({ address: '/sale' });
  const [seal] = await screen.findAllByRole('link', { name: '签署NDA后可见' });
  if (seal === undefined) throw new Error('The list seals nothing.');
  await user.click(seal);
  await waitFor(() =>
    expect(JSON.stringify(flows.app.navigation.getSnapshot().context)).toContain('nda=sign'),
  );
  expect((await screen.findAllByRole('link', { name: /登录/ })).length).toBeGreaterThan(0);
});

test('[SCR-07] the hub of favourites lists every kind of favourite', async () => {
  const [hub] = favouriteStories;
  if (hub === undefined) throw new Error('There is no story of the hub.');
  await show(hub.scene);
  const list = await screen.findByRole('list', { name: '收藏的分类' });
  expect(list.textContent).toContain('投资机构');
  expect(within(list).getAllByRole('link').length).toBeGreaterThanOrEqual(Object.keys(keptLists).length);
});
