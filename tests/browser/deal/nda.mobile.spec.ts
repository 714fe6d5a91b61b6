import { demo } from '../support/accounts';
import { sealedDeal } from '../support/deals';
import { expect, test } from '../support/fixtures';
import { ownClock } from '../support/frozen-clock';
import { signIn } from '../support/log-in';
import { readAndSign } from './signing';

const { path, sale } = sealedDeal;
const company = sale?.companyName ?? '';

test('[ENT-09][ENT-08] an NDA is read to its end and signed, rejected and signed anew, and what it seals opens where it stands once the owner agrees', async ({
  page,
  browser,
  member,
  gateway,
}) => {
  test.slow();
  await ownClock(page);
  await page.goto(path);
  await expect(page.getByText('签署NDA后可见').first()).toBeVisible();
  expect(await page.content()).not.toContain(company);
  await page.getByRole('button', { name: '签署保密协议' }).click();
  await readAndSign(page, gateway, member);

  const ownerSide = await browser.newContext({ baseURL: gateway.url, viewport: page.viewportSize() });
  await signIn(ownerSide, gateway, demo.zhou);
  const owner = await ownerSide.newPage();
  await owner.goto(path);
  const request = owner.getByRole('listitem').filter({ hasText: member.name });
  await request.getByRole('button', { name: '驳回' }).click();
  await owner.getByRole('button', { name: '确认驳回' }).click();
  await expect(owner.getByLabel('驳回原因')).toBeFocused();
  await owner.getByLabel('驳回原因').fill('请先说明收购意图');
  await owner.getByRole('button', { name: '确认驳回' }).click();
  await expect(request).toContainText('原因：请先说明收购意图');

  const sheet = page.getByRole('dialog', { name: '签署保密协议' });
  await expect(sheet.getByRole('heading', { name: '保密协议被驳回' })).toBeVisible();
  await expect(sheet.getByText('原因：请先说明收购意图').first()).toBeVisible();
  await sheet.getByRole('button', { name: '重新签署' }).click();
  // Another code is sent after a minute.
  gateway.clock.move(60_000);
  await page.clock.fastForward(60_000);
  await readAndSign(page, gateway, member);
  await expect(request).toContainText('待审核');
  await request.getByRole('button', { name: '同意' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: '确认同意' }).click();
  await expect(request).toContainText('已签署');

  await expect(sheet.getByRole('heading', { name: '保密协议已通过' })).toBeVisible();
  await expect(sheet.getByRole('listitem').filter({ hasText: /签署并提交|驳回|审核通过/ })).toHaveText([
    /^委托方审核通过/,
    /签署并提交/,
    /^委托方驳回.*请先说明收购意图/,
    /签署并提交/,
  ]);
  await sheet.getByRole('button', { name: '返回项目' }).click();
  await expect(page.getByText(company)).toBeVisible();
  await expect(page.getByText('签署NDA后可见')).toHaveCount(0);
  await ownerSide.close();
});
