import type { Locator, Page } from '@playwright/test';
import { holding } from '../everywhere/held';
import { demo } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { callsOf } from '../support/gateway-calls';
import { signIn } from '../support/log-in';
import { scrollOf, scrollTo } from '../support/scrolled';
import { whenLoaded, whenShown } from '../support/when-shown';
import { dearest, isEastern, rowsIn, titlesOf } from './listed';

test('[SCR-03][ACC-02] on a desktop each choice, word, amount and column head changes the list at once', async ({
  page,
}) => {
  await page.goto('/sale');
  await whenLoaded(page);
  const column = page.getByRole('form', { name: '筛选' });
  await column.getByRole('button', { name: '先进制造' }).click();
  await column.getByRole('checkbox', { name: '机器人' }).click();
  await expect(page).toHaveURL(/\/sale\?industry=0102$/);
  await expect(rowsIn(page)).toHaveText([...titlesOf(({ industry }) => industry === '机器人')]);
  await expect(column.getByRole('checkbox', { name: '机器人' })).toBeChecked();
  await column.getByRole('button', { name: '清空' }).click();
  await expect(page).toHaveURL(/\/sale$/);
  await column.getByLabel('华东').click();
  await expect(rowsIn(page)).toHaveText(titlesOf(isEastern).slice(0, 20));
  await column.getByRole('button', { name: '清空' }).click();

  const words = page.getByRole('searchbox', { name: '标题、编号、关键词' });
  await words.fill('减速器');
  await words.press('Enter');
  await expect(page).toHaveURL(/keyword=/);
  await expect(rowsIn(page).first()).toContainText('减速器');
  await column.getByRole('button', { name: '清空' }).click();
  await expect(page).toHaveURL(/\/sale$/);

  const [least, most] = [column.getByLabel('最低'), column.getByLabel('最高')];
  await least.fill('20000');
  await least.press('Enter');
  await expect(page).toHaveURL(/\/sale\?min=20000$/);
  await most.fill('50000');
  await most.press('Enter');
  await expect(page).toHaveURL(/\/sale\?min=20000&max=50000$/);
  await expect(least).toHaveValue('20000');
  await expect(column.getByLabel('单位')).toHaveValue('万元');
  await column.getByRole('button', { name: '清空' }).click();
  await expect(page).toHaveURL(/\/sale$/);

  // The head of a column orders the list by it, by keyboard too, and the address holds the order.
  const order = page.getByLabel('排序', { exact: true }).filter({ visible: true });
  const head = (name: string): Locator => page.getByRole('columnheader', { name });
  const amount = head('金额').getByRole('button');
  await amount.click();
  await expect(page).toHaveURL(/\/sale\?sort=amountDown$/);
  await expect(rowsIn(page).first()).toHaveText(dearest?.title ?? '');
  await expect(head('金额')).toHaveAttribute('aria-sort', 'descending');
  await expect(amount).toBeFocused();
  await expect(order).toHaveValue('amountDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sale\?sort=amountUp$/);
  await expect(head('金额')).toHaveAttribute('aria-sort', 'ascending');
  await page.keyboard.press('Tab');
  await expect(head('营收').getByRole('button')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\/sale\?sort=revenueDown$/);
  await expect(head('营收')).toHaveAttribute('aria-sort', 'descending');
  await expect(page.locator('[aria-sort]')).toHaveCount(1);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\/sale$/);
  await expect(rowsIn(page).first()).toHaveText(titlesOf()[0] ?? '');
  await expect(page.locator('[aria-sort]')).toHaveCount(0);
  // A column without an order is no button.
  await expect(head('净利润或估值')).toBeVisible();
  await expect(head('净利润或估值').getByRole('button')).toHaveCount(0);

  await page.goto('/sale?sort=amountUp');
  await whenLoaded(page);
  await expect(head('金额')).toHaveAttribute('aria-sort', 'ascending');
  await order.selectOption({ label: '金额从高到低' });
  await expect(page).toHaveURL(/\/sale\?sort=amountDown$/);
  await expect(rowsIn(page).first()).toHaveText(dearest?.title ?? '');
});

