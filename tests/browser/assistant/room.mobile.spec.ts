import { assistantCalls } from '../../../contract/assistant/calls';
import { signIn } from '../support/log-in';
import { expect, test } from '../support/fixtures';
import { answer, onCall } from '../support/gateway-calls';
import { whenLoaded } from '../support/when-shown';
import { assistantOn } from './said-slowly';

test('[SCR-12] a long talk scrolls in its own place, and its end stays in sight above a keyboard', async ({
  page,
  context,
  gateway,
  account,
}) => {
  await signIn(context, gateway, account);
  await page.goto('/message/dify');
  await whenLoaded(page);
  const { field, answers } = assistantOn(page);
  for (const [place, question] of ['华东有哪些机器人项目', '华东有哪些项目', '有哪些项目'].entries()) {
    await field.fill(question);
    await field.press('Enter');
    await expect(answers).toHaveCount(place + 1);
    await expect(answers.last().getByRole('button', { name: '有帮助' })).toBeVisible();
  }
  const size = page.viewportSize();
  if (size === null) throw new Error('the page has no size');
  const spare = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(await spare()).toBeLessThanOrEqual(1);
  const helpful = answers.last().getByRole('button', { name: '有帮助' });
  await expect(helpful).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ ...size, height: size.height - 380 });
  await expect(helpful).toBeInViewport({ ratio: 1 });
  await field.fill('一\n二\n三\n四\n五');
  const isAboveField = async (): Promise<boolean> => {
    const [last, writing] = [await helpful.boundingBox(), await field.boundingBox()];
    return last !== null && writing !== null && last.y + last.height <= writing.y;
  };
  await expect.poll(isAboveField).toBe(true);
});

test('[SCR-12] a sheet of many talks is no higher than the window: its head stays, and the oldest is scrolled to', async ({
  page,
  context,
  gateway,
  account,
}) => {
  await signIn(context, gateway, account);
  const talks = Array.from({ length: 30 }, (_, place) => ({
    id: `t${place}`,
    title: `第${place + 1}次问：华东有哪些机器人项目`,
    askedAt: gateway.clock.now() - place * 60_000,
  }));
  await onCall(page, assistantCalls.conversations.path, answer({ list: talks, total: talks.length }));
  await page.goto('/message/dify');
  await whenLoaded(page);
  await page.getByRole('button', { name: '历史对话' }).click();
  const sheet = page.getByRole('dialog', { name: '历史对话' });
  const close = sheet.getByRole('button', { name: '关闭' });
  await expect(sheet.getByText('第1次问：', { exact: false }).first()).toBeInViewport({ ratio: 1 });
  await expect(close).toBeInViewport({ ratio: 1 });
  const last = sheet.getByText('第30次问：', { exact: false });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(close).toBeInViewport({ ratio: 1 });
  await close.click();
  await expect(sheet).toHaveCount(0);
});
