import { expect, test } from '../support/fixtures';
import { whenLoaded } from '../support/when-shown';

// Dates are in Beijing time for every reader, also for the browser of another zone.
test.use({ timezoneId: 'America/New_York' });

test('[ENV-07][PER-03] the browser shows the title, the parameters and the dates that the server wrote', async ({
  page,
  watch,
}) => {
  for (const { address, title, text } of [
    { address: '/sale?keyword=储能&x=1&keyword=机器人', title: '找项目', text: '关键词“机器人”' },
    { address: '/gf/soe', title: '股份转让：国资挂牌', text: '国资挂牌' },
    { address: '/user/privacy', title: '隐私政策', text: '2026年11月21日起生效' },
  ])
    await test.step(address, async () => {
      const html = (await (await page.goto(address))?.text()) ?? '';
      expect(html).toContain(`<title>${title} - 琥珀并购</title>`);
      expect(html).toContain(text);
      await whenLoaded(page);
      await expect(page).toHaveTitle(`${title} - 琥珀并购`);
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
      // A rendering that the browser does not agree with is reported as an error of React.
      expect(watch.unannounced()).toEqual([]);
    });
});

test('[VAL-05] a message shows the time since it was sent by the clock of the browser', async ({
  page,
  gateway,
  member,
  secondAccount,
}) => {
  await secondAccount.say(member, '您好');
  const [hours, seconds] = [3 * 60 * 60_000, 10_000];
  await page.clock.install({ time: gateway.clock.now() + hours + seconds });
  await page.goto('/message');
  const row = page.getByRole('main').getByRole('link').filter({ hasText: '您好' });
  await expect(row.locator('time')).toHaveText('4小时前');
});
