import { fingerOn } from '../support/finger';
import { expect, test } from '../support/fixtures';
import { broken, callPath, onCall } from '../support/gateway-calls';
import { expectUnread, fillInbox, rowsIn } from './inbox';
import { holdSockets, subscriptionOn } from './sockets';

const listCall = '/webapp/message!list.action';

/** Holds back the answers of the list until `release` is called, and counts its calls. */
const gate = () => {
  const held = { calls: 0, release: (): void => undefined };
  const open = new Promise<void>((resolve) => (held.release = resolve));
  return { held, open };
};

test('[LAY-16][LAY-02] the list is a skeleton first, is pulled, and takes many new messages without a gap', async ({
  page,
  member,
  gateway,
  watch,
}) => {
  watch.announce(/Failed to load resource/);
  const sockets = await holdSockets(page);
  await fillInbox(gateway, member, 5);
  const first = gate();
  const loading = await onCall(page, listCall, async (route) => {
    await first.open;
    await route.fallback();
  });
  await page.goto('/message');
  await expect(page.getByRole('heading', { level: 1, name: '消息' })).toBeVisible();
  const skeleton = page.getByRole('main').locator('.skeleton');
  await expect(skeleton.first()).toBeVisible();
  await expect(rowsIn(page)).toHaveCount(0);
  first.held.release();
  await expect(rowsIn(page)).toHaveCount(5);
  await expect(rowsIn(page).first()).toContainText('第 5 封');
  await expect(skeleton).toHaveCount(0);
  await expect(page.getByText('没有更多了')).toBeVisible();
  await loading.stop();

  const finger = await fingerOn(page);
  await finger.down([190, 220]);
  for (let y = 240; y <= 520; y += 20) await finger.move([190, y]);
  await expect(page.getByText('松开刷新')).toBeVisible();
  const refreshed = page.waitForResponse((answer) => callPath(answer.request()) === listCall);
  await finger.up();
  await refreshed;
  await expect(rowsIn(page)).toHaveCount(5);

  // More than a page arrives at once, while an answer is held back.
  await expect.poll(() => subscriptionOn(sockets[0])).not.toBeNull();
  const many = gate();
  const held = await onCall(page, listCall, async (route) => {
    many.held.calls += 1;
    await many.open;
    await route.fallback();
  });
  await fillInbox(gateway, member, 45);
  await expectUnread(page, '50');
  // After an answer the list pauses before it asks for what is new.
  await expect.poll(() => many.held.calls).toBe(1);
  // The page that follows fails: the rows stay, and a retry goes on from there.
  const failing = await onCall(page, listCall, (route) =>
    new URL(route.request().url()).searchParams.has('cursor') ? broken(route) : route.fallback(),
  );
  many.held.release();
  await expect(rowsIn(page).first()).toContainText('第 45 封');
  await rowsIn(page).last().scrollIntoViewIfNeeded();
  await expect(page.getByText('后面的消息没有加载出来')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await failing.stop();
  await held.stop();
  await page.getByRole('button', { name: '重试' }).click();
  // How many pages follow by themselves depends on where the end of the list is when each arrives.
  await expect(async () => {
    await rowsIn(page).last().scrollIntoViewIfNeeded();
    await expect(rowsIn(page)).toHaveCount(50, { timeout: 500 });
  }).toPass();
  await expect(page.getByText('没有更多了')).toBeVisible();
  const words = await rowsIn(page).locator('.message-summary').allInnerTexts();
  expect(words).toEqual([
    ...Array.from({ length: 45 }, (_, place) => `第 ${45 - place} 封`),
    ...Array.from({ length: 5 }, (_, place) => `第 ${5 - place} 封`),
  ]);
});
