import { solveCaptcha } from '../support/captcha';
import { demo } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { submitLogin } from '../support/log-in';
import { outgoingOf } from './outgoing';

const { shen } = demo;

test('[GAT-12][LOG-06] no secret is in an address, a log line, a beacon or the storage', async ({
  page,
  context,
  gateway,
  watch,
}) => {
  // A page may be left while its socket opens.
  watch.announce(/WebSocket connection/);
  const outgoing = outgoingOf(page);
  await page.goto('/?token=typed-token&password=typed-password&code=typed-code&ticket=typed-ticket');
  await page.goto('/login/passwd?redirect=%2Fmessage&token=typed-token');
  await submitLogin(page, shen);
  await solveCaptcha(page);
  await expect(page).toHaveURL('/message');
  await page.getByRole('navigation', { name: '消息分类' }).getByRole('link', { name: /通知/ }).click();
  await page.getByRole('list', { name: '消息列表' }).getByRole('link').first().click();
  await expect(page.getByRole('article')).toBeVisible();

  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name).toSorted()).toEqual(['Admin-Token', 'Device-Id']);
  const cookie = cookies.find(({ name }) => name === 'Admin-Token');
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: false, expires: -1 });
  expect(cookies.find(({ name }) => name === 'Device-Id')?.value).toMatch(/^[0-9a-f]{32}$/);
  const kept = await page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      history.state,
      location.href,
      document.title,
    ]),
  );
  await page.goto('/sale/entrust/20260409');
  await expect(page.getByRole('heading', { name: '财务摘要' })).toBeVisible();
  await page.goto('/user');
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认' }).click();
  await expect(page).toHaveURL('/');

  const login = outgoing.bodies().filter(({ call }) => call === '/webapp/register!login.action');
  expect(login).toHaveLength(1);
  const form = new URLSearchParams(login[0]?.body);
  const secrets = [cookie?.value, shen.password, form.get('code'), form.get('uuid')].map(String);
  for (const secret of secrets) expect(secret.length).toBeGreaterThan(8);

  const own = outgoing.urls().filter((url) => !/[?&]token=typed-token/.test(url));
  const beaconsSent = () => outgoing.bodies().filter(({ url }) => url === `${gateway.url}/beacon`);
  await expect.poll(() => beaconsSent().length).toBeGreaterThan(3);
  const beacons = beaconsSent();
  for (const secret of [...secrets, 'typed-token', 'typed-password', 'typed-code', 'typed-ticket']) {
    expect(own.filter((url) => url.includes(secret))).toEqual([]);
    expect(outgoing.lines().filter((line) => line.includes(secret))).toEqual([]);
    expect(beacons.filter(({ body }) => body.includes(secret))).toEqual([]);
  }
  for (const secret of secrets) expect(kept).not.toContain(secret);
  const calls = outgoing.bodies().filter(({ call }) => call !== '/webapp/register!login.action');
  expect(calls.filter(({ body }) => body.includes(shen.password))).toEqual([]);
});
