import { fingerOn } from '../support/finger';
import { expect, test } from '../support/fixtures';
import { callPath } from '../support/gateway-calls';
import { fillInbox, rowsIn } from './inbox';

const listCall = '/webapp/message!list.action';

test('[LAY-16] pulling the list down by a finger says what letting go does, and refreshes', async ({
  page,
  member,
  gateway,
}) => {
  await fillInbox(gateway, member, 3);
  await page.goto('/message');
  await expect(rowsIn(page)).toHaveCount(3);
  const finger = await fingerOn(page);

  await finger.down([190, 220]);
  for (let y = 240; y <= 520; y += 20) await finger.move([190, y]);
  await expect(page.getByText('松开刷新')).toBeVisible();
  const refreshed = page.waitForRequest((request) => callPath(request) === listCall);
  await finger.up();
  await refreshed;
  await expect(rowsIn(page)).toHaveCount(3);
});
