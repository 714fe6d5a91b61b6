import { demo } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { callsOf } from '../support/gateway-calls';
import { signIn } from '../support/log-in';
import { whenShown } from '../support/when-shown';
import { rowsIn, titlesOf } from './listed';
import { demoSeed } from '../../../tools/process/seeds';

const all = titlesOf();
const funds = titlesOf(({ hundred, buyerType }) => hundred && buyerType === 'fund');
const crawler = { headers: { 'User-Agent': 'Mozilla/5.0 (compatible; Baiduspider/2.0)' } };

test('[ACC-02][ACC-03] a visitor reads the lists of demands, the hundred buyers and the overview', async ({
  page,
  request,
}) => {
  const calls = callsOf(page);
  await page.goto('/buy');
  await whenShown(page);
  await expect(rowsIn(page)).toHaveText(all.slice(0, 20));
  expect(calls).toEqual([]);
  await page.getByRole('link', { name: /百家买方计划/ }).click();
  await expect(page.getByRole('link', { name: '加入百家买方' })).toHaveAttribute('href', '/buy/hundred/ad');
  await page.getByRole('link', { name: /^基金/ }).click();
  await expect(page).toHaveURL(/\/buy\/hundred\/fund$/);
  await expect(rowsIn(page)).toHaveText([...funds]);
  await page.getByRole('link', { name: '国资', exact: true }).click();
  await page.getByRole('link', { name: '医疗健康', exact: true }).click();
  await expect(page).toHaveURL(/\/buy\/hundred\/soe\?group=1$/);
  await expect(rowsIn(page)).toHaveText(['国有医药集团求购中药饮片与道地药材企业']);

  await page.goto('/buy/20260116');
  await whenShown(page);
  await expect(page).toHaveURL(/\/buy\/landing/);
  await expect(page.getByText(`有效求购需求 ${all.length} 个`)).toBeVisible();
  const demand = demoSeed.buys.find(({ id }) => id === '20260116');
  const html = await (await request.get('/buy/20260116', crawler)).text();
  expect(html).toContain(demand?.title);
  expect(html).toContain('仅买方可见');
  for (const value of [demand?.companyName, demand?.contact, demand?.funding])
    expect(html).not.toContain(value);
});

test('[SCR-02][MKT-13] a member filters the demands, reads one with its evidence and comes back', async ({
  page,
  context,
  gateway,
}) => {
  await signIn(context, gateway, demo.zhou);
  await page.goto('/buy');
  await whenShown(page);
  await page.getByRole('button', { name: '行业', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: '筛选' });
  await sheet.getByLabel('机器人', { exact: true }).check();
  await sheet.getByRole('button', { name: '查看 1 个求购需求' }).click();
  await expect(page).toHaveURL(/\/buy\?industry=0102$/);
  const [one = ''] = titlesOf(({ industries }) => industries.includes('机器人'));
  await page.getByRole('link', { name: one }).click();
  await expect(page.getByRole('heading', { level: 2, name: one })).toBeVisible();
  await expect(page.getByText('仅买方可见').filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('link', { name: '查看相符的项目' })).toHaveAttribute(
    'href',
    /^\/sale\?industry=0101,0102,0103&region=cn-31,cn-32,cn-33&min=20000&max=60000&stake=51$/,
  );
  await page.goBack();
  await expect(page).toHaveURL(/\/buy\?industry=0102$/);
  await expect(rowsIn(page)).toHaveText([one]);

  await page.goto('/buy/20260116');
  await whenShown(page);
  const evidence = page.getByRole('region', { name: '核验情况' }).getByRole('listitem');
  await expect(evidence).toHaveText([
    /^手机短信验证码，[^日]*月有效$/,
    /^实名身份证件与本人核对，[^日]*月，有效至 \d{4}年[^日]*月有效$/,
    /^机构营业执照与登记信息核对，[^日]*月，有效至 \d{4}年[^日]*月有效$/,
    /^资金定期报告货币资金核对，[^日]*月，[^日]*月到期已过期$/,
  ]);
});
