import { screen } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { answered } from '../../tools/gallery/scene/answers';
import { noBids, receivedBids } from '../../tools/gallery/stories/bids';
import { ownDetail } from '../../tools/gallery/stories/deals';

// What comes to owners alone never comes, as after a new release.
const gone = [
  '../../src/ui/features/deal-action/bid/received-bids',
  '../../src/ui/screens/sale-detail/nda/requests',
];
for (const path of gone)
  vi.doMock(path, () => {
    throw new Error('chunk is gone');
  });

beforeEach(() => {
  vi.resetModules();
});

// Files share their modules: the one after this has the parts again.
afterAll(() => {
  gone.forEach((path) => vi.doUnmock(path));
  vi.resetModules();
});

test('[SCR-03][LAY-13] the own deal stands there, and says which of its parts did not come', async () => {
  const { asMember, show } = await import('./support/show');
  const own = { ...noBids, ndaState: 'signed', isOwner: true, received: receivedBids } as const;
  await show({
    ...asMember,
    address: '/sale/entrust/S20260418',
    sale: answered(ownDetail),
    dealBids: answered(own),
  });
  expect(
    await screen.findByText('收到的意向和报价没有加载出来，请检查网络后刷新页面。', undefined, {
      timeout: 10_000,
    }),
  ).toBeTruthy();
  expect(await screen.findByText('申请没有加载出来')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: ownDetail.title })).toBeTruthy();
});
