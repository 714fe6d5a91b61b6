import { callGateway } from '../../support/gateway/call';
import { sealedDeal } from '../support/deals';
import { expect, test } from '../support/fixtures';
import { whenShown } from '../support/when-shown';

test('[LAY-17] with an own interest next to the signature, the bottom bar has one line each, down to 320', async ({
  page,
  context,
  gateway,
  member: _,
}) => {
  const token = (await context.cookies()).find(({ name }) => name === 'Admin-Token')?.value ?? '';
  await callGateway(gateway.url, '/webapp/bid!save.action', {
    ...{ method: 'POST', token },
    parameters: { saleId: sealedDeal.sale?.id ?? '', kind: 'interest', note: '' },
  });
  await page.goto(sealedDeal.path);
  await whenShown(page);
  await expect(page.getByText('待答复')).toBeVisible();
  const own = page.getByRole('group', { name: '操作' }).getByRole('link', { name: '我的意向' });
  const sign = page.getByRole('button', { name: '签署保密协议' });
  for (const width of [320, 344, 360, 375]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(sign).toBeInViewport({ ratio: 1 });
    const [left, right] = [await own.boundingBox(), await sign.boundingBox()];
    expect([left?.height, right?.height]).toEqual([44, 44]);
    expect((left?.x ?? 0) + (left?.width ?? width)).toBeLessThanOrEqual(right?.x ?? 0);
  }
});
