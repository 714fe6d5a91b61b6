import type { Page } from '@playwright/test';
import { refusals } from '../../../contract/refusal/refusal';
import { signIn } from '../support/log-in';
import { expect, test } from '../support/fixtures';
import type { PageWatch } from '../support/page-watch';
import { whenLoaded } from '../support/when-shown';
import { assistantOn, begun, slowAssistant, words } from './said-slowly';

test.beforeEach(async ({ context, gateway, account }) => signIn(context, gateway, account));

/** The connection of an answer breaks in mid-sentence, and the page says so. */
const brokenOff = async (page: Page, watch: PageWatch) => {
  watch.announce(/ERR_INCOMPLETE_CHUNKED_ENCODING/);
  const slow = await slowAssistant(page);
  await page.goto('/message/dify');
  await whenLoaded(page);
  const { field, send, answers } = assistantOn(page);
  await field.fill('减速器');
  await send.click();
  await expect.poll(() => slow.asked.length).toBe(1);
  slow.say(begun, words('半句'));
  await expect(answers.last()).toContainText('半句');
  slow.breakOff();
  await expect(answers.last()).toContainText('后端接口连接异常');
  return { slow, field, send, answers };
};

test('[SCR-12] how far it is stands before the words; stopping keeps what came', async ({ page }) => {
  const slow = await slowAssistant(page);
  await page.goto('/message/dify');
  await whenLoaded(page);
  const { field, send, stop, answers } = assistantOn(page);
  await field.fill('减速器');
  await send.click();
  await expect(stop).toBeVisible();
  await expect(send).toHaveCount(0);
  await expect.poll(() => slow.asked.length).toBe(1);
  slow.say(begun, { kind: 'stage', stage: 'found', count: 2 }, { kind: 'ping' });
  await expect(answers.last()).toContainText('找到 2 个相关的结果');
  slow.say(words('有两个**项目'));
  await expect(answers.last().locator('strong')).toHaveText('项目');
  await stop.click();
  await expect(answers.last()).toContainText('有两个');
  await expect(answers.last()).toContainText('已停止回答');
  await expect.poll(slow.isLeft).toBe(true);
  await expect(send).toBeVisible();
  await slow.close();
});

test('[SCR-12] that nothing was found bears no tick; an answer that is stopped before its words can be asked for again in view', async ({
  page,
}) => {
  const slow = await slowAssistant(page);
  await page.goto('/message/dify');
  await whenLoaded(page);
  const { field, send, stop, answers, log } = assistantOn(page);
  await field.fill('减速器');
  await send.click();
  await expect.poll(() => slow.asked.length).toBe(1);
  slow.say(begun, words('一段话。\n\n'.repeat(40)), { kind: 'end' });
  await expect(send).toBeVisible();
  await field.fill('火星');
  await send.click();
  await expect.poll(() => slow.asked.length).toBe(2);
  const searched = { conversation: 'c1', turn: 't2' };
  slow.say({ kind: 'begun', ...searched }, { kind: 'stage', stage: 'found', count: 0 });
  await expect(answers.last()).toContainText('没有找到相关的内容');
  await expect(answers.last().locator('.answer-stage svg')).toHaveCount(0);
  await stop.click();
  await expect(answers.last().getByRole('button', { name: '重新回答' })).toBeInViewport({ ratio: 1 });
  const left = () => log.evaluate((el) => Math.round(el.scrollHeight - el.scrollTop - el.clientHeight));
  await expect.poll(left).toBeLessThan(2);
  await slow.close();
});

test('[SCR-12] what came stays when the connection breaks, and it can be asked for again', async ({
  page,
  watch,
}) => {
  const { slow, answers } = await brokenOff(page, watch);
  await expect(answers.last()).toContainText('半句');
  await expect(answers.last()).toContainText('AI生成');
  await expect(answers.last().getByRole('button', { name: '重新回答' })).toHaveCount(0);
  await answers.last().getByRole('button', { name: '重试' }).click();
  await expect.poll(() => slow.asked.length).toBe(2);
  expect(slow.asked.map((form) => form.get('again'))).toEqual([null, 't1']);
  slow.say(
    { kind: 'begun', conversation: 'c1', turn: 't2' },
    words('整句'),
    { kind: 'replace', text: '换成这一句' },
    { kind: 'end' },
  );
  await expect(answers).toHaveCount(1);
  await expect(answers.last()).toContainText('换成这一句');
  await expect(answers.last()).not.toContainText('整句');
  await slow.close();
});

