import { expect } from '@playwright/test';
import { startStompServer } from '../../support/servers/stomp-server';
import { test as base } from '../faults/fixtures';
import { startStaticServer } from '../faults/static-server';
import { submitLogin } from '../support/log-in';
import { rowsIn } from '../messages/inbox';
import { foreignCalls, startForeignBackEnd } from './back-end';

/** The built client behind a plain server, and all that it asks somewhere else: nothing here is the reference gateway. */
const start = async () => {
  const backEnd = await startForeignBackEnd();
  // A broker at rest: it answers CONNECT with an ERROR that names no code.
  const broker = await startStompServer(() => 'ERROR\nmessage:not today\n\n\0');
  const config = {
    gatewayUrl: backEnd.origin,
    socketUrl: broker.address,
    socket: { subscribe: '/queue/message-user<id>' },
    captcha: { host: backEnd.origin, appid: 'foreign' },
  };
  const files = await startStaticServer(config);
  files.answerConfigWith({ status: 200, body: JSON.stringify(config) });
  return {
    url: files.url,
    broker,
    calls: () => foreignCalls(backEnd.arrived),
    close: () => Promise.all([files.close(), backEnd.close(), broker.close()]),
  };
};

const test = base.extend<{ foreign: Awaited<ReturnType<typeof start>> }>({
  foreign: async ({}, use) => {
    const foreign = await start();
    await use(foreign);
    await foreign.close();
  },
});

test('[GAT-09] home of a foreign back end shows what it can read, with null lists and faulty rows', async ({
  page,
  foreign,
  watch,
}) => {
  watch.announce(/rows left out/);
  await page.goto(foreign.url);
  await expect(page.getByText('某储能企业 60% 股权').first()).toBeVisible();
  await expect(page.getByText('并购与股权投资').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('最新资讯')).toHaveCount(0);
});

test('[GAT-04][GAT-09] a login there shows messages and orders, and an idle broker ends no session', async ({
  page,
  context,
  foreign,
  watch,
}) => {
  watch.announce(/rows left out/, /404/);
  await page.goto(`${foreign.url}/login/passwd`);
  await submitLogin(page, { phone: '13800000001', password: 'a long enough pass phrase' });
  await expect(page).not.toHaveURL(/\/login/);
  await expect(page.getByText('登录成功')).toHaveCount(0);

  await page.goto(`${foreign.url}/message`);
  await expect(rowsIn(page)).toHaveCount(2);
  await expect(rowsIn(page).first()).toContainText('竞价结果');
  await expect(rowsIn(page).last()).toContainText('资料更新');

  await page.goto(`${foreign.url}/pay`);
  await expect(page.getByText('买方会员（年）')).toHaveCount(1);
  await expect(page.getByText('2,980.00')).toHaveCount(1);

  expect(foreign.broker.heard.some((frame) => frame.startsWith('CONNECT'))).toBe(true);
  expect((await context.cookies()).find(({ name }) => name === 'Admin-Token')?.value).toBe('foreign-token');
  const known = foreign.calls().filter(({ headers }) => headers.authorization !== undefined);
  expect(known.length).toBeGreaterThan(0);
  for (const { headers } of known) {
    expect(headers.authorization).toBe('Bearer foreign-token');
    expect(String(headers['device-id'])).toMatch(/^[0-9a-f]{32}$/);
  }
  expect(foreign.calls().map(({ headers }) => headers.cookie)).toEqual(foreign.calls().map(() => undefined));
});
