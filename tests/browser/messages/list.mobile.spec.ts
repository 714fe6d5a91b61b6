import { expect, test } from '../support/fixtures';
import { answer, broken, callPath, onCall } from '../support/gateway-calls';
import { signIn } from '../support/log-in';
import { fillInbox, rowsIn } from './inbox';

const listCall = '/webapp/message!list.action';

test('[LAY-16] while the first page loads the list is a skeleton; then the rows stand there', async ({
  page,
  member,
  gateway,
}) => {
  await fillInbox(gateway, member, 3);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await onCall(page, listCall, async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto('/message');
  await expect(page.getByRole('heading', { level: 1, name: '消息' })).toBeVisible();
  const skeleton = page.getByRole('main').locator('.skeleton');
  await expect(skeleton.first()).toBeVisible();
  await expect(rowsIn(page)).toHaveCount(0);

  release();
  await expect(rowsIn(page)).toHaveCount(3);
  await expect(rowsIn(page).first()).toContainText('第 3 封');
  await expect(skeleton).toHaveCount(0);
});

test('[LAY-16] scrolling to the end loads what follows until there is no more, each message once', async ({
  page,
  member,
  gateway,
}) => {
  await fillInbox(gateway, member, 45);
  await page.goto('/message');
  await expect(rowsIn(page)).toHaveCount(20);
  await rowsIn(page).last().scrollIntoViewIfNeeded();
  await expect(rowsIn(page)).toHaveCount(40);
  await rowsIn(page).last().scrollIntoViewIfNeeded();
  await expect(rowsIn(page)).toHaveCount(45);
  await expect(page.getByText('没有更多了')).toBeVisible();

  const words = await rowsIn(page).locator('.message-summary').allInnerTexts();
  expect(words).toEqual(Array.from({ length: 45 }, (_, place) => `第 ${45 - place} 封`));
});

test('[LAY-16] a first page that fails says so and offers a retry, which shows the rows', async ({
  page,
  member,
  gateway,
  watch,
}) => {
  watch.announce(/Failed to load resource/);
  await fillInbox(gateway, member, 2);
  const failing = await onCall(page, listCall, broken);
  await page.goto('/message');
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click();
  const panel = page.getByRole('alert').filter({ hasText: '消息没有加载出来' });
  await expect(panel).toBeVisible();

  await failing.stop();
  await panel.getByRole('button', { name: '重新加载' }).click();
  await expect(rowsIn(page)).toHaveCount(2);
  await expect(panel).toHaveCount(0);
});

test('[LAY-16] when what follows fails, the rows stay and a retry goes on from there', async ({
  page,
  member,
  gateway,
  watch,
}) => {
  watch.announce(/Failed to load resource/);
  await fillInbox(gateway, member, 25);
  await page.goto('/message');
  await expect(rowsIn(page)).toHaveCount(20);
  // The first page may be asked for once more meanwhile, since the socket has opened.
  const failing = await onCall(page, listCall, (route) =>
    new URL(route.request().url()).searchParams.has('cursor') ? broken(route) : route.fallback(),
  );
  await rowsIn(page).last().scrollIntoViewIfNeeded();
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click();
  await expect(page.getByText('后面的消息没有加载出来')).toBeVisible();
  await expect(rowsIn(page)).toHaveCount(20);

  await failing.stop();
  await page.getByRole('button', { name: '重试' }).click();
  await expect(rowsIn(page)).toHaveCount(25);
});

test('[LAY-16] without messages the list says so and leads on to home', async ({
  page,
  context,
  gateway,
  account,
}) => {
  await signIn(context, gateway, account);
  await page.goto('/message');
  await expect(page.getByText('还没有消息')).toBeVisible();
  await expect(rowsIn(page)).toHaveCount(0);
  await page.getByRole('link', { name: '去首页查看项目' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('[LAY-16] the button refreshes: what came without the list’s knowing stands at its head', async ({
  page,
  member,
  gateway,
}) => {
  await fillInbox(gateway, member, 1);
  const stale = await onCall(
    page,
    listCall,
    answer({ list: [], total: 0, page: 1, pageSize: 20, next: null }),
  );
  await page.goto('/message');
  await expect(page.getByText('还没有消息')).toBeVisible();
  await stale.stop();
  const asked = page.waitForRequest((request) => callPath(request) === listCall);
  await page.getByRole('button', { name: '刷新' }).click();
  await asked;
  await expect(rowsIn(page)).toHaveCount(1);
});