test('[SCR-12] a question whose answer broke off can be asked anew once others were asked, and what is typed stays', async ({
  page,
  watch,
}) => {
  const { slow, field, send, answers } = await brokenOff(page, watch);
  const anew = answers.first().getByRole('button', { name: '重新提问' });
  await expect(anew).toHaveCount(0);
  await field.fill('股份转让');
  await send.click();
  await expect.poll(() => slow.asked.length).toBe(2);
  await expect(anew).toHaveCount(0);
  slow.say({ kind: 'begun', conversation: 'c1', turn: 't2' }, words('整句'), { kind: 'end' });
  await expect(answers.last().getByRole('button', { name: '重新回答' })).toBeVisible();
  await field.fill('还想问');
  await anew.click();
  await expect.poll(() => slow.asked.length).toBe(3);
  expect(slow.asked.map((form) => [form.get('question'), form.get('again')])).toEqual([
    ['减速器', null],
    ['股份转让', null],
    ['减速器', null],
  ]);
  slow.say({ kind: 'begun', conversation: 'c1', turn: 't3' }, words('又一句'), { kind: 'end' });
  await expect(answers).toHaveCount(3);
  await expect(answers.last()).toContainText('又一句');
  await expect(answers.first()).toContainText('半句');
  await expect(field).toHaveValue('还想问');
  await slow.close();
});

test('[SCR-12] an answer that falls silent in mid-word is ended with a reason; what came and what is typed stays', async ({
  page,
}) => {
  const slow = await slowAssistant(page);
  await page.clock.install();
  await page.goto('/message/dify');
  await expect(page.getByText('由平台检索作答')).toBeVisible();
  const { field, send, stop, answers } = assistantOn(page);
  await field.fill('减速器');
  await send.click();
  await expect.poll(() => slow.asked.length).toBe(1);
  slow.say(begun, words('有两个减'));
  await expect(answers.last()).toContainText('有两个减');
  await field.fill('那么股份呢');
  await page.clock.fastForward(44_000);
  await expect(stop).toBeVisible();
  await page.clock.fastForward(2_000);
  await expect(answers.last()).toContainText('系统接口请求超时');
  await expect(answers.last()).toContainText('有两个减');
  await expect(field).toHaveValue('那么股份呢');
  await expect.poll(slow.isLeft).toBe(true);
  await answers.last().getByRole('button', { name: '重试' }).click();
  await expect.poll(() => slow.asked.length).toBe(2);
  const late = refusals.assistantLate;
  slow.say(begun, words('有两'), { kind: 'error', code: late.code, message: late.text });
  await expect(answers.last()).toContainText(late.text);
  await expect(answers.last()).toContainText('有两');
  await expect(answers.last().getByRole('button', { name: '重试' })).toBeVisible();
  await expect(field).toHaveValue('那么股份呢');
  await slow.close();
});

test('[SCR-12] without a network a question is not lost', async ({ page, context, watch }) => {
  watch.announce(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/message/dify');
  await whenLoaded(page);
  const { field, send, answers } = assistantOn(page);
  await context.setOffline(true);
  await field.fill('减速器');
  await send.click();
  await expect(answers.last()).toContainText('后端接口连接异常');
  await expect(answers.last()).not.toContainText('AI生成');
  await context.setOffline(false);
  await answers.last().getByRole('button', { name: '重试' }).click();
  await expect(answers.last()).toContainText('以下由平台检索生成');
});

test('[SCR-12] whoever scrolls up reads in peace while the answer goes on, and goes along again at its end', async ({
  page,
}) => {
  const slow = await slowAssistant(page);
  await page.goto('/message/dify');
  await whenLoaded(page);
  const { field, send, log } = assistantOn(page);
  await field.fill('减速器');
  await send.click();
  await expect.poll(() => slow.asked.length).toBe(1);
  const left = () => log.evaluate((el) => Math.round(el.scrollHeight - el.scrollTop - el.clientHeight));
  slow.say(begun, words('一段话。\n\n'.repeat(60)));
  await expect.poll(() => log.evaluate((el) => el.scrollTop)).toBeGreaterThan(300);
  await expect.poll(left).toBeLessThan(2);
  await log.evaluate((el) => el.scrollTo(0, 100));
  await expect.poll(left).toBeGreaterThan(200);
  const before = await left();
  slow.say(words('又一段。\n\n'.repeat(20)));
  await expect.poll(left).toBeGreaterThan(before);
  expect(await log.evaluate((el) => el.scrollTop)).toBe(100);
  await log.evaluate((el) => el.scrollTo(0, el.scrollHeight));
  slow.say(words('最后一段。\n\n'.repeat(20)));
  await expect(log).toContainText('最后一段');
  await expect.poll(left).toBeLessThan(2);
  await slow.close();
});
