import type { Locator, Page } from '@playwright/test';
import { holding } from '../everywhere/held';
import { demo } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { callsOf } from '../support/gateway-calls';
import { signIn } from '../support/log-in';
import { scrollOf, scrollTo } from '../support/scrolled';
import { whenLoaded, whenShown } from '../support/when-shown';
import { dearest, isEastern, rowsIn, titlesOf } from './listed';

test('[SCR-03] beside the list at a desk each choice is shown at once', async ({ page }) => {
  await page.goto('/sale');
  await whenShown(page);
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
});

test('[SCR-03] at a desk words are searched for when they are sent, and the list is ordered as one chooses', async ({
  page,
}) => {
  await page.goto('/sale');
  await whenShown(page);
  await page.getByRole('searchbox', { name: '标题、编号、关键词' }).fill('减速器');
  await page.getByRole('searchbox', { name: '标题、编号、关键词' }).press('Enter');
  await expect(page).toHaveURL(/keyword=/);
  await expect(rowsIn(page).first()).toContainText('减速器');

  await page.goto('/sale');
  await whenShown(page);
  await page
    .getByLabel('排序', { exact: true })
    .filter({ visible: true })
    .selectOption({ label: '金额从高到低' });
  await expect(page).toHaveURL(/\/sale\?sort=amountDown$/);
  await expect(rowsIn(page).first()).toHaveText(dearest?.title ?? '');
});

test('[SCR-03] at a desk the ends of an amount are sent one after the other in the unit that stands beside them', async ({
  page,
}) => {
  await page.goto('/sale');
  await whenShown(page);
  const column = page.getByRole('form', { name: '筛选' });
  const [least, most] = [column.getByLabel('最低'), column.getByLabel('最高')];
  await least.fill('20000');
  await least.press('Enter');
  await expect(page).toHaveURL(/\/sale\?min=20000$/);
  await most.fill('50000');
  await most.press('Enter');
  await expect(page).toHaveURL(/\/sale\?min=20000&max=50000$/);
  await expect(least).toHaveValue('20000');
  await expect(column.getByLabel('单位')).toHaveValue('万元');
});

test('[SCR-03][ACC-02] the head of a column orders the list by it, by keyboard too, says which way, and the address holds it', async ({
  page,
}) => {
  await page.goto('/sale');
  await whenLoaded(page);
  const head = (name: string): Locator => page.getByRole('columnheader', { name });
  const amount = head('金额').getByRole('button');
  await amount.click();
  await expect(page).toHaveURL(/\/sale\?sort=amountDown$/);
  await expect(rowsIn(page).first()).toHaveText(dearest?.title ?? '');
  await expect(head('金额')).toHaveAttribute('aria-sort', 'descending');
  await expect(amount).toBeFocused();
  await expect(page.getByLabel('排序', { exact: true }).filter({ visible: true })).toHaveValue('amountDown');

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
  await expect(rowsIn(page)).toHaveText(titlesOf().slice(0, 20));
  await expect(page.locator('[aria-sort]')).toHaveCount(0);

  // What the list has no order for stays a word.
  await expect(head('净利润或估值')).toBeVisible();
  await expect(head('净利润或估值').getByRole('button')).toHaveCount(0);
  await page.goto('/sale?sort=amountUp');
  await whenLoaded(page);
  await expect(head('金额')).toHaveAttribute('aria-sort', 'ascending');
});

test('[SCR-03] demands are ordered by the head of their budget, and transfers by that of their last day', async ({
  page,
}) => {
  await page.goto('/buy');
  await whenLoaded(page);
  await expect(page.getByRole('columnheader').getByRole('button')).toHaveText(['收购预算']);
  await page.getByRole('columnheader').getByRole('button').click();
  await expect(page).toHaveURL(/\/buy\?sort=amountDown$/);
  await page.goto('/gf');
  await whenLoaded(page);
  await expect(page.getByRole('columnheader').getByRole('button')).toHaveText(['转让总价', '报名截止']);
  await page.getByRole('columnheader', { name: '报名截止' }).getByRole('button').click();
  await expect(page).toHaveURL(/\/gf\?sort=deadline$/);
  await expect(page.getByRole('columnheader', { name: '报名截止' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

test('[LAY-06] a choice beside the list leaves the focus and the column where they are, and back leads through what was chosen without asking', async ({
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

/** Types a word into the list's field while no script has come; `release` lets the scripts come. */
const typedBeforeScripts = async (page: Page) => {
  const script = holding();
  await page.route('**/assets/*.js', script.hold);
  await page.goto('/sale', { waitUntil: 'commit' });
  const field = page.getByRole('searchbox', { name: '关键词' });
  await field.pressSequentially('芯片');
  return { ...script, field };
};

test('[PER-03][SCR-02] a word that was typed before any script came stands once they come, and is searched for', async ({
  page,
}) => {
  const { field, asked, release } = await typedBeforeScripts(page);
  await asked;
  release();
  await whenShown(page);
  await expect(field).toHaveValue('芯片');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/sale\?keyword=%E8%8A%AF%E7%89%87$/);
  await expect(field).toHaveValue('芯片');
});

test('[PER-03][SCR-02] an order that was chosen before any script came stands once they come, and is shown', async ({
  page,
}) => {
  const script = holding();
  await page.route('**/assets/*.js', script.hold);
  await page.goto('/sale', { waitUntil: 'commit' });
  const order = page.getByLabel('排序', { exact: true }).filter({ visible: true });
  await order.selectOption({ label: '金额从高到低' });
  await script.asked;
  script.release();
  await expect(page).toHaveURL(/\/sale\?sort=amountDown$/);
  await expect(order).toHaveValue('amountDown');
  await expect(rowsIn(page).first()).toHaveText(dearest?.title ?? '');
});

test('[PER-03][SCR-02] a word that is sent while nothing answers is searched for by its address', async ({
  page,
}) => {
  const { field, release } = await typedBeforeScripts(page);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/sale\?keyword=%E8%8A%AF%E7%89%87$/);
  release();
  await whenShown(page);
  await expect(field).toHaveValue('芯片');
});

test('[SCR-03] an address with a keyword of 2,000 characters shows the deals and says that it was too long', async ({
  page,
}) => {
  const answer = await page.goto(
    `/sale?keyword=${encodeURIComponent('半导体设备'.repeat(400))}&region=cn-east`,
  );
  expect(answer?.status()).toBe(200);
  await whenShown(page);
  await expect(page.getByText(/关键词“半导体设备半导体设备半导体设备半导体设备…”过长/)).toBeVisible();
});
