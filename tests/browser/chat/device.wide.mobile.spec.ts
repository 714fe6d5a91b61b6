import { wholeFiles } from '../../support/gateway/upload';
import { callsOf } from '../support/gateway-calls';
import { whenLoaded } from '../support/when-shown';
import { field, log, rowOf, sendFile, write } from './talking';
import { expect, test } from './two-people';

test('[SCR-11][SOC-08] a conversation is read in both tabs, keeps its draft and loads once per press', async ({
  page,
  context,
  other,
}) => {
  const second = await context.newPage();
  await second.goto('/message');
  const elsewhere = rowOf(second, other.account.name);
  await expect(elsewhere).toContainText(/未读 1/);
  await page.goto(other.address);
  await expect(log(page)).toContainText('您好');
  await expect(elsewhere).not.toContainText('未读');
  await second.close();

  await field(page).fill('我们倾向 12 月第一周');
  await page.reload();
  await expect(field(page)).toHaveValue('我们倾向 12 月第一周');
  await page.goto('/message');
  const row = rowOf(page, other.account.name);
  await expect(row).toContainText('[草稿] 我们倾向 12 月第一周');
  const calls = callsOf(page);
  const asked = () => calls.filter((path) => /chat!(?:thread|history)\.action$/.test(path)).toSorted();
  await row.click();
  await expect(log(page)).toContainText('您好');
  expect(asked()).toEqual(['/webapp/chat!history.action', '/webapp/chat!thread.action']);
  await write(page, '12 月第一周可以吗');
  await expect(log(other.page)).toContainText('12 月第一周可以吗');
  const before = asked().length;
  await page.goBack();
  await expect(row).toContainText('12 月第一周可以吗');
  await expect(row).not.toContainText('[草稿]');
  await row.click();
  await expect(log(page)).toContainText('您好');
  expect(asked()).toHaveLength(before + 2);
});

test('[SOC-06][LAY-16] missing code of conversations is reported, retried and loses no typed text', async ({
  page,
  watch,
  other,
}) => {
  watch.announce(/ERR_FAILED/, /chat-of-/, /open-outbox/);
  const chatCode = [/\/chat-of-[^/]+\.js$/, /\/chat-of-[^/]+\.css$/];
  const sending = /\/assets\/open-outbox-[^/]*\.js$/;
  for (const code of [...chatCode, sending]) await page.route(code, (route) => route.abort());
  await page.goto('/message');
  const row = rowOf(page, other.account.name);
  await row.click();
  const failed = page.getByRole('alert').filter({ hasText: '会话没有加载出来' });
  await expect(failed).toContainText('请检查网络后重新加载。');
  await expect(page.getByRole('heading', { name: other.account.name })).toBeVisible();
  await page.getByRole('link', { name: '返回' }).click();
  await row.click();
  await expect(failed).toBeVisible();
  for (const code of chatCode) await page.unroute(code);
  await failed.getByRole('button', { name: '重新加载' }).click();
  await expect(log(page)).toContainText('您好');
  const unsent = page.getByRole('alert').filter({ hasText: '发送功能没有加载出来' });
  await expect(unsent).toBeVisible();
  await field(page).fill('周三下午可以吗');
  await page.unroute(sending);
  await unsent.getByRole('button', { name: '重新加载' }).click();
  await expect(unsent).toHaveCount(0);
  await page.getByRole('button', { name: '发送', exact: true }).click();
  await expect(log(other.page)).toContainText('周三下午可以吗');
});

test('[SOC-06][SOC-08] two tabs send in the order of writing, and a logout counts what it would lose', async ({
  page,
  context,
  watch,
  other,
}) => {
  watch.announce(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/);
  await page.goto(other.address);
  await expect(field(page)).toBeVisible();
  const closed = await context.newPage();
  await closed.goto(other.address);
  await expect(field(closed)).toBeVisible();
  const third = await context.newPage();
  await third.goto('/user');
  const logout = third.getByRole('button', { name: '退出登录' });
  await whenLoaded(third);
  await expect(logout).toBeVisible();
  await context.setOffline(true);
  for (const said of ['先看合同草案', '再约尽调时间']) {
    await write(closed, said);
    await expect(log(closed)).toContainText(said);
  }
  await expect(log(closed).getByText('发送中')).toHaveCount(2);
  await closed.close();
  await write(page, '最后谈价格');
  await expect(log(page)).toContainText('最后谈价格');
  const buffer = Buffer.from(wholeFiles['application/pdf']);
  await sendFile(page, { name: '意向书.pdf', mimeType: 'application/pdf', buffer });
  await expect(log(page)).toContainText('意向书.pdf');
  // The other tab learns of the file in its own time; a question that names fewer is closed, for it covers the button.
  await expect(async () => {
    await logout.click();
    const said = await third.getByText(/还有 \d 条消息没有发出/).innerText();
    if (!said.includes('4')) await third.getByRole('button', { name: '取消' }).click();
    expect(said).toBe('还有 4 条消息没有发出，退出后会被删除。');
  }).toPass();
  await third.getByRole('button', { name: '取消' }).click();

  await context.setOffline(false);
  await expect(log(other.page)).toContainText('最后谈价格');
  await expect(log(other.page).getByRole('button', { name: '下载 意向书.pdf' })).toHaveCount(1);
  const said = await log(other.page).locator('.chat-bubble').allTextContents();
  const written = said.filter((text) => /先看合同草案|再约尽调时间|最后谈价格/.test(text));
  expect(written).toEqual(['先看合同草案', '再约尽调时间', '最后谈价格']);
  await expect(log(page)).toContainText('再约尽调时间');
});
