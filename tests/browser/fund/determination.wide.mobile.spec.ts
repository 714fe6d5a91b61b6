import type { Page } from '@playwright/test';
import { declarationNames, riskQuestions } from '../../../contract/determination/questionnaire';
import { expect, test } from '../support/fixtures';
import { broken, onCall } from '../support/gateway-calls';
import { whenLoaded } from '../support/when-shown';

const fund = '/fund/F20260001';
const materials = (page: Page) => page.getByRole('region', { name: '已投企业' });

test('[MKT-19] a half answered questionnaire is not sent; the whole one opens the materials, once', async ({
  page,
  member: _,
  gateway,
  watch,
}) => {
  watch.announce(/ERR_CONNECTION_RESET/);
  await page.goto('/fund');
  await whenLoaded(page);
  await page.getByRole('searchbox', { name: '关键词' }).fill('苏州恒岳创业一期');
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  await expect(page).toHaveURL(/keyword=/);
  await page.getByRole('link', { name: /苏州恒岳创业一期创业投资/ }).click();
  await expect(page).toHaveURL(fund);
  await whenLoaded(page);
  await expect(materials(page)).toHaveCount(0);
  await expect(page.getByText('确认后可见')).toHaveCount(5);
  await expect(page.getByRole('button', { name: /分享|海报|认购/ })).toHaveCount(0);

  const sheet = page.getByRole('dialog', { name: '特定对象确定' });
  const send = sheet.getByRole('button', { name: '提交' });
  await page.getByRole('button', { name: '开始特定对象确定' }).click();
  await expect(sheet.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(sheet.getByRole('checkbox', { checked: true })).toHaveCount(0);
  const standard = sheet.getByRole('group', { name: '您符合哪一项合格投资者标准？' });
  await standard.getByText('个人：金融资产不低于 300 万元').click();
  await send.click();
  const missing = riskQuestions.length + declarationNames.length;
  await expect(sheet.getByText(`还有 ${missing} 项没有完成`)).toBeVisible();
  for (const { text, options } of riskQuestions)
    await sheet
      .getByRole('group', { name: text })
      .getByText(options.at(-1)?.text ?? '', { exact: true })
      .click();
  for (const box of await sheet.getByRole('checkbox').all()) await box.check({ force: true });

  const call = await onCall(page, '/webapp/determination!save.action', broken);
  await send.click();
  await expect(sheet.getByRole('alert')).toContainText('后端接口连接异常');
  await expect(standard.getByRole('radio', { checked: true })).toHaveCount(1);
  await call.stop();
  let sent = 0;
  await onCall(page, '/webapp/determination!save.action', (route) => {
    sent += 1;
    return route.continue();
  });
  await send.dblclick();
  await expect(sheet).toBeHidden();
  await expect(materials(page)).toBeVisible();
  expect(sent).toBe(1);

  // The end comes while the page is open, and nothing is pressed.
  const minutes = 10;
  await onCall(page, '/webapp/determination!own.action', async (route) => {
    const { data, ...rest } = (await (await route.fetch()).json()) as { readonly data: object };
    const validUntil = gateway.clock.now() + minutes * 60_000;
    await route.fulfill({ json: { ...rest, data: { ...data, validUntil } } });
  });
  // By the gateway's time, which another test may have moved: the page corrects its clock by it (CLK-01).
  await page.clock.install({ time: gateway.clock.now() });
  await page.reload();
  await expect(materials(page)).toBeVisible();
  gateway.clock.move((minutes + 1) * 60_000);
  await page.clock.fastForward((minutes + 1) * 60_000);
  await expect(page.getByText(/已满三年，资料已关闭/)).toBeVisible();
  await expect(materials(page)).toHaveCount(0);
  await expect(page.getByText('确认后可见')).toHaveCount(5);
});
