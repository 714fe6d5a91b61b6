import { assistantCalls } from '../../../contract/assistant/calls';
import { signIn } from '../support/log-in';
import { expect, test } from '../support/fixtures';
import { answer, callPath, callsOf, onCall } from '../support/gateway-calls';
import { whenLoaded } from '../support/when-shown';
import { assistantOn } from './said-slowly';

const question = '华东有哪些机器人项目';

test('[SCR-12][MKT-20] a cited answer is copied, leads to its listing and is found at its address', async ({
  page,
  context,
  browser,
  gateway,
  member: _,
  watch,
}) => {
  watch.announce(/Failed to load resource/, /ERR_INTERNET_DISCONNECTED/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/message');
  const row = page.getByRole('link', { name: /琥珀助手/ });
  await row.click();
  await whenLoaded(page);
  const calls = callsOf(page);
  const { field, send, answers, log } = assistantOn(page);
  const last = answers.last();

  // 10,000 characters are not sent, and none of them is lost.
  await field.fill('问'.repeat(10_000));
  await field.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/最多 2,000 字，现有 10,000 字/);
  await expect(field).toHaveValue('问'.repeat(10_000));
  expect(calls.filter((path) => path.includes('ask'))).toEqual([]);
  await field.fill(question);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.reload();
  await whenLoaded(page);
  await expect(field).toHaveValue(question);
  await field.press('Enter');
  await expect(last).toContainText('AI生成');
  await expect(last).toContainText('以下由平台检索生成');
  await expect(last.getByRole('button', { name: '有帮助' })).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(page).toHaveURL(/\/message\/dify\?talk=[\w-]+$/);
  const address = page.url();

  // The copy button is one of four drawings of the same size.
  const copy = last.getByRole('button', { name: /^复制回答/ });
  await expect(copy).toHaveText('');
  const sizes = await last
    .locator('.answer-acts button')
    .evaluateAll((buttons) => buttons.map((button) => [button.clientWidth, button.clientHeight]));
  expect(sizes).toEqual([44, 44, 44, 44].map((side) => [side, side]));
  await copy.click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^AI生成[\s\S]*来源\n\[1\] .*http/);

  // A condition is taken away, and the list has as many.
  await last.getByRole('button', { name: '去掉机器人' }).click();
  const toList = last.getByRole('link', { name: /在列表中查看/ });
  await expect(toList).toHaveAttribute('href', '/sale?region=cn-east');
  await expect(answers).toHaveCount(1);

  const cited = last.locator('.answer-cards a').first();
  const name = await cited.locator('b').innerText();
  await cited.click();
  await expect(page).toHaveURL(/\/(sale|gf)\/[^/]+\/[^/]+$/);
  await expect(page.getByRole('heading', { name }).first()).toBeVisible();
  await page.goBack();
  await expect(log).toContainText(question);
  await page.goBack();
  await row.click();
  await expect(page).toHaveURL(address);
  await expect(last).toContainText('以下由平台检索生成');
  await page.getByRole('button', { name: '新对话' }).click();
  await expect(page).toHaveURL(/\/message\/dify$/);
  await expect(page.getByRole('region', { name: '可以这样问' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(last).toContainText('以下由平台检索生成');
  await page.reload();
  await expect(log).toContainText(question);
  await expect(field).toHaveValue('');

  await context.setOffline(true);
  await field.fill('减速器');
  await send.click();
  await expect(last).toContainText('后端接口连接异常');
  await expect(last).not.toContainText('AI生成');
  await context.setOffline(false);
  await last.getByRole('button', { name: '重试' }).click();
  await expect(last).toContainText('以下由平台检索生成');

  const another = await browser.newContext({ baseURL: gateway.url });
  await signIn(another, gateway, gateway.spareAccount());
  const theirs = await another.newPage();
  await theirs.goto(address);
  await expect(theirs.getByText('对话不存在')).toBeVisible();
  await expect(theirs.getByText(question)).toHaveCount(0);
  await theirs.getByRole('button', { name: '开始新对话' }).click();
  await expect(theirs).toHaveURL(/\/message\/dify$/);
  await assistantOn(theirs).field.fill(question);
  await assistantOn(theirs).field.press('Enter');
  await expect(assistantOn(theirs).answers.last()).toContainText('以下由平台检索生成');
  await another.close();
});

test('[SCR-12] examples are asked, and a conversation is rated, found again and deleted', async ({
  page,
  gateway,
  member: _,
  watch,
}) => {
  watch.announce(/Failed to load resource/);
  await page.goto('/chat_gpt');
  await whenLoaded(page);
  const { answers } = assistantOn(page);
  const examples = page.getByRole('region', { name: '可以这样问' }).getByRole('listitem');
  await expect(examples).toHaveCount(4);
  const first = await examples.first().innerText();
  await page.getByRole('button', { name: '换一组' }).click();
  await expect(examples.first()).not.toHaveText(first);
  const example = (await examples.nth(1).innerText()).trim();
  await examples.nth(1).getByRole('button').click();
  const helpful = answers.last().getByRole('button', { name: '有帮助' });
  const kept = page.waitForResponse((reply) => callPath(reply.request()) === assistantCalls.feedback.path);
  await helpful.click();
  await kept;
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await whenLoaded(page);
  await page.getByRole('button', { name: '历史对话' }).click();
  const list = page.getByRole('dialog', { name: '历史对话' });
  await list.getByRole('button', { name: example, exact: true }).click();
  await expect(list).toHaveCount(0);
  await expect(answers.last()).toContainText('以下由平台检索生成');
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: '历史对话' }).click();
  const remove = list.getByRole('button', { name: `删除：${example}` });
  await remove.click();
  const confirmation = list.getByRole('group', { name: `删除：${example}` });
  await expect(confirmation).toContainText('删除后不能恢复');
  await confirmation.getByRole('button', { name: '取消' }).click();
  await expect(confirmation).toHaveCount(0);
  const cut = await onCall(page, assistantCalls.remove.path, (route) => route.abort());
  await remove.click();
  await confirmation.getByRole('button', { name: '删除', exact: true }).click();
  await expect(confirmation).toContainText('删除没有完成，请重试');
  await cut.stop();
  await confirmation.getByRole('button', { name: '删除', exact: true }).click();
  await expect(list).toContainText('还没有对话');
  await expect(answers).toHaveCount(0);

  // What was deleted stays so at the gateway (tests/gateway/assistant). A sheet of 30 conversations is no higher than the window.
  const talks = Array.from({ length: 30 }, (_each, place) => ({
    id: `t${place}`,
    title: `第${place + 1}次问：${question}`,
    askedAt: gateway.clock.now() - place * 60_000,
  }));
  await onCall(page, assistantCalls.conversations.path, answer({ list: talks, total: talks.length }));
  await page.reload();
  await whenLoaded(page);
  const close = list.getByRole('button', { name: '关闭' });
  await page.getByRole('button', { name: '历史对话' }).click();
  await expect(list.getByText('第1次问：', { exact: false }).first()).toBeInViewport({ ratio: 1 });
  await expect(close).toBeInViewport({ ratio: 1 });
  const oldest = list.getByText('第30次问：', { exact: false });
  await oldest.scrollIntoViewIfNeeded();
  await expect(oldest).toBeInViewport({ ratio: 1 });
  await expect(close).toBeInViewport({ ratio: 1 });
});
