import { readFile } from 'node:fs/promises';
import { demo } from '../support/accounts';
import { sealedDeal } from '../support/deals';
import { expect, test } from '../support/fixtures';
import { ownClock } from '../support/frozen-clock';
import { signIn } from '../support/log-in';
import { readAndSign } from './signing';

const { path, sale } = sealedDeal;
const company = sale?.companyName ?? '';

test('[ENT-09][MKT-04] an NDA is signed, rejected, signed again and approved, and its evidence verifies', async ({
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
  await readAndSign(page, gateway, member, 'proven');
  await expect(request).toContainText('待审核');
  const approve = request.getByRole('button', { name: '同意' });
  const question = owner.getByRole('dialog', { name: '同意对方查看？' });
  const confirm = question.getByRole('button', { name: '确认同意' });
  await approve.click();
  for (const said of [member.name, sale?.title ?? '', '自同意起 12 个月', '无法收回'])
    await expect(question).toContainText(said);
  await owner.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(approve).toBeFocused();
  await approve.click();
  await expect(question).toBeVisible();
  await owner.goBack();
  await expect(question).toHaveCount(0);
  await expect(owner).toHaveURL(path);
  await expect(request).toContainText('待审核');
  await approve.click();
  await confirm.click();
  await expect(request).toContainText('已签署');

  await expect(sheet.getByRole('heading', { name: '保密协议已通过' })).toBeVisible();
  await expect(sheet.getByRole('listitem').filter({ hasText: /签署并提交|驳回|审核通过/ })).toHaveText([
    /^委托方审核通过/,
    /签署并提交/,
    /^委托方驳回.*请先说明收购意图/,
    /签署并提交/,
  ]);
  const saving = page.waitForEvent('download');
  await sheet.getByRole('button', { name: '下载签署凭证' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(`保密协议签署凭证-${sale?.code ?? ''}.pdf`);
  const evidence = await readFile(await saved.path());
  await expect(sheet.getByText(/^凭证已保存，编号 HP-/)).toBeVisible();
  await sheet.getByRole('button', { name: '返回项目' }).click();
  await expect(page.getByText(company)).toBeVisible();
  await expect(page.getByText('签署NDA后可见')).toHaveCount(0);

  const asOwner = owner.waitForEvent('download');
  await request.getByRole('button', { name: '下载签署凭证' }).click();
  expect(await readFile(await (await asOwner).path())).toEqual(evidence);
  await request.getByRole('link', { name: '去核验' }).click();
  await expect(owner.getByRole('heading', { name: '编号真实' })).toBeVisible();
  const choose = async (name: string, buffer: Buffer): Promise<void> =>
    owner.getByLabel('选择凭证文件').setInputFiles({ name, mimeType: 'application/pdf', buffer });
  await choose('凭证.pdf', evidence);
  await expect(owner.getByRole('heading', { name: '文件与平台开具的一致' })).toBeVisible();
  await expect(owner).toHaveURL(/\/bidder_sales\?verify=[0-9a-f]{64}$/);
  const changed = Buffer.from(evidence);
  changed.writeUInt8(changed.readUInt8(200) ^ 1, 200);
  await choose('改过的.pdf', changed);
  await expect(owner.getByRole('heading', { name: '没有查到这份凭证' })).toBeVisible();
  await ownerSide.close();
});
