import { assistantCalls } from '../../../contract/assistant/calls';
import { signIn } from '../support/log-in';
import { expect, test } from '../support/fixtures';
import { callPath, callsOf, onCall } from '../support/gateway-calls';
import { whenLoaded } from '../support/when-shown';
import { assistantOn } from './said-slowly';

test.beforeEach(async ({ context, gateway, account }) => signIn(context, gateway, account));

test('[SCR-12][MKT-20] a question is answered from the listings; a citation opens its listing, and back is where one was', async ({
  page,
}) => {
  await page.goto('/message/dify');
  await whenLoaded(page);
  const { field, answers, log } = assistantOn(page);
  await expect(page.getByText('由平台检索作答')).toBeVisible();
  await field.fill('华东有哪些机器人项目');
  await field.press('Enter');
  const answer = answers.last();
  await expect(answer).toContainText('AI生成');
  await expect(answer).toContainText('以下由平台检索生成');
  await expect(answer.getByRole('button', { name: '有帮助' })).toBeVisible();
  const cited = answer.getByRole('link', { name: /^来源 1：/ });
  const name = (await cited.getAttribute('aria-label'))?.replace('来源 1：', '') ?? '';
  await cited.click();
  await expect(page).toHaveURL(/\/(sale|gf)\/[^/]+\/[^/]+$/);
  await expect(page.getByRole('heading', { name }).first()).toBeVisible();
  await page.goBack();
  await expect(log).toContainText('华东有哪些机器人项目');
});

