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
