import { demo } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { callsOf } from '../support/gateway-calls';
import type { BrowserGateway } from '../support/gateway';
import { signIn } from '../support/log-in';
import { whenShown } from '../support/when-shown';
import { holdSockets } from '../messages/sockets';
import { rowsIn } from './listed';

const title = '民营环保企业收购县域污水处理特许经营权';

test('[SCR-02][PER-03] the advert of the hundred buyers is served whole and leads to the login', async ({
  page,
  request,
}) => {
  const calls = callsOf(page);
  await page.goto('/buy/hundred/ad');
  await whenShown(page);
  await expect(page.getByText('公开预算合计')).toBeVisible();
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  await expect(page.getByRole('link', { name: '登录后登记' })).toHaveCSS('color', ink);
  await expect(page.getByRole('link', { name: '登录后登记' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Fbuy%2Fhundred%2Fad',
  );
  expect(calls).toEqual([]);

  const answer = await request.get('/buy/hundred/ad', {
    headers: { 'User-Agent': 'Mozilla/5.0 (compatible; Baiduspider/2.0)' },
  });
  const html = await answer.text();
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/buy\/hundred\/ad"/);
  expect(html).toMatch(/<meta name="description" content="百家买方计划/);
  expect(html).toContain('入选后您将获得');
});

const numberOf = async (gateway: BrowserGateway): Promise<number> => {
  const lines = await gateway.inside.desk.enrolments.list();
  const all = 'right' in lines ? lines.right.split('\n') : [];
  return Number(/编号 (\d+)/.exec(all.find((line) => line.includes(title)) ?? '')?.[1]);
};

test('[SCR-02][SOC-05] an enrolment is withdrawn, repeated and decided, also while the socket is cut', async ({
  page,
  context,
  gateway,
}) => {
  test.slow();
  const desk = gateway.inside.desk.enrolments;
  await signIn(context, gateway, demo.zhou);
  await page.goto('/buy/20260105');
  await whenShown(page);
  // The sentence stands by itself, in as many lines as it needs; the way below it is as tall as a finger.
  const said = await page.getByText('这是您发布的需求').boundingBox();
  expect(said?.height).toBeLessThanOrEqual(40);
  const way = page.getByRole('link', { name: '登记百家买方' });
  expect((await way.boundingBox())?.y).toBeGreaterThanOrEqual((said?.y ?? 0) + (said?.height ?? 0));
  await way.click();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
  await expect(row.getByText('审核中', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: '撤回登记' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认撤回' }).click();
  await expect(row.getByText('已撤回', { exact: true })).toBeVisible();

  await row.getByRole('button', { name: '重新登记' }).click();
  const sheet = page.getByRole('dialog', { name: '登记百家买方' });
  await expect(sheet.getByText('周敏 139****5278')).toBeVisible();
  const words = sheet.getByLabel('资金与意向说明');
  await words.fill('自有资金');
  await sheet.getByRole('button', { name: '提交登记' }).click();
  await expect(sheet.getByText('至少 10 字，还差 6 字')).toBeVisible();
  await words.fill('以自有资金收购，可用资金 8,000 万元。');
  await page.goBack();
  await expect(sheet).toBeHidden();
  await row.getByRole('button', { name: '重新登记' }).click();
  await expect(words).toHaveValue('以自有资金收购，可用资金 8,000 万元。');
  await sheet.getByRole('button', { name: '提交登记' }).click();
  await expect(row.getByText('审核中', { exact: true })).toBeVisible();

  const number = await numberOf(gateway);
  await desk.approve(number);
  await expect(row.getByText('已入选', { exact: true })).toBeVisible();
  await page.goto('/buy/hundred/private');
  await whenShown(page);
  await expect(rowsIn(page).filter({ hasText: title })).toBeVisible();

  const gate = { open: Promise.resolve(), let: (): void => undefined };
  const holdBack = (): void => {
    gate.open = new Promise((resolve) => (gate.let = resolve));
  };
  holdBack();
  const sockets = await holdSockets(page, () => gate.open);
  const calls = callsOf(page);
  const asked = (): number => calls.filter((path) => path === '/webapp/enrolment!own.action').length;
  await page.goto('/buy/hundred/ad');
  await expect(row.getByText('已入选', { exact: true })).toBeVisible();
  await desk.reject(number, '逾期未提交资金证明');
  expect(asked()).toBe(1);
  await expect(row.getByText('已入选', { exact: true })).toBeVisible();
  gate.let();
  await expect(row.getByText('原因：逾期未提交资金证明')).toBeVisible();
  expect(asked()).toBe(2);

  await row.getByRole('button', { name: '重新登记' }).click();
  await words.fill('以自有资金收购，可用资金 8,000 万元。');
  await sheet.getByRole('button', { name: '提交登记' }).click();
  await expect(row.getByText('审核中', { exact: true })).toBeVisible();
  const before = asked();
  holdBack();
  await sockets[0]?.cut();
  await desk.approve(await numberOf(gateway));
  await expect(row.getByText('审核中', { exact: true })).toBeVisible();
  gate.let();
  await expect(row.getByText('已入选', { exact: true })).toBeVisible();
  expect(asked()).toBe(before + 1);
});
