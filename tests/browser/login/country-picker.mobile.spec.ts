import { expect, test } from '../support/fixtures';

test('[ENT-07][LOG-12] the country of a phone is found by pinyin, name and number, and back closes the choice', async ({
  page,
}) => {
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
  await search.fill('xjp');
  await sheet.getByRole('button', { name: '新加坡 +65' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: '国家和地区代码：+65' })).toBeVisible();

  await page.getByLabel('手机号').fill('8123456');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('手机号是 8 位，还差 1 位')).toBeVisible();
});
