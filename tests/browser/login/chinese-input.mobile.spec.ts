import { expect, test } from '../support/fixtures';
import { callPath } from '../support/gateway-calls';

test('[LAY-20] Enter that belongs to a pinyin composition chooses nothing and sends nothing', async ({
  page,
  context,
}) => {
  const sent: string[] = [];
  await page.goto('/login');
  page.on('request', (request) => sent.push(callPath(request) ?? ''));
  await page.getByRole('button', { name: '国家和地区代码：+86' }).click();
  const sheet = page.getByRole('dialog', { name: '选择国家和地区' });
  const search = sheet.getByLabel('搜索国家和地区');
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
  await expect(sheet.getByRole('listitem').first()).toHaveText('新加坡+65');
  await session.send('Input.insertText', { text: '新加坡' });
  await expect(search).toHaveValue('新加坡');
  await expect(sheet.getByRole('listitem')).toHaveText(['新加坡+65']);
  expect(sent.filter((path) => path !== '')).toEqual([]);
  await session.detach();
});

test('[LAY-20] each field of a login has its keyboard, and what a password manager and a text message fill in', async ({
  page,
}) => {
  await page.goto('/login?mode=register');
  await expect(page.getByLabel('手机号')).toHaveAttribute('type', 'tel');
  await expect(page.getByLabel('手机号')).toHaveAttribute('autocomplete', /^(?:tel|username)/);
  await expect(page.getByLabel('验证码')).toHaveAttribute('inputmode', 'numeric');
  await expect(page.getByLabel('验证码')).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(page.locator('input[type=password]')).toHaveAttribute('autocomplete', 'new-password');
});
