import { demo } from '../support/accounts';
import { sealedDeal } from '../support/deals';
import { expect, test } from '../support/fixtures';
import { callsOf, onCall, refusal } from '../support/gateway-calls';
import { signIn } from '../support/log-in';
import { whenShown } from '../support/when-shown';
import { inWechat } from '../login/in-wechat';
import { putMenu, toldToMenu } from './in-wechats-menu';

const { path, sale } = sealedDeal;
const call = '/webapp/sale!shareImagePath.action';

test('[ENT-10] a deal is shared by its copied link, and one that is over not at all', async ({
  page,
  context,
  gateway,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: gateway.url });
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await signIn(context, gateway, demo.shen);
  const calls = callsOf(page);
  await page.goto(path);
  await whenShown(page);
  await page.getByRole('button', { name: '分享' }).click();
  await expect(page.getByText('链接已复制，可以粘贴给对方。')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${gateway.url}${path}`);
  expect(calls).toContain(call);
  await page.getByRole('button', { name: '知道了' }).click();

  await onCall(page, call, refusal(404, '项目不存在或已下架'));
  await page.getByRole('button', { name: '分享' }).click();
  await expect(page.getByText('该项目已下架，不能分享。')).toBeVisible();
});

test.describe('in WeChat', () => {
  test.use(inWechat);

  test('[GAT-14] the JS-SDK is signed for the address of the page, and its menu knows the deal', async ({
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
    const told = await toldToMenu(page);
    expect(told.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['preVerifyJSAPI', 'updateAppMessageShareData', 'updateTimelineShareData']),
    );
    expect(told.find(({ name }) => name === 'updateAppMessageShareData')?.given).toMatchObject({
      title: sale?.title,
      link: `${gateway.url}${path}`,
    });
  });
});
