import type { Page } from '@playwright/test';
import { demo } from '../support/accounts';
import { sealedDeal } from '../support/deals';
import { expect, test } from '../support/fixtures';
import { pngSize } from '../../support/gateway/png-size';
import { answer, onCall, refusal } from '../support/gateway-calls';
import { signIn } from '../support/log-in';
import { whenShown } from '../support/when-shown';
import { inWechat } from '../login/in-wechat';
import { putMenu, toldToMenu } from './in-wechats-menu';
import { givenToSheet, putSheet } from './on-the-sheet';

const { path, sale } = sealedDeal;
const call = '/webapp/sale!shareImagePath.action';

/** In the bar that says what stood in the way; the deal's number has a button of this name too. */
const takeLink = (page: Page) => page.getByRole('status').getByRole('button', { name: '复制链接' });

/** A picture that is no PNG: one white point. */
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

test('[ENT-10] the sheet has a deal with its picture, else its link is copied, and an ended one is refused', async ({
  page,
  context,
  gateway,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: gateway.url });
  await putSheet(page);
  await signIn(context, gateway, demo.shen);
  await page.goto(path);
  await whenShown(page);
  const share = page.getByRole('button', { name: '分享' });
  // A share waits three seconds. The first picture of a busy machine may take longer: it is there for the next one.
  let drawn = '';
  let shares = 0;
  await expect(async () => {
    const picture = page.waitForResponse(/\/files\/share\/[0-9a-f]{64}\.png$/, { timeout: 6_000 });
    await share.click();
    shares += 1;
    const response = await picture;
    expect(await response.headerValue('content-type')).toBe('image/png');
    drawn = response.url();
  }).toPass();
  const served = await page.request.get(drawn);
  expect(pngSize(await served.body())).toEqual({ width: 1_000, height: 800 });
  const png = { title: sale?.title, type: 'image/png', begins: [137, 80, 78, 71] };
  await expect
    .poll(() => givenToSheet(page))
    .toMatchObject(Array.from({ length: shares }, () => ({ ...png, url: `${gateway.url}${path}` })));

  // A picture of another format is converted; what is no picture leaves the link.
  await onCall(page, call, answer({ path: '/of-the-deal.gif' }));
  const pictures = [gif, Buffer.from('no picture')];
  await page.route('**/of-the-deal.gif', (route) =>
    route.fulfill({ body: pictures.shift() ?? '', contentType: 'image/gif' }),
  );
  await share.click();
  await expect.poll(async () => (await givenToSheet(page)).slice(shares)).toMatchObject([png]);
  await share.click();
  await expect(page.getByText('分享图片没有转换成功，可以复制链接分享。')).toBeVisible();
  await takeLink(page).click();
  await expect(page.getByText('链接已复制，可以粘贴给对方。')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${gateway.url}${path}`);
  await page.getByRole('button', { name: '知道了' }).click();

  await onCall(page, call, refusal(404, '项目不存在或已下架'));
  await share.click();
  await expect(page.getByText('该项目已下架，不能分享。')).toBeVisible();
});

test.describe('in WeChat', () => {
  test.use(inWechat);

  test('[GAT-14][MKT-11] the JS-SDK is signed for the page, its menu has the deal, and no file is kept', async ({
    page,
    context,
    gateway,
  }) => {
    await putMenu(page);
    await signIn(context, gateway, demo.shen);
    await page.goto(path);
    await whenShown(page);
    const signed = page.waitForRequest(`${gateway.secondUrl}/signature`);
    await page.getByRole('button', { name: '分享' }).click();
    await expect(page.getByText('请点右上角的“…”，选择发送给朋友或分享到朋友圈。')).toBeVisible();
    expect((await signed).postDataJSON()).toMatchObject({ url: `${gateway.url}${path}` });
    const calls = await toldToMenu(page);
    expect(calls.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['preVerifyJSAPI', 'updateAppMessageShareData', 'updateTimelineShareData']),
    );
    expect(calls.find(({ name }) => name === 'updateAppMessageShareData')?.given).toMatchObject({
      title: sale?.title,
      link: `${gateway.url}${path}`,
    });

    // WeChat keeps no files: the page says where it can be exported.
    await page.goto('/sale?compare=20260334,20260336');
    await whenShown(page);
    await page.getByRole('button', { name: '导出表格' }).click();
    await expect(page.getByText('当前环境不能保存文件，请用浏览器打开本页后导出。')).toBeVisible();
  });
});

test.describe('inside a mini program', () => {
  test.use({ userAgent: `${inWechat.userAgent} MiniProgramEnv/android miniProgram/wx0123456789abcdef` });

  test('[ENT-10] a mini program without its path says so, and one with it receives the deal', async ({
    page,
    context,
    gateway,
    watch,
  }) => {
    // A page that a test has put in its place may not open sockets to this machine.
    watch.announce(/ERR_BLOCKED_BY_LOCAL_NETWORK_ACCESS_CHECKS/);
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: gateway.url });
    await putMenu(page);
    await signIn(context, gateway, demo.shen);
    await page.goto(path);
    await whenShown(page);
    await page.getByRole('button', { name: '分享' }).click();
    await expect(page.getByText('小程序路径未设置，可以复制链接分享。')).toBeVisible();
    await takeLink(page).click();
    await expect(page.getByText('链接已复制，可以粘贴给对方。')).toBeVisible();

    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(
        '"shareProgram":null',
        '"shareProgram":{"userName":"gh_0123456789ab","path":"/pages/open"}',
      );
      await route.fulfill({ response, body: html });
    });
    await page.reload();
    await whenShown(page);
    await page.getByRole('button', { name: '分享' }).click();
    await expect(page.getByText('请点右上角的“…”，选择发送给朋友或分享到朋友圈。')).toBeVisible();
    const told = (await toldToMenu(page)).find(({ name }) => name === 'invokeMiniProgramAPI');
    expect(told?.given['arg']).toMatchObject({
      title: sale?.title,
      link: `${gateway.url}${path}`,
      imgUrl: expect.stringMatching(/^http.*\/files\/share\/[0-9a-f]{64}\.png$/),
      mSoftPath: `/pages/open?url=${encodeURIComponent(`${gateway.url}${path}`)}`,
    });
  });
});
