import type { FormTexts } from '../../../contract/publication/form-texts';
import { soundSale } from '../../../tools/gallery/stories/sound-sale';
import { callGateway } from '../../support/gateway/call';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/log-in';
import { goOn } from './typing';

const title = '苏州精密注塑件企业控股权转让';
const fields: FormTexts = { ...soundSale, title };

test('[MKT-12][SCR-02] figures that contradict each other are named at both fields until one is corrected', async ({
  page,
  context,
  gateway,
  account,
}) => {
  const token = await signIn(context, gateway, account);
  const id = 'c0ffee00-0000-4000-8000-000000000001';
  const clashing = { ...fields, ebitda1: '90,000', foundedYear: '2025' };
  await callGateway(gateway.url, '/webapp/publication!save.action', {
    method: 'POST',
    token,
    parameters: { id, kind: 'sale', version: '0', editor: 'e1', fields: JSON.stringify(clashing) },
  });
  // An address that names the other kind opens the publication as what it is, at its own address.
  await page.goto(`/new_buy?kind=buy&id=${id}`);
  await expect(page).toHaveURL(`/new_buy?kind=sale&id=${id}`);
  await expect(page.getByLabel('标题')).toHaveValue(title);
  await page.getByRole('navigation', { name: '步骤' }).getByRole('link', { name: '确认提交' }).click();
  await page.getByRole('button', { name: '提交审核' }).click();
  const founded = page.getByLabel('成立年份');
  await expect(founded).toBeFocused();
  await expect(founded).toHaveAccessibleDescription(
    /成立年份（2025）晚于填有营业收入的 2024 年，请核对这两处/,
  );
  await founded.fill(fields.foundedYear ?? '');
  await goOn(page, '金额与财务');
  const both = /2025 年 EBITDA（90,000 万元）高于营业收入（.* 万元），请核对这两处/;
  await expect(page.getByRole('textbox', { name: 'EBITDA' }).first()).toHaveAccessibleDescription(both);
  await expect(page.getByRole('textbox', { name: '营业收入' }).first()).toHaveAccessibleDescription(both);
  await page
    .getByRole('textbox', { name: 'EBITDA' })
    .first()
    .fill(fields.ebitda1 ?? '');
  await page.getByRole('navigation', { name: '步骤' }).getByRole('link', { name: '确认提交' }).click();
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByText('已提交审核')).toBeVisible();
});
