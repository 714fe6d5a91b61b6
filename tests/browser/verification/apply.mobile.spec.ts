import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import type { BrowserGateway } from '../support/gateway';
import { refusals } from '../../../contract/refusal/refusal';
import { demo, type Account } from '../support/accounts';
import { recommendedTitles } from '../support/deals';
import { expect, test } from '../support/fixtures';
import { onCall, refusal } from '../support/gateway-calls';
import { signIn } from '../support/log-in';

const card = () => PNG.sync.write(new PNG({ width: 24, height: 16 }));

const fields = (page: Page) => ({
  name: page.getByLabel('真实姓名'),
  company: page.getByLabel('公司全称'),
  position: page.getByLabel('职务'),
  document: page.getByLabel('名片或营业执照'),
  submit: page.getByRole('button', { name: '提交认证' }),
});

const type = async (page: Page): Promise<void> => {
  const form = fields(page);
  await form.name.fill('许书宁');
  await form.company.fill('云岭医疗投资有限公司');
  await form.position.fill('投资经理');
};

/** What an operator sees of an account's application. */
const numberOf = async (gateway: BrowserGateway, { phone }: Account): Promise<number> => {
  const listed = await gateway.inside.desk.review.list();
  const line = listed._tag === 'Right' ? listed.right : '';
  return Number(new RegExp(`编号 (\\d+) {2}${phone}`).exec(line)?.[1]);
};

