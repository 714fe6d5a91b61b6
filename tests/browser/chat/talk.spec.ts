import { demo } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/log-in';
import { field, log, write } from './talking';

test('[SCR-11][SOC-08] two people talk: what one writes the other reads at once, and the first sees that it was read', async ({
  page,
  context,
  browser,
  gateway,
}) => {
  const text = `周三下午可以吗 ${gateway.clock.now()}`;
  await signIn(context, gateway, demo.shen);
  const others = await browser.newContext();
  await signIn(others, gateway, demo.zhou);
  const other = await others.newPage();
  await other.goto('/message/chat?to=u-shen');
  await expect(log(other)).toBeVisible();
  await page.goto('/message/chat?to=u-zhou');
  await expect(page).toHaveTitle(/与周.+的会话/);
  await write(page, text);
  await expect(field(page)).toHaveValue('');
  await expect(log(other)).toContainText(text);
  await expect(log(page).getByText('已读').last()).toBeVisible();
  await others.close();
});

test('[SOC-06] what is written offline is kept over a reload, and goes out in order when the network is back', async ({
  page,
  context,
  browser,
  gateway,
  watch,
  phone,
}) => {
  watch.announce(/ERR_INTERNET_DISCONNECTED/);
  const mark = gateway.clock.now();
  await signIn(context, gateway, demo.shen);
  await page.goto('/message/chat?to=u-zhou');
  await expect(log(page)).toBeVisible();
  await context.setOffline(true);
  await write(page, `第一句 ${mark}`);
  await write(page, `第二句 ${mark}`);
  await expect(log(page).getByText('发送中')).toHaveCount(2);
  // On a phone the conversation says so; at a desk the list beside it does, by of when it is.
  const told = phone ? '连接已断开，正在重新连接' : '网络不可用，以下是';
  await expect(page.getByRole('status').filter({ hasText: told })).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  const others = await browser.newContext();
  await signIn(others, gateway, demo.zhou);
  const other = await others.newPage();
  await other.goto('/message/chat?to=u-shen');
  await expect(log(other)).toContainText(`第二句 ${mark}`);
  const said = await log(other).innerText();
  expect(said.indexOf(`第一句 ${mark}`)).toBeLessThan(said.indexOf(`第二句 ${mark}`));
  expect(said.split(`第一句 ${mark}`)).toHaveLength(2);
  await others.close();
});