test('[SCR-12] examples can be asked, others come, and what was asked is found again and thought of', async ({
  page,
}) => {
  await page.goto('/chat_gpt');
  await whenLoaded(page);
  const { answers } = assistantOn(page);
  const examples = page.getByRole('region', { name: '可以这样问' }).getByRole('listitem');
  await expect(examples).toHaveCount(4);
  const first = await examples.first().innerText();
  await page.getByRole('button', { name: '换一组' }).click();
  await expect(examples.first()).not.toHaveText(first);
  const question = (await examples.nth(1).innerText()).trim();
  await examples.nth(1).getByRole('button').click();
  const kept = page.waitForResponse((answer) => callPath(answer.request()) === assistantCalls.feedback.path);
  await answers.last().getByRole('button', { name: '有帮助' }).click();
  await kept;
  await expect(answers.last().getByRole('button', { name: '有帮助' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await page.reload();
  await whenLoaded(page);
  await page.getByRole('button', { name: '历史对话' }).click();
  await page
    .getByRole('dialog', { name: '历史对话' })
    .getByRole('button', { name: question, exact: true })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(answers.last()).toContainText('以下由平台检索生成');
  await expect(answers.last().getByRole('button', { name: '有帮助' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('[SCR-12] a question that is typed stands in the field again after a reload, and no more once it was asked', async ({
  page,
}) => {
  await page.goto('/message/dify');
  await whenLoaded(page);
  const { field, answers } = assistantOn(page);
  await field.fill('华东有哪些机器人项目');
  await page.reload();
  await whenLoaded(page);
  await expect(field).toHaveValue('华东有哪些机器人项目');
  await field.press('Enter');
  await expect(answers.last()).toContainText('以下由平台检索生成');
  await page.reload();
  await whenLoaded(page);
  await expect(answers.last()).toContainText('以下由平台检索生成');
  await expect(field).toHaveValue('');
});

test('[SCR-12] a conversation is taken out of the list for good once that was confirmed, and says so where it was not', async ({
  page,
  watch,
}) => {
  watch.announce(/Failed to load resource/);
  await page.goto('/message/dify');
  await whenLoaded(page);
  const { field, answers } = assistantOn(page);
  await field.fill('华东有哪些机器人项目');
  await field.press('Enter');
  await expect(answers.last()).toContainText('以下由平台检索生成');
  await page.getByRole('button', { name: '历史对话' }).click();
  const list = page.getByRole('dialog', { name: '历史对话' });
  const remove = list.getByRole('button', { name: '删除：华东有哪些机器人项目' });
  await remove.click();
  const question = list.getByRole('group', { name: '删除：华东有哪些机器人项目' });
  await expect(question).toContainText('删除后不能恢复');
  await question.getByRole('button', { name: '取消' }).click();
  await expect(question).toHaveCount(0);

  const cut = await onCall(page, assistantCalls.remove.path, (route) => route.abort());
  await remove.click();
  await question.getByRole('button', { name: '删除', exact: true }).click();
  await expect(question).toContainText('删除没有完成，请重试');
  await cut.stop();
  await question.getByRole('button', { name: '删除', exact: true }).click();
  await expect(list).toContainText('还没有对话');
  await expect(answers).toHaveCount(0);
  await page.reload();
  await whenLoaded(page);
  await page.getByRole('button', { name: '历史对话' }).click();
  await expect(list).toContainText('还没有对话');
});

test('[SCR-12] 10,000 characters are not sent: it is said how many there may be, and nothing of them is lost', async ({
  page,
}) => {
  await page.goto('/message/dify');
  await whenLoaded(page);
  const calls = callsOf(page);
  const { field, answers } = assistantOn(page);
  await field.fill('问'.repeat(10_000));
  await field.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/最多 2,000 字，现有 10,000 字/);
  await expect(field).toHaveValue('问'.repeat(10_000));
  expect(calls.filter((path) => path.includes('ask'))).toEqual([]);
  await field.fill('华东有哪些机器人项目');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await field.press('Enter');
  await expect(answers.last()).toContainText('以下由平台检索生成');
});

test('[MKT-20] what is copied bears AI生成 and where each number leads', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/message/dify');
  await whenLoaded(page);
  const { field, answers } = assistantOn(page);
  await field.fill('华东有哪些机器人项目');
  await field.press('Enter');
  const copy = answers.last().getByRole('button', { name: /^复制回答/ });
  // One of four drawings alike.
  await expect(copy).toHaveText('');
  const sizes = await answers
    .last()
    .locator('.answer-acts button')
    .evaluateAll((buttons) => buttons.map((button) => [button.clientWidth, button.clientHeight]));
  expect(sizes).toEqual([44, 44, 44, 44].map((side) => [side, side]));
  await copy.click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^AI生成[\s\S]*\[1\][\s\S]*来源\n\[1\] .*http/);
});

test('[SCR-12] a conversation has an address: reload and back find it, and nobody else opens it', async ({
  page,
  browser,
  gateway,
  watch,
}) => {
  watch.announce(/Failed to load resource/);
  await page.goto('/message/dify');
  await whenLoaded(page);
  const { field, answers, log } = assistantOn(page);
  await field.fill('华东有哪些机器人项目');
  await field.press('Enter');
  await expect(answers.last()).toContainText('以下由平台检索生成');
  await expect(page).toHaveURL(/\/message\/dify\?talk=[\w-]+$/);
  const address = page.url();
  await page.reload();
  await expect(log).toContainText('华东有哪些机器人项目');
  await expect(answers.last()).toContainText('以下由平台检索生成');

  await page.getByRole('button', { name: '新对话' }).click();
  await expect(page).toHaveURL(/\/message\/dify$/);
  await expect(page.getByRole('region', { name: '可以这样问' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(answers.last()).toContainText('以下由平台检索生成');

  const another = await browser.newContext({ baseURL: gateway.url });
  await signIn(another, gateway, gateway.spareAccount());
  const theirs = await another.newPage();
  await theirs.goto(address);
  await expect(theirs.getByText('对话不存在')).toBeVisible();
  await expect(theirs.getByText('华东有哪些机器人项目')).toHaveCount(0);
  await theirs.getByRole('button', { name: '开始新对话' }).click();
  await expect(theirs).toHaveURL(/\/message\/dify$/);
  await assistantOn(theirs).field.fill('华东有哪些机器人项目');
  await assistantOn(theirs).field.press('Enter');
  await expect(assistantOn(theirs).answers.last()).toContainText('以下由平台检索生成');
  await another.close();
});

test('[SCR-12] whoever comes back to the assistant by its row finds what they left there, under its address', async ({
  page,
}) => {
  await page.goto('/message');
  const row = page.getByRole('link', { name: /琥珀助手/ });
  await row.click();
  await whenLoaded(page);
  const { field, answers } = assistantOn(page);
  await field.fill('华东有哪些机器人项目');
  await field.press('Enter');
  await expect(answers.last()).toContainText('以下由平台检索生成');
  const address = page.url();
  await page.goBack();
  await row.click();
  await expect(page).toHaveURL(address);
  await expect(answers.last()).toContainText('以下由平台检索生成');
});
