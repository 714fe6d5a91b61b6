import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectFrame, type Walked } from '../../offline/walk';
import { dialogIn } from '../notices';

/** How a person learns of a fault: in its place, by a notice over the page, or not at all, because nothing is missing. */
export type Ending = 'in place' | 'notice' | 'nothing missing';

const failed =
  /没有加载出来|没有更新成功|没有取到|没有读到|系统繁忙|没有成功|暂时无法|请稍后|请重试|异常|有误|超时/;

/** Words of a machine, which no person should read. */
const machineText =
  /\b(?:undefined|NaN|null|TypeError|Exception|Failed to fetch|Bad Gateway)\b|\[object|<h1>/;

const visible = (found: Locator): Locator => found.filter({ visible: true });

/** The buttons that ask once more for what failed. */
export const wayOn = (page: Page): Locator =>
  visible(page.getByRole('main').getByRole('button', { name: /重新加载|重试|再试|刷新/ }));

const notices = (page: Page): Locator =>
  visible(page.locator('.adm-toast-main').or(page.locator('.notification')));

/** Reads and closes the notices over the page. @returns whether there was one */
const closeNotices = async (page: Page): Promise<boolean> => {
  const over = (await notices(page).count()) > 0;
  const dialog = dialogIn(page);
  if ((await dialog.count()) === 0) return over;
  await expect(dialog.first()).toContainText(/\p{Script=Han}/u);
  const close = dialog.first().getByRole('button', { name: /关闭|知道了|留在此页/ });
  if ((await close.count()) > 0) await close.first().click();
  return true;
};

/** Asks once more for what failed, by its button. */
export const askAgain = async (page: Page): Promise<void> => {
  await expect(async () => {
    await closeNotices(page);
    await wayOn(page).first().click({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
};

/**
 * After a fault: the page has its frame and its words, no shape waits, and what is missing is said with a way on.
 * @param says whether there must be a message
 */
export const expectUsable = async (
  page: Page,
  { row }: Walked,
  cell: string,
  says: boolean,
): Promise<Ending> => {
  const main = page.getByRole('main');
  const seen = { over: false, inPlace: false };
  await expect(async () => {
    if (await closeNotices(page)) seen.over = true;
    await expect(main).toContainText(/\p{Script=Han}/u, { timeout: 500 });
    await expect(visible(main.locator('.skeleton'))).toHaveCount(0, { timeout: 500 });
    await expect(dialogIn(page)).toHaveCount(0, { timeout: 500 });
    seen.inPlace = (await visible(main.getByText(failed)).count()) > 0;
    if (says) expect(seen.inPlace || seen.over, 'a message').toBe(true);
  }, cell).toPass({ timeout: 20_000 });
  await test.step(cell, () => expectFrame(page, row, true));
  expect(await page.locator('body').innerText(), cell).not.toMatch(machineText);
  if (!seen.inPlace) return seen.over ? 'notice' : 'nothing missing';
  await expect(visible(main.getByRole('button').or(main.getByRole('link'))).first(), cell).toBeVisible();
  return 'in place';
};
