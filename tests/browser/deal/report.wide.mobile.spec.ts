import { sealedDeal } from '../support/deals';
import { expect, test } from '../support/fixtures';
import { broken, onCall } from '../support/gateway-calls';
import { whenShown } from '../support/when-shown';

const { path } = sealedDeal;
const said = '营收与公开年报不一致';

test('[SCR-03][VAL-06] a deal is reported once with its reason, also after a failure, and answered', async ({
  page,
  member: _,
  gateway,
  watch,
}) => {
  watch.announce(/ERR_CONNECTION_RESET/);
  await page.goto(path);
  await whenShown(page);
  await page.getByRole('button', { name: '举报' }).click();
  const sheet = page.getByRole('dialog', { name: '举报' });
  const words = sheet.getByLabel('说明');
  const send = sheet.getByRole('button', { name: '提交举报' });
  // None is chosen for them: the button says what is missing, and leads there.
  const chosen = sheet.getByRole('group', { name: '原因' }).getByRole('radio', { checked: true });
  await expect(chosen).toHaveCount(0);
  await send.click();
  await expect(sheet.getByRole('alert')).toHaveText('请选择举报原因');
  await expect(sheet.getByRole('radio').first()).toBeFocused();
  await expect(sheet.getByRole('radio').first()).toHaveAccessibleDescription('请选择举报原因');
  await sheet.getByText('其他', { exact: true }).click();
  await expect(sheet.getByRole('alert')).toHaveCount(0);
  await send.click();
  await expect(words).toHaveAccessibleDescription(/请填写说明/);
  await expect(words).toBeFocused();

  await words.fill(said);
  const call = await onCall(page, '/webapp/report!save.action', broken);
  await send.click();
  await expect(sheet.getByRole('alert')).toContainText('后端接口连接异常');
  await expect(words).toHaveValue(said);
  await call.stop();
  await send.click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('举报已提交，核实结果会在消息中告知您')).toBeAttached();

  await page.getByRole('button', { name: '已举报' }).click();
  await sheet.getByText('信息不实').click();
  await send.click();
  await expect(sheet.getByText('您已举报过该内容，正在处理，结果会在消息中告知')).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();

  const { reports } = gateway.inside.desk;
  const waiting = await reports.list();
  const lines = 'right' in waiting ? waiting.right : '';
  const [, number = ''] = new RegExp(`编号 (\\d+)[^编]*${said}`).exec(lines) ?? [];
  await reports.decide(Number(number), 'upheld', '已要求发布方更正');
  await page.goto('/message');
  await page.getByRole('link', { name: /举报/ }).first().click();
  await expect(page.getByRole('region', { name: '消息内容' })).toContainText('处理说明：已要求发布方更正');
});
