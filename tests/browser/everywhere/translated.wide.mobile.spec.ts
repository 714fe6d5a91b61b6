import { menuOf, field, log, write } from '../chat/talking';
import { expect, test } from '../chat/two-people';
import { goOn } from '../publication/typing';
import { rowsIn } from '../sale/listed';
import { whenLoaded } from '../support/when-shown';
import { translatePage } from './translated';

test('[REL-04] a page that the browser translates goes on: list, filter, deal, form and back', async ({
  page,
  member: _,
  watch,
}) => {
  // A part of the page that hydrates after its translation is rendered again.
  watch.announce(/Minified React error #418/);
  await page.goto('/sale');
  await whenLoaded(page);
  await translatePage(page);
  await page.getByRole('button', { name: '筛选', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: '筛选' });
  await sheet.getByLabel('机器人', { exact: true }).check();
  await sheet.getByRole('button', { name: /^查看/ }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText(/^共 \d+ 个结果/)).toBeVisible();
  await rowsIn(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/sale\/[a-z]+\/\w+/);
  await whenLoaded(page);
  const code = page.locator('.deal-meta [translate="no"]').first();
  await expect(code).toHaveText(/\d/);
  await expect(code.locator('font')).toHaveCount(0);
  await page.getByRole('button', { name: /^收藏/ }).first().click();
  await page.goBack();
  await expect(rowsIn(page).first()).toBeVisible();
  await page.goto('/');
  await whenLoaded(page);
  await translatePage(page);
  await page.getByRole('navigation', { name: '主导航' }).last().getByRole('link', { name: '发布' }).click();
  await page.getByRole('link', { name: '发布出售项目' }).click();
  await page.getByLabel('标题').fill('华东谐波减速器企业控股权转让');
  await expect(page.getByRole('status').filter({ hasText: /已保存/ })).toBeVisible();
  await goOn(page, '金额与财务');
  await expect(page.getByLabel('标题')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByLabel('标题')).toHaveValue('华东谐波减速器企业控股权转让');
});

test('[REL-04][SCR-11] messages are sent, quoted and taken back on a page that the browser translates', async ({
  page,
  other,
}) => {
  await page.goto(other.address);
  await whenLoaded(page);
  await translatePage(page);
  await write(page, '周三下午可以');
  await expect(log(page).getByText('已送达').or(log(page).getByText('已读')).first()).toBeVisible();
  await (await menuOf(page, '您好')).getByRole('menuitem', { name: '引用' }).click();
  await write(page, '请讲');
  await expect(log(other.page)).toContainText('请讲');
  await write(other.page, '好的');
  await expect(log(page)).toContainText('好的');
  await (await menuOf(page, '周三下午可以')).getByRole('menuitem', { name: /^撤回/ }).click();
  await expect(log(page)).toContainText('您撤回了一条消息');
  await expect(field(page)).toBeVisible();
});
