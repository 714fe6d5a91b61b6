import { expect, test } from '../support/fixtures';
import { callPath } from '../support/gateway-calls';
import { fillInbox, rowsIn } from './inbox';

const listCall = '/webapp/message!list.action';

test('[LAY-16] pulling the list down by a finger says what letting go does, and refreshes', async ({
  page,
  context,
  member,
  gateway,
}) => {
  await fillInbox(gateway, member, 3);
  await page.goto('/message');
  await expect(rowsIn(page)).toHaveCount(3);
  const finger = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 190, y }] });

  await touch('touchStart', 220);
  for (let y = 240; y <= 520; y += 20) await touch('touchMove', y);
  await expect(page.getByText('松开刷新')).toBeVisible();
  const refreshed = page.waitForRequest((request) => callPath(request) === listCall);
  await touch('touchEnd');
  await refreshed;
  await expect(rowsIn(page)).toHaveCount(3);
});
