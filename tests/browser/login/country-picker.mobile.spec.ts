import { expect, test } from '../support/fixtures';
import { callsOf } from '../support/gateway-calls';

test('[ENT-07][LAY-20] a country is found by pinyin, name and number; composing chooses nothing', async ({
  page,
  context,
}) => {
  const calls = callsOf(page);
  await page.goto('/login');
  const open = page.getByRole('button', { name: '国家和地区代码：+86' });
  const sheet = page.getByRole('dialog', { name: '选择国家和地区' });
  const search = sheet.getByLabel('搜索国家和地区');
  const rows = sheet.getByRole('listitem');

  await open.click();
  await expect(rows).toHaveCount(194);
  await expect(rows.first()).toHaveText('中国+86');
  await expect(rows.first().getByRole('button')).toHaveAttribute('aria-current', 'true');
  for (const typed of ['xg', 'xianggang', '香港', '+852']) {
    await search.fill(typed);
    await expect(rows.first()).toHaveText('中国香港+852');
  }
  await expect(rows).toHaveCount(1);
  await expect(sheet.getByRole('status')).toHaveText('找到 1 个');
  await search.fill('琥珀');
  await expect(rows).toHaveCount(0);
  await expect(sheet.getByText('没有找到“琥珀”，请改用拼音首字母或区号')).toBeVisible();

  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/login$/);
  await open.click();
  await expect(search).toHaveValue('');

  await search.focus();
  const session = await context.newCDPSession(page);
  const composing = "xin'jia'po";
  await session.send('Input.imeSetComposition', {
    text: composing,
    selectionStart: composing.length,
    selectionEnd: composing.length,
  });
  await expect(search).toHaveValue(composing);
  // As an input method sends it: the key that it keeps for itself has the code 229.
  const enter = { key: 'Process', code: 'Enter', windowsVirtualKeyCode: 229 };
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
  await expect(rows.first()).toHaveText('新加坡+65');
  await session.send('Input.insertText', { text: '新加坡' });
  await session.detach();
  await expect(search).toHaveValue('新加坡');
  await expect(rows).toHaveText(['新加坡+65']);
  await sheet.getByRole('button', { name: '新加坡 +65' }).click();
  await expect(sheet).toBeHidden();

  const chosen = page.getByRole('button', { name: '国家和地区代码：+65' });
  await expect(chosen).toHaveText('+65');
  await page.getByLabel('手机号').fill('8123456');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByLabel('手机号')).toHaveAccessibleDescription('手机号是 8 位，还差 1 位');
  expect(calls).toEqual([]);
  await page.reload();
  await expect(chosen).toBeVisible();
});
