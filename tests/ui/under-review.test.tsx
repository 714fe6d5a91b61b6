import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answered, failing, inTurn } from '../../tools/gallery/scene/answers';
import { member } from '../../tools/gallery/stories/people';
import { pending, rejected } from '../../tools/gallery/stories/verification-stories';
import { asMember, show } from './support/show';

const following = {
  ...asMember,
  address: '/user/underReview',
  user: answered(member({ prove: null })),
};
const network = failing({ kind: 'network' });
const company = '恒泰产业资本管理（上海）有限公司';
const stale = '最新进度没有加载出来（后端接口连接异常），下面是上次看到的内容。';

test('[SCR-10] a look that fails is told above what was seen last, and the next that comes takes it away', async () => {
  const verification = inTurn(answered(pending), network, answered(pending));
  const { user } = await show({ ...following, verification });
  const again = await screen.findByRole('button', { name: '刷新进度' });
  expect(screen.queryByText(stale)).toBeNull();

  await user.click(again);
  const reported = await screen.findByText(stale);
  expect(reported.getAttribute('role')).toBe('status');
  expect(screen.getByText('平台审核')).toBeTruthy();
  expect(screen.getByText(company)).toBeTruthy();

  await user.click(screen.getByRole('button', { name: '刷新进度' }));
  await waitFor(() => expect(screen.queryByText(stale)).toBeNull());
  expect(screen.getByText(company)).toBeTruthy();
});

test('[SCR-10] a first look that fails says so, and can be asked for again', async () => {
  const { user } = await show({ ...following, verification: inTurn(network, answered(rejected)) });
  expect(await screen.findByText('认证进度没有加载出来')).toBeTruthy();
  expect(screen.getByText(/后端接口连接异常/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '重新加载' }));
  expect(await screen.findByText('未通过的原因')).toBeTruthy();
  expect(screen.queryByText('认证进度没有加载出来')).toBeNull();
});
