import { expect, test } from '../support/fixtures';
import { inWechat } from '../login/in-wechat';
import { whenShown } from '../support/when-shown';

test('[MKT-11] on a phone the names of the deals stay above the rows, down to the last of them', async ({
  page,
}) => {
  await page.goto('/sale?compare=20260334,20260336,20260418');
  await whenShown(page);
  const table = page.getByRole('table', { name: '3 个项目的对比' });
  const last = table.getByRole('row').last();
  await last.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(last).toBeInViewport();
  await expect(table.getByRole('columnheader').nth(1)).toBeInViewport({ ratio: 0.9 });
});

test('[MKT-11] a price that is to be negotiated is said so beside another', async ({ page }) => {
  await page.goto('/sale?compare=20260334,20260336');
  await whenShown(page);
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /^金额 ?相同$/ }) });
  await expect(row.getByRole('cell').filter({ hasText: '面议' })).toHaveCount(2);
});

test('[MKT-11] what is raised is not held against what is asked, each says what it is, and the signs of the table are explained', async ({
  page,
}) => {
  await page.goto('/sale?compare=20260372,20260341,20260377');
  await whenShown(page);
  const rowOf = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}`) }) });
  await expect(rowOf('金额').getByRole('cell')).toHaveText([
    /^5,000.万元融资金额$/,
    /^2\.58.亿元 同类最低转让金额$/,
    /^5\.6.亿元 同类最高转让金额$/,
  ]);
  await expect(rowOf('财务年度').getByRole('cell')).toHaveText([/^\d{4}.年$/, /^\d{4}.年$/, /^\d{4}.年$/]);
  await expect(page.getByText('：各项目不同的行。')).toBeInViewport();
});

test('[MKT-11] on a phone two deals stand beside the names of the rows, whole', async ({ page }) => {
  await page.goto('/sale?compare=20260334,20260336,20260418');
  await whenShown(page);
  for (const place of [1, 2])
    await expect(page.getByRole('columnheader').nth(place)).toBeInViewport({ ratio: 1 });
});

test.describe('in WeChat', () => {
  test.use(inWechat);

  test('[MKT-11] where files cannot be kept it is told where the page can be opened instead', async ({
    page,
  }) => {
    await page.goto('/sale?compare=20260334,20260336');
    await whenShown(page);
    await page.getByRole('button', { name: '导出表格' }).click();
    await expect(page.getByText('当前环境不能保存文件，请用浏览器打开本页后导出。')).toBeVisible();
  });
});
