import { callGateway } from '../../support/gateway/call';
import { field, log, rowOf, write } from '../chat/talking';
import { atCashier, asking, buy, confirm, expectOutcome } from '../payment/paying';
import { demo } from '../support/accounts';
import { recommendedTitles } from '../support/deals';
import { callsOf } from '../support/gateway-calls';
import { logIn } from '../support/log-in';
import { askForCode, phoneForm } from '../support/phone-form';
import { whenLoaded } from '../support/when-shown';
import { goOn } from '../publication/typing';
import { expect, test } from './fixtures';

const currentUser = '/webapp/register!get.action';

/** What a conversation says while its socket is gone. */
const reconnecting = '连接已断开，正在重新连接';

test('[OPS-01] one login holds on all gateways: home, list, deal and a publication through the proxy', async ({
  cluster,
  openPerson,
}) => {
  test.slow();
  const { page, context } = await openPerson();
  await logIn(page, demo.shen);
  const token = (await context.cookies()).find(({ name }) => name === 'Admin-Token')?.value ?? '';
  for (const { address } of cluster.instances)
    expect((await callGateway(address, currentUser, { token })).code).toBe(200);

  await page.goto('/');
  await whenLoaded(page);
  await expect(
    page
      .getByRole('article')
      .filter({ hasText: recommendedTitles[0] ?? '' })
      .first(),
  ).toBeVisible();
  await page.goto('/sale');
  await whenLoaded(page);
  const deal = page.getByRole('article').getByRole('heading').getByRole('link').first();
  const title = await deal.innerText();
  await deal.click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/sale$/);
  await expect(page.getByRole('heading').getByRole('link', { name: title })).toBeVisible();

  // Each saving goes to the gateway whose turn it is.
  await page.goto('/new_buy');
  await page.getByRole('link', { name: '发布出售项目' }).click();
  await page.getByText('委托出售').click();
  await page.getByLabel('标题').fill('三个网关同存的草稿');
  await expect(page.getByText(/^已保存 \d\d:\d\d$/)).toBeVisible();
  await goOn(page, '金额与财务');
  await page.getByRole('textbox', { name: '金额' }).fill('8,800');
  await expect(page.getByText(/^已保存 \d\d:\d\d$/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: '金额' })).toHaveValue('8,800');
});

test('[OPS-01] a code comes from the operator of another gateway than the one that sent it', async ({
  cluster,
  openPerson,
}) => {
  const { page } = await openPerson();
  await page.goto('/login');
  await askForCode(page, demo.zhou.phone);
  const listed = await cluster.operate({ command: 'codes', phone: demo.zhou.phone }, 2);
  const code = /\b(\d{6})\b/.exec(listed)?.[1] ?? '';
  await phoneForm(page).code.fill(code);
  await phoneForm(page).submit('登录').click();
  await expect(page).not.toHaveURL(/\/login/);
});

test('[OPS-01] messages pass between gateways, and a gateway ended by kill -9 loses none', async ({
  cluster,
  openPerson,
  watch,
}) => {
  test.slow();
  watch.announce(/WebSocket connection to .* failed/, /50\d \(/, /ERR_CONNECTION/, /ERR_EMPTY_RESPONSE/);
  const [shen, zhou] = [await openPerson(), await openPerson()];
  await logIn(shen.page, demo.shen);
  await logIn(zhou.page, demo.zhou);
  await shen.page.goto(`/message/chat?to=${demo.zhou.id}`);
  await zhou.page.goto(`/message/chat?to=${demo.shen.id}`);
  await expect(field(shen.page)).toBeVisible();
  await expect(field(zhou.page)).toBeVisible();
  // The proxy gives each socket to the gateway with the fewest.
  await expect.poll(async () => (await cluster.sockets()).filter((count) => count === 1).length).toBe(2);
  await write(shen.page, '跨网关的一句话');
  await expect(log(zhou.page)).toContainText('跨网关的一句话');
  await write(zhou.page, '收到，跨网关的回答');
  await expect(log(shen.page)).toContainText('收到，跨网关的回答');

  const place = (await cluster.sockets()).findIndex((count) => count === 1);
  const killed = cluster.instances[place];
  await killed?.kill();
  // One of the two has lost their socket; both go on without a reload.
  await write(shen.page, '一个网关已中断');
  await expect(log(zhou.page)).toContainText('一个网关已中断', { timeout: 60_000 });
  await write(zhou.page, '这边正常');
  await expect(log(shen.page)).toContainText('这边正常', { timeout: 60_000 });
  for (const { page } of [shen, zhou]) {
    await expect(page.getByText(reconnecting)).toHaveCount(0, { timeout: 60_000 });
    await expect(log(page).getByText('一个网关已中断')).toHaveCount(1);
    await expect(log(page).getByText('这边正常')).toHaveCount(1);
  }
  await shen.page.goto('/message');
  await expect(rowOf(shen.page, demo.zhou.name)).toContainText('这边正常');
  await shen.page.goto('/sale');
  await whenLoaded(shen.page);
  await expect(shen.page.getByRole('article').first()).toBeVisible();
  await killed?.startAgain();
});

test('[OPS-01] a payment through three gateways is made and charged once, though one is killed', async ({
  cluster,
  openPerson,
  watch,
}) => {
  test.slow();
  watch.announce(/WebSocket connection to .* failed/, /50\d \(/, /ERR_CONNECTION/, /ERR_EMPTY_RESPONSE/);
  const { page } = await openPerson();
  await logIn(page, demo.zhou);
  const calls = callsOf(page);
  await buy(page);
  await page.waitForURL(/\/cashier\//, { timeout: 30_000 });
  await cluster.instances[0]?.kill();
  await atCashier(page, '支付');
  await expect(asking(page)).toBeVisible({ timeout: 60_000 });
  await confirm(page);
  await expectOutcome(page, '支付成功', null);
  await cluster.instances[0]?.startAgain();
  expect(calls.filter((path) => path === '/webapp/wxPay!placeAnOrder.action')).toHaveLength(1);
  await page.goto('/pay');
  await whenLoaded(page);
  // The seed has other orders of the same person, and none of this plan.
  await expect(page.getByRole('main').getByText('买方会员')).toHaveCount(1);
});