test('[LAY-06] a choice on a desktop keeps focus and column, and back finds each list as it was', async ({
  page,
  context,
  gateway,
}) => {
  await signIn(context, gateway, demo.zhou);
  await page.goto('/sale');
  await whenLoaded(page);
  const column = page.getByRole('form', { name: '筛选' });
  const east = column.getByLabel('华东');
  await scrollTo(page, 700);
  await east.focus();
  const stood = await east.boundingBox();
  await east.press('Space');
  await expect(page).toHaveURL(/\/sale\?region=cn-east$/);
  await expect(rowsIn(page)).toHaveText(titlesOf(isEastern).slice(0, 20));
  await expect(east).toBeFocused();
  expect((await east.boundingBox())?.y).toBe(stood?.y);
  await expect(rowsIn(page).first()).toBeInViewport();
  await scrollTo(page, 300);

  // Pressed where it stands: brought into view first, it would move the list from its place.
  await page.getByRole('banner').getByRole('link', { name: '找买方' }).dispatchEvent('click');
  await page.getByRole('list', { name: '求购需求列表' }).getByRole('link').first().click();
  // A link from elsewhere to the same page.
  await page.getByRole('link', { name: '查看相符的项目' }).click();
  await expect(page).toHaveURL(/\/sale\?industry=/);
  await whenLoaded(page);
  expect(await scrollOf(page)).toBe(0);
  await expect(page.getByRole('heading', { level: 1, name: '找项目' })).toBeFocused();
  await expect(page.locator('.filter-column')).toHaveCount(2);

  const calls = callsOf(page);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/sale\?region=cn-east$/);
  await expect(rowsIn(page)).toHaveText(titlesOf(isEastern).slice(0, 20));
  await expect(east).toBeChecked();
  expect(await scrollOf(page)).toBe(300);
  expect(calls.filter((path) => path.includes('!list'))).toEqual([]);
});

/** Opens the list in a page where only the script of the text size has come; `release` lets the others come. */
const withoutScripts = async (page: Page) => {
  const script = holding();
  await page.route(/\/assets\/(?!text-size-1)[^/]+\.js$/, script.hold);
  await page.goto('/sale', { waitUntil: 'commit' });
  return {
    ...script,
    field: page.getByRole('searchbox', { name: '关键词' }),
    order: page.getByLabel('排序', { exact: true }).filter({ visible: true }),
  };
};

test('[PER-03][SCR-02] a word or an order entered before any script came is kept, searched and shown', async ({
  page,
  context,
}) => {
  const typed = await withoutScripts(page);
  await typed.field.pressSequentially('芯片');
  await typed.asked;
  typed.release();
  await whenShown(page);
  await expect(typed.field).toHaveValue('芯片');
  await typed.field.press('Enter');
  await expect(page).toHaveURL(/\/sale\?keyword=%E8%8A%AF%E7%89%87$/);
  await expect(typed.field).toHaveValue('芯片');

  const ordered = await context.newPage();
  const chosen = await withoutScripts(ordered);
  await chosen.order.selectOption({ label: '金额从高到低' });
  await chosen.asked;
  chosen.release();
  await expect(ordered).toHaveURL(/\/sale\?sort=amountDown$/);
  await expect(chosen.order).toHaveValue('amountDown');
  await expect(rowsIn(ordered).first()).toHaveText(dearest?.title ?? '');
  await ordered.close();

  // Sent while no script answers, the word is searched for by its address.
  const scriptless = await context.newPage();
  const sent = await withoutScripts(scriptless);
  await sent.field.pressSequentially('芯片');
  await sent.field.press('Enter');
  await expect(scriptless).toHaveURL(/\/sale\?keyword=%E8%8A%AF%E7%89%87$/);
  sent.release();
  await whenShown(scriptless);
  await expect(sent.field).toHaveValue('芯片');
});