test('[ACC-04][SCR-10] an unverified member is led to the form, is approved, and reads the messages', async ({
  page,
  context,
  gateway,
}) => {
  const person = gateway.unverifiedAccount();
  await signIn(context, gateway, person);
  await page.goto('/message');
  await expect(page).toHaveURL('/user/auditLogin');
  const form = fields(page);
  await form.submit.click();
  await expect(page.getByText('请输入真实姓名')).toBeVisible();
  await expect(page.getByText('请上传名片或营业执照')).toBeVisible();
  await expect(form.name).toBeFocused();

  await type(page);
  await form.document.setInputFiles({ name: '名片.png', mimeType: 'image/png', buffer: card() });
  await expect(page.getByRole('img', { name: '名片.png 的预览' })).toBeVisible();
  await expect(page.getByText('上传完成')).toBeVisible();
  await form.document.setInputFiles({
    name: '营业执照.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('MZ this is a program'),
  });
  await expect(form.document).toHaveAccessibleDescription(
    /^只支持 JPG、PNG、WebP 图片或 PDF 文件，.*之前上传的文件仍保留/,
  );
  await expect(page.getByRole('img', { name: '名片.png 的预览' })).toBeVisible();
  await expect(page.getByText('上传完成')).toBeVisible();
  await page.reload();
  await expect(form.company).toHaveValue('云岭医疗投资有限公司');
  await expect(page.getByText('名片.png')).toBeVisible();
  const preview = page.getByRole('img', { name: '名片.png 的预览' });
  await expect(preview).toHaveAttribute('src', /^blob:/);
  await expect.poll(() => preview.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(24);

  await form.submit.click();
  await expect(page).toHaveURL('/user/underReview');
  await expect(page.getByText(/预计 \d{4}-\d\d-\d\d \d\d:\d\d 前完成/)).toBeVisible();
  await expect(page.getByText('云岭医疗投资有限公司')).toBeVisible();
  await page.reload();
  await expect(page.getByText('云岭医疗投资有限公司')).toBeVisible();
  await gateway.inside.desk.review.approve(await numberOf(gateway, person), '1');
  await expect(page).toHaveURL('/message');
  await expect(page.getByRole('listitem').filter({ hasText: '认证已通过' })).toBeVisible();
});

test('[ACC-04][LOG-07] a member who left a page for the verification is back on it once approved', async ({
  page,
  context,
  gateway,
}) => {
  const person = gateway.unverifiedAccount();
  await signIn(context, gateway, person);
  await page.goto('/user');
  await page.getByRole('link', { name: '去认证', exact: true }).click();
  await expect(page).toHaveURL('/user/auditLogin');
  await type(page);
  const form = fields(page);
  await form.document.setInputFiles({ name: '名片.png', mimeType: 'image/png', buffer: card() });
  await expect(page.getByText('上传完成')).toBeVisible();
  await form.submit.click();
  await expect(page).toHaveURL('/user/underReview');
  await gateway.inside.desk.review.approve(await numberOf(gateway, person), '1');
  await expect(page).toHaveURL('/user');
  await page.goto('/user/underReview');
  await expect(page.getByText('认证通过')).toBeVisible();
  await expect(page).toHaveURL('/user/underReview');
});

test('[SCR-10][VAL-06] a false licence is refused, an upload is repeated, a rejection is corrected', async ({
  page,
  context,
  gateway,
}) => {
  const person = gateway.unverifiedAccount();
  await signIn(context, gateway, person);
  await page.goto('/user/auditLogin');
  const form = fields(page);
  await type(page);
  const choose = (name: string, buffer: Buffer) =>
    form.document.setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  await choose('营业执照.jpg', Buffer.from('MZ this is a program'));
  await expect(page.getByText(/只支持 JPG、PNG、WebP 图片或 PDF 文件/)).toBeVisible();

  // Held on its way, so that it can be stopped; the second time it goes through.
  await page.route('**/gateway?*', (route) =>
    route.request().headers()['x-gateway-path'] === '/webapp/upload!save.action'
      ? undefined
      : route.continue(),
  );
  await choose('名片.png', card());
  await page.getByRole('button', { name: '取消上传' }).click();
  await expect(page.getByText('已取消上传，文件没有发送完成')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const { code, text } = refusals.noRoom;
  const upload = await onCall(page, '/webapp/upload!save.action', refusal(code, text));
  await page.getByRole('button', { name: '重新上传' }).click();
  await expect(page.getByText(text)).toBeVisible();
  await upload.stop();
  await page.getByRole('button', { name: '重新上传' }).click();
  await expect(page.getByText('上传完成')).toBeVisible();
  const application = await onCall(page, '/webapp/audit!save.action', refusal(code, text));
  await form.submit.click();
  await expect(page.getByText(text)).toBeVisible();
  await expect(form.company).toHaveValue('云岭医疗投资有限公司');
  await expect(page.getByText('名片.png', { exact: true })).toBeVisible();
  await application.stop();
  await form.submit.click();
  await expect(page).toHaveURL('/user/underReview');

  await page.goto('/user');
  await expect(page.getByRole('region', { name: '我的资料' })).toContainText('审核中');
  await expect(page.getByRole('link', { name: '去认证' })).toHaveCount(0);
  await page.getByRole('link', { name: '查看进度' }).click();
  await expect(page).toHaveURL('/user/underReview');
  await gateway.inside.desk.review.reject(await numberOf(gateway, person), '名片上没有公司名称');
  const reason = page.getByText('名片上没有公司名称').locator('xpath=..');
  await expect(reason).toBeVisible();
  // The reason keeps its distance from the edge of its panel.
  const [inner, outer] = [await reason.boundingBox(), await reason.locator('xpath=..').boundingBox()];
  const bottom = (box: typeof inner): number => (box === null ? Number.NaN : box.y + box.height);
  expect(bottom(outer) - bottom(inner)).toBeGreaterThanOrEqual(16);
  await page.getByRole('link', { name: '修改后重新提交' }).click();
  await expect(page.getByText('名片上没有公司名称')).toBeVisible();
  await expect(form.name).toHaveValue('许书宁');
  await form.submit.click();
  await expect(page.getByText('平台审核')).toBeVisible();
});

test('[ACC-05] on the first level pages open, and what stays closed leads to full verification', async ({
  page,
  context,
  gateway,
}) => {
  await signIn(context, gateway, demo.he);
  await page.goto('/message');
  await expect(page).toHaveURL('/message');
  await page.goto('/');
  await page
    .getByRole('link', { name: recommendedTitles[0] ?? '' })
    .first()
    .click();
  await page.getByRole('link', { name: '申请完整认证' }).click();
  await expect(page).toHaveURL('/user/auditLogin');
  await expect(page.getByRole('button', { name: '申请完整认证' })).toBeVisible();
});

test('[SCR-10] a verified member applies again for another company, and reads of the rejection', async ({
  page,
  member,
  gateway,
}) => {
  await page.goto('/user/info');
  await page.getByRole('link', { name: '重新提交认证' }).click();
  await expect(page).toHaveURL('/user/auditLogin');
  await page.getByRole('button', { name: '更新认证资料' }).click();
  const form = fields(page);
  await type(page);
  await form.document.setInputFiles({ name: '名片.png', mimeType: 'image/png', buffer: card() });
  await expect(page.getByText('上传完成')).toBeVisible();
  await form.submit.click();
  await expect(page).toHaveURL('/user/underReview');
  await page.goto('/user');
  await expect(page.getByRole('region', { name: '我的资料' })).toContainText('已认证');
  await expect(page.getByText('认证资料正在审核中')).toBeVisible();
  await gateway.inside.desk.review.reject(await numberOf(gateway, member), '名片上没有公司名称');
  const panel = page.getByRole('region', { name: '认证', exact: true });
  await expect(panel.getByText('认证未通过，可以修改后重新提交')).toBeVisible();
  // What waits for the member says it too.
  const waiting = page.getByRole('link', { name: /^修改被退回的认证/ });
  await expect(waiting).toContainText('退回原因：名片上没有公司名称');
  await expect(page.getByRole('region', { name: '我的资料' })).toContainText('已认证');
});
