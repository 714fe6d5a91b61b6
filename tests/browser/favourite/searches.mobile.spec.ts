import { chinaRegions } from '../../../contract/reference/regions';
import { soundSale } from '../../../tools/gallery/stories/sound-sale';
import { atCashier, memberBy } from '../../support/gateway/orders';
import { callGateway } from '../../support/gateway/call';
import { numberOf } from '../publication/number-of';
import { expect, test } from '../support/fixtures';
import { callPath } from '../support/gateway-calls';
import { signIn } from '../support/log-in';
import { rowsIn } from '../sale/listed';
import { whenShown } from '../support/when-shown';
import { demoSeed } from '../../../tools/process/seeds';

const east = chinaRegions.find(({ id }) => id === 'cn-east')?.regions ?? [];
const eastern = demoSeed.sales.find(({ region }) => east.some(({ name }) => region.startsWith(name)));
const title = '苏州伺服电机企业控股权转让';
const publicationId = 'c0ffee00-0000-4000-8000-000000000009';

test('[MKT-01][LAY-16] a list is saved as a search, announces new deals, and is changed and restored', async ({
  page,
  context,
  gateway,
  account,
}) => {
  await page.goto('/sale?region=cn-east');
  await whenShown(page);
  await page.getByRole('button', { name: '保存搜索' }).click();
  await expect(page).toHaveURL(/\/login/);

  // Alerts at once are the right of a plan.
  const buyer = memberBy(gateway, await gateway.inside.sessions.open(account.id));
  await atCashier(await buyer.cashier(await buyer.placed('plan-facility-year')), 'pay');

  const publisher = await gateway.inside.sessions.open(gateway.spareAccount().id);
  const publish = (call: string, parameters: Readonly<Record<string, string>>) =>
    callGateway(gateway.url, `/webapp/publication!${call}.action`, {
      method: 'POST',
      token: publisher,
      parameters: { id: publicationId, ...parameters },
    });
  const fields = JSON.stringify({ ...soundSale, title });
  await publish('submit', { kind: 'sale', version: '0', editor: 'e1', fields });
  await signIn(context, gateway, account);
  await page.goto('/sale?region=cn-east');
  await whenShown(page);
  await page.getByRole('button', { name: '保存搜索' }).click();
  const name = page.getByLabel('名称');
  await expect(name).toHaveValue('华东');
  await name.fill('');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(name).toHaveAccessibleDescription('请填写名称');
  await name.fill('华东项目');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('已保存')).toBeVisible();

  // A deal that becomes listed is announced above the list, which stays as it is until it is asked for.
  const first = rowsIn(page).first();
  const before = await first.textContent();
  await gateway.inside.desk.publications.approve(await numberOf(gateway, title));
  const fresh = page.getByRole('button', { name: /1 条新项目/ });
  await expect(fresh).toBeVisible();
  expect(await first.textContent()).toBe(before);
  await fresh.click();
  await expect(first).toContainText(title);
  // Other walks count the deals of this gateway.
  expect((await publish('withdraw', {})).code).toBe(200);

  await page.goto('/favorite');
  const row = page.getByRole('list', { name: '保存的搜索列表' }).getByRole('listitem');
  await expect(row).toContainText('华东项目');
  await gateway.inside.alerting.dealListed({ kind: 'sale', id: eastern?.id ?? '' });
  await expect(row).toContainText('1 条新项目');
  await row.getByRole('link', { name: '华东项目' }).click();
  await expect(page).toHaveURL('/sale?region=cn-east');
  await expect(rowsIn(page).first()).toBeVisible();
  await expect(rowsIn(page).filter({ hasText: title })).toHaveCount(0);
  await page.goto('/favorite');
  await expect(row).toContainText('立即提醒');
  await expect(row).not.toContainText('条新项目');
  await page.getByRole('button', { name: '编辑：华东项目' }).click();
  await page.getByText('每日汇总').click();
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(row).toContainText('每日汇总');
  await page.getByRole('button', { name: '删除：华东项目' }).click();
  await expect(page.getByText('还没有保存的搜索')).toBeVisible();
  const restored = page.waitForResponse(
    (answer) => callPath(answer.request()) === '/webapp/search!restore.action',
  );
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(row).toContainText('华东项目');
  await restored;
  await page.reload();
  await expect(row).toContainText('华东项目');
});
