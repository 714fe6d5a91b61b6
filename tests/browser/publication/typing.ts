import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { soundSale } from '../../../tools/gallery/stories/sound-sale';

const textOf = (field: string): string => soundSale[field] ?? '';

/**
 * Goes on to the next step, as its button names it. By the keyboard: the way on stands at the same place on each step,
 * where a second tap so soon counts for nothing.
 */
export const goOn = (page: Page, name: string): Promise<void> =>
  page.getByRole('link', { name: `下一步：${name}` }).press('Enter');

/** A picture that says where and by whom it was taken. */
const markedPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 80, height: 60, channels: 3, background: '#c08030' } })
    .withExif({ IFD0: { Artist: 'Chen Gong', Software: 'Snapseed 2.0' } })
    .jpeg()
    .toBuffer();

/** Types what comes after a sale is listed, and what there is to read of it. */
export const typePapers = async (page: Page): Promise<void> => {
  await goOn(page, '流程与资料');
  await page.getByLabel('意向报价日期').fill(`${new Date().getFullYear() + 1}-01-15`);
  await page.getByLabel('添加照片').setInputFiles([
    { name: '厂房.jpg', mimeType: 'image/jpeg', buffer: await markedPicture() },
    { name: '说明.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('这不是图片') },
  ]);
  await expect(page.getByText('作者：Chen Gong')).toBeVisible();
  await expect(page.getByText(/说明\.jpg 没有上传成功：只支持/)).toBeVisible();
  await page.getByRole('button', { name: '取消' }).click();
  await expect(page.getByText('照片附带的以下信息已清除')).toBeVisible();
  await page.getByRole('button', { name: '近三年审计报告' }).click();
  await page.getByLabel('第 1 份资料页数').fill('102');
  await page.getByRole('button', { name: '添加其他资料' }).click();
  await page.getByLabel('第 2 份资料名称').fill('核心专利清单');
};

/** Types a sale in which nothing is wrong, from the first step to the last. */
export const typeSale = async (page: Page, title: string): Promise<void> => {
  await page.getByText('委托出售').click();
  await page.getByLabel('标题').fill(title);
  await page.getByLabel('行业').selectOption(textOf('industry'));
  await page.getByLabel('地区').selectOption(textOf('region'));
  await page.getByLabel('城市').fill(textOf('city'));
  await page.getByText('控股权', { exact: true }).click();
  await page.getByLabel('出让比例').fill(textOf('stake'));
  await page.getByLabel('成立年份').fill(textOf('foundedYear'));
  await page.getByLabel('员工人数').fill(textOf('employees'));
  await goOn(page, '金额与财务');
  await page.getByRole('textbox', { name: '金额' }).fill('12,000');
  await page.getByRole('textbox', { name: '最低报价' }).fill('10,500');
  for (const [name, field] of [
    ['营业收入', 'revenue'],
    ['EBITDA', 'ebitda'],
    ['净利润', 'netProfit'],
    ['总资产', 'assets'],
    ['总负债', 'liabilities'],
  ] as const)
    for (const place of [1, 2, 3])
      await page
        .getByRole('textbox', { name })
        .nth(place - 1)
        .fill(textOf(`${field}${place}`));
  await goOn(page, '亮点与说明');
  await page.getByLabel('项目简介').fill(textOf('teaser'));
  await page.getByLabel('亮点').fill(textOf('highlights'));
  await page.getByLabel('公司全称').fill(textOf('companyName'));
  await page.getByLabel('出售或融资原因').fill(textOf('reason'));
};
