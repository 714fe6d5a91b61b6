import { refusals } from '../../../contract/refusal/refusal';
import { expect, test } from '../support/fixtures';
import { whenLoaded } from '../support/when-shown';
import { assistantOn, begun, slowAssistant, words } from './said-slowly';

test('[SCR-12] an answer shows its stages, scrolls with its reader and stops when told', async ({
  page,
  member: _,
}) => {
  const slow = await slowAssistant(page);
  await page.goto('/message/dify');
  await whenLoaded(page);
  const { field, send, stop, answers, log } = assistantOn(page);
  const left = () => log.evaluate((el) => Math.round(el.scrollHeight - el.scrollTop - el.clientHeight));
  const top = () => log.evaluate((el) => el.scrollTop);
  await field.fill('减速器');
  await send.click();
  await expect(stop).toBeVisible();
  await expect(send).toHaveCount(0);
  await expect.poll(() => slow.asked.length).toBe(1);
  slow.say(begun, { kind: 'stage', stage: 'found', count: 2 }, { kind: 'ping' });
  await expect(answers.last()).toContainText('找到 2 个相关的结果');
  slow.say(words('有两个**项目'));
  await expect(answers.last().locator('strong')).toHaveText('项目');

  // A reader who scrolled up stays there while the answer grows, and follows again from its end.
  slow.say(words(`**。\n\n${'一段话。\n\n'.repeat(60)}`));
  await expect.poll(top).toBeGreaterThan(300);
  await expect.poll(left).toBeLessThan(2);
  await log.evaluate((el) => el.scrollTo(0, 100));
  await expect.poll(left).toBeGreaterThan(200);
  const before = await left();
  slow.say(words('又一段。\n\n'.repeat(20)));
  await expect.poll(left).toBeGreaterThan(before);
  expect(await top()).toBe(100);
  await log.evaluate((el) => el.scrollTo(0, el.scrollHeight));
  slow.say(words('最后一段。\n\n'.repeat(20)));
  await expect(log).toContainText('最后一段');
  await expect.poll(left).toBeLessThan(2);

  await stop.click();
  await expect(answers.last()).toContainText('有两个');
  await expect(answers.last()).toContainText('已停止回答');
  await expect.poll(slow.isLeft).toBe(true);
  await expect(send).toBeVisible();

  // An answer that found nothing has no tick; stopped before its words, it can be asked for again in view.
  await field.fill('火星');
  await send.click();
  await expect.poll(() => slow.asked.length).toBe(2);
  const searched = { conversation: 'c1', turn: 't2' };
  slow.say({ kind: 'begun', ...searched }, { kind: 'stage', stage: 'found', count: 0 });
  await expect(answers.last()).toContainText('没有找到相关的内容');
  await expect(answers.last().locator('.answer-stage svg')).toHaveCount(0);
  await stop.click();
  const again = answers.last().getByRole('button', { name: '重新回答' });
  await expect(again).toBeInViewport({ ratio: 1 });
  await expect.poll(left).toBeLessThan(2);

  // The page itself does not scroll; the end of the talk stays above a keyboard and above a field of five lines.
  const spare = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(await spare()).toBeLessThanOrEqual(1);
  const size = page.viewportSize();
  if (size === null) throw new Error('the page has no size');
  await page.setViewportSize({ ...size, height: size.height - 380 });
  await expect(again).toBeInViewport({ ratio: 1 });
  await field.fill('一\n二\n三\n四\n五');
  const isAboveField = async (): Promise<boolean> => {
    const [last, writing] = [await again.boundingBox(), await field.boundingBox()];
    return last !== null && writing !== null && last.y + last.height <= writing.y;
  };
  await expect.poll(isAboveField).toBe(true);
  await slow.close();
});

test('[SCR-12] a broken, silent or late answer keeps its words, and its question is asked again', async ({
  page,
  member: _,
  watch,
}) => {
  watch.announce(/ERR_INCOMPLETE_CHUNKED_ENCODING/);
  const slow = await slowAssistant(page);
  await page.clock.install();
  await page.goto('/message/dify');
  await expect(page.getByText('由平台检索作答')).toBeVisible();
  const { field, send, stop, answers } = assistantOn(page);
  const retry = answers.last().getByRole('button', { name: '重试' });
  const asked = () => slow.asked.map((form) => [form.get('question'), form.get('again')]);
  await field.fill('减速器');
  await send.click();
  await expect.poll(() => slow.asked.length).toBe(1);
  slow.say(begun, words('半句'));
  await expect(answers.last()).toContainText('半句');
  slow.breakOff();
  await expect(answers.last()).toContainText('后端接口连接异常');
  await expect(answers.last()).toContainText('半句');
  await expect(answers.last()).toContainText('AI生成');
  await expect(answers.last().getByRole('button', { name: '重新回答' })).toHaveCount(0);
  await expect(retry).toBeVisible();

  // Once another question was answered, the broken one can be asked as a new one, and the typed text stays.
  const newly = answers.first().getByRole('button', { name: '重新提问' });
  await expect(newly).toHaveCount(0);
  await field.fill('股份转让');
  await send.click();
  await expect.poll(() => slow.asked.length).toBe(2);
  await expect(newly).toHaveCount(0);
  slow.say({ kind: 'begun', conversation: 'c1', turn: 't2' }, words('整句'), { kind: 'end' });
  await expect(answers.last().getByRole('button', { name: '重新回答' })).toBeVisible();
  await field.fill('还想问');
  await newly.click();
  await expect.poll(() => slow.asked.length).toBe(3);
  expect(asked()).toEqual([
    ['减速器', null],
    ['股份转让', null],
    ['减速器', null],
  ]);
  slow.say({ kind: 'begun', conversation: 'c1', turn: 't3' }, words('有两个减'));
  await expect(answers).toHaveCount(3);
  await expect(answers.last()).toContainText('有两个减');
  await expect(answers.first()).toContainText('半句');
  await expect(field).toHaveValue('还想问');

  // 45 s without a word end the answer.
  await page.clock.fastForward(44_000);
  await expect(stop).toBeVisible();
  await page.clock.fastForward(2_000);
  await expect(answers.last()).toContainText('系统接口请求超时');
  await expect(answers.last()).toContainText('有两个减');
  await expect(field).toHaveValue('还想问');
  await expect.poll(slow.isLeft).toBe(true);
  await retry.click();
  await expect.poll(() => slow.asked.length).toBe(4);
  expect(asked().at(-1)?.[1]).toBe('t3');
  const late = refusals.assistantLate;
  slow.say(begun, words('有两'), { kind: 'error', code: late.code, message: late.text });
  await expect(answers.last()).toContainText(late.text);
  await expect(answers.last()).toContainText('有两');
  await retry.click();
  await expect.poll(() => slow.asked.length).toBe(5);
  slow.say(
    { kind: 'begun', conversation: 'c1', turn: 't4' },
    words('整句'),
    { kind: 'replace', text: '换成这一句' },
    { kind: 'end' },
  );
  await expect(answers).toHaveCount(3);
  await expect(answers.last()).toContainText('换成这一句');
  await expect(answers.last()).not.toContainText('整句');
  await expect(field).toHaveValue('还想问');
  await slow.close();
});
