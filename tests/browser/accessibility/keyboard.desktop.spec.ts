import { captchaIn, lookAtPuzzle, placeByKeys } from '../support/captcha';
import { expect, test } from '../support/fixtures';
import { demo } from '../support/accounts';
import { axeViolations } from './axe';
import { arrivesAt, enter, focusPlace, tabTo } from './keyboard';

test('[LAY-17] the whole walk is done by keyboard alone, and each page begins at its heading', async ({
  page,
}) => {
  test.slow();
  const main = page.getByRole('main');
  const tab = (name: string) =>
    page
      .getByRole('navigation', { name: '主导航' })
      .or(page.getByRole('banner'))
      .getByRole('link', { name, exact: false })
      .first();

  await test.step('past the navigation by the skip link', async () => {
    await page.goto('/');
    const skip = page.getByRole('link', { name: '跳到主要内容' });
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(main).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await focusPlace(main)).toBe('inside');
  });

  await test.step('home, overview, login', async () => {
    await enter(page, main.getByRole('link', { name: '查看概况' }));
    await arrivesAt(page, '/sale/landing', '出售项目');
    await enter(page, main.getByRole('link', { name: '登录查看项目' }));
    await arrivesAt(page, '/login', '验证码登录');
    await enter(page, main.getByRole('link', { name: '密码登录' }));
    await arrivesAt(page, '/login/passwd', '密码登录');
  });

  await test.step('the form and the captcha', async () => {
    await tabTo(page, page.getByLabel('手机号'));
    await page.keyboard.type(demo.shen.phone);
    await tabTo(page, page.getByLabel('密码', { exact: true }), 2);
    await page.keyboard.type(demo.shen.password);
    await tabTo(page, page.getByRole('checkbox', { name: '同意用户协议和隐私政策' }));
    await page.keyboard.press('Space');
    const submit = main.getByRole('button', { name: '登录', exact: true });
    await enter(page, submit);

    const { sheet, slider } = captchaIn(page);
    await lookAtPuzzle(page);
    await expect.poll(() => focusPlace(sheet)).toBe('inside');
    expect.soft(await axeViolations(page, true)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(submit).toBeFocused();
    await page.keyboard.press('Enter');
    const { gap } = await lookAtPuzzle(page);
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(slider).toBeFocused({ timeout: 100 });
    }).toPass({ intervals: [0] });
    await placeByKeys(page, gap);
    await arrivesAt(page, '/user', demo.shen.name);
  });

  await test.step('messages, one message, back', async () => {
    await enter(page, tab('消息'));
    await arrivesAt(page, '/message', '消息');
    await enter(
      page,
      page.getByRole('navigation', { name: '消息分类' }).getByRole('link', { name: /^通知/ }),
    );
    await expect(page).toHaveURL('/message?of=notice');
    await enter(page, page.getByRole('list', { name: '消息列表' }).getByRole('link').nth(1));
    await arrivesAt(page, /\/message\/[\w-]+(\?of=notice)?$/, '消息详情');
    await enter(page, main.getByRole('link', { name: '返回' }));
    await arrivesAt(page, /\/message(\?of=notice)?$/, '消息');
  });

  await test.step('logging out', async () => {
    await page.goto('/user');
    const logout = main.getByRole('button', { name: '退出登录' });
    await enter(page, logout);
    const dialog = page.getByRole('dialog', { name: '系统提示' });
    await expect(dialog).toBeVisible();
    await expect.poll(() => focusPlace(dialog)).toBe('inside');
    for (let pressed = 0; pressed < 6; pressed += 1) {
      await page.keyboard.press('Tab');
      expect(await focusPlace(dialog)).not.toBe('outside');
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(logout).toBeFocused();
    await page.keyboard.press('Enter');
    await enter(page, dialog.getByRole('button', { name: '确认' }));
    await arrivesAt(page, '/', '琥珀并购首页');
    await expect(page.getByRole('link', { name: '登录', exact: true }).first()).toBeVisible();
  });
});
