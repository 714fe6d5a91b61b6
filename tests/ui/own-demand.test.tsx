import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answered } from '../../tools/gallery/scene/answers';
import { buyDetail } from '../../tools/gallery/stories/buys';
import { asMember, show } from './support/show';

const demand = { ...asMember, address: '/buy/20260105' };

test('[SCR-02] the page of one’s own demand leads to where it is changed and taken off', async () => {
  await show({ ...demand, buy: answered({ ...buyDetail, own: true }) });
  const way = await screen.findByRole('link', { name: '管理发布' });
  expect(way.getAttribute('href')).toBe('/new_buy');
});

test('[SCR-02] the page of somebody else’s demand offers nothing to manage', async () => {
  await show({ ...demand, buy: answered({ ...buyDetail, own: false }) });
  await screen.findByRole('link', { name: '查看相符的项目' });
  expect(screen.queryByRole('link', { name: '管理发布' })).toBeNull();
});
