import { callGateway } from '../../support/gateway/call';
import { expect, test } from '../support/fixtures';
import { onCall } from '../support/gateway-calls';
import { signIn } from '../support/log-in';
import { numberOf } from './number-of';
import { goOn, typePapers, typeSale } from './typing';

test('[SCR-02][MKT-07] a sale is typed, kept over a reload, corrected, sent back to its field and listed', async ({
  page,
  browser,
  context,
  gateway,
  account,
  watch,
}) => {
  // The longest of the walks: what is typed, reviewed and read.
  test.slow();
  const title = '华东谐波减速器企业控股权转让';
  const token = await signIn(context, gateway, account);
  await page.goto('/');
  await page.getByRole('navigation', { name: '主导航' }).last().getByRole('link', { name: '发布' }).click();
  await expect(page.getByText('还没有发布')).toBeVisible();
  await page.getByRole('link', { name: '发布出售项目' }).click();
  await expect(page).toHaveURL(/kind=sale&id=/);
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  await typeSale(page, title);
  await expect(page.getByText(/^已保存 \d\d:\d\d$/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('公司全称')).toHaveValue('台州某某传动股份有限公司');
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel('标题')).toHaveValue(title);
  await expect(page.getByLabel('标题')).toHaveAttribute('required');
  await expect(page.getByLabel('城市')).not.toHaveAttribute('required');
  await page.getByLabel('标题').fill(`${title}，电话 13916605278`);
  await page.getByRole('navigation', { name: '步骤' }).getByRole('link', { name: '确认提交' }).click();
  await expect(page.getByText(/标题中的电话“13916605278”/)).toBeVisible();
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByLabel('保留的原因')).toBeFocused();
  await page.getByRole('link', { name: '去修改' }).click();
  await expect(page.getByLabel('标题')).toBeFocused();
  await page.getByLabel('标题').fill(title);
  await page.getByRole('navigation', { name: '步骤' }).getByRole('link', { name: '确认提交' }).click();
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByText('已提交审核')).toBeVisible();
  await page.getByRole('link', { name: '查看我的发布' }).click();
  const row = page.getByRole('article').filter({ hasText: title });
  await expect(row).toContainText('审核中');
  await expect(row.getByRole('link', { name: '修改' })).toHaveCount(0);

  const number = await numberOf(gateway, title);
  await gateway.inside.desk.publications.reject(number, [{ field: 'reason', reason: '请写明交易后的安排' }]);
  await expect(row.getByRole('link', { name: '修改' })).toBeVisible();
  await page.getByRole('link', { name: '出售或融资原因：请写明交易后的安排' }).click();
  await expect(page.getByLabel('出售或融资原因')).toBeFocused();
  await expect(page.getByLabel('出售或融资原因')).toHaveAccessibleDescription('请写明交易后的安排');
  await page.getByLabel('出售或融资原因').fill('创始人退休，交易后留任一年');
  await typePapers(page);
  await goOn(page, '确认提交');
  const preview = page.getByRole('article', { name: '公开后的样子' });
  await expect(preview.getByRole('img', { name: /^营业收入：2023 年/ })).toBeVisible();
  await expect(preview.getByText('核心专利清单')).toHaveCount(0);
  // By the keyboard: the way on stood at the same place, where a second tap so soon counts for nothing.
  await page.getByRole('button', { name: '提交审核' }).press('Enter');
  await expect(page.getByText('已提交审核')).toBeVisible();
  await gateway.inside.desk.publications.approve(number);

  const visitor = await (await browser.newContext({ baseURL: gateway.url })).newPage();
  await visitor.goto('/sale');
  await expect(visitor.getByRole('link', { name: title })).toBeVisible();
  await visitor.context().close();

  await page.goto(`/sale/entrust/p${number}`);
  await expect(page.getByRole('listitem').filter({ hasText: '意向报价' })).toContainText(
    /计划 \d{4}年1月15日/,
  );
  await expect(page.getByRole('listitem').filter({ hasText: '近三年审计报告' })).toContainText('102 页');
  await expect(page.getByText('核心专利清单')).toBeVisible();
  const picture = page.getByRole('img', { name: '项目照片 1' });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((each) => each instanceof HTMLImageElement && each.naturalWidth))
    .toBe(80);
  watch.announce(/ERR_FAILED.*\/files\/deal\//);
  await page.route('**/files/deal/*', (route) => route.abort());
  await page.reload();
  await page.getByRole('heading', { name: '项目照片' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('照片没有加载出来')).toBeVisible();
  // Other walks count the deals of this gateway.
  const withdrawn = await callGateway(gateway.url, '/webapp/publication!withdraw.action', {
    ...{ method: 'POST', token },
    parameters: { id },
  });
  expect(withdrawn.code).toBe(200);
});

test('[SCR-02][VAL-06] a double tap skips no step, and a reload keeps typed text and its contradictions', async ({
  page,
  member: _,
}) => {
  await page.goto('/new_buy?kind=sale');
  await expect(page).toHaveURL(/id=/);
  const title = page.getByLabel('标题');
  await title.fill('写到一半的标题');
  await expect(page.getByText(/^已保存/)).toBeVisible();
  // A saving whose answer never comes is no other device's.
  const has: (() => void)[] = [];
  const reached = new Promise<void>((resolve) => has.push(resolve));
  const saving = await onCall(page, '/webapp/publication!save.action', async (route) => {
    await route.fetch();
    for (const resolve of has) resolve();
    await new Promise<never>(() => undefined);
  });
  await title.fill('又写了一段的标题');
  await reached;
  await title.fill('短');
  await saving.stop();
  await page.reload();
  await expect(page.getByText(/^已保存/)).toBeVisible();
  await expect(title).toHaveValue('短');
  await expect(page.getByText('内容在另一处有更新')).toHaveCount(0);

  await goOn(page, '金额与财务');
  await expect(page.getByRole('heading', { name: '金额与近三年财务' })).toBeVisible();
  await page.getByRole('link', { name: '下一步：亮点与说明' }).dblclick();
  await expect(page).toHaveURL(/&step=3$/);
  await page.getByRole('link', { name: '下一步：流程与资料' }).click();
  await expect(page).toHaveURL(/&step=4$/);
  await page.getByRole('navigation', { name: '步骤' }).getByRole('link', { name: '金额与财务' }).click();

  // A step names what contradicts what, and nothing of the fields that were never filled in.
  await page.getByRole('textbox', { name: '金额' }).fill('12,000');
  await page.getByRole('textbox', { name: '最低报价' }).fill('15,000');
  await expect(page.getByText(/^已保存/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: '最低报价' })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('textbox', { name: 'EBITDA' }).first()).not.toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(page.getByRole('link', { name: /金额与财务\s*需修改/ })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expect(page.getByText('基本信息、金额与财务中有内容需要修改，已标在对应的栏目旁。')).toBeVisible();
});
