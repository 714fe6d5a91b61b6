import { inWechat } from '../login/in-wechat';
import { expect, test } from '../support/fixtures';
import { agreeButton, cameBack, question, recordOf } from './earlier-consent';

test.use(inWechat);

test('[PRI-06] (WeChat double) a member with an earlier consent is asked; the record names WeChat', async ({
  page,
  context,
  gateway,
  account,
}) => {
  const token = await cameBack(context, gateway, account, '1.0');
  await page.goto('/message');
  await expect(question(page)).toBeVisible();
  await agreeButton(page).click();
  await expect(page).toHaveURL(/\/message$/);
  expect(await recordOf(gateway, token)).toMatchObject({
    list: [{ version: '1.2', environment: 'wechat' }, { version: '1.0' }],
  });
});
