import { signIn } from '../support/log-in';
import { expect, test } from '../support/fixtures';
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
