import { expect, test } from '../support/fixtures';
import { whenLoaded } from '../support/when-shown';

// The server writes Beijing time; the browser of another zone corrects it after hydration.
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

const timeIn = (zone: string, at: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(
    new Date(at),
  );

test('[CLK-02][PER-03] a reader in New York reads moments in the own zone and days of deals in Beijing time', async ({
  page,
  watch,
}) => {
  const deals = (await (await page.goto('/gf/soe'))?.text()) ?? '';
  expect(deals).toMatch(/>\d+月\d+日截止</);
  await expect(page.getByText(/^北京时间\d+月\d+日截止$/).first()).toBeVisible();

  await page.goto('/news');
  const address = await page.locator('.news-list h3 a').first().getAttribute('href');
  const article = (await (await page.goto(address ?? ''))?.text()) ?? '';
  const published = page.locator('.article-by time');
  const at = (await published.getAttribute('datetime')) ?? '';
  expect(article.includes(`${timeIn('Asia/Shanghai', at)}</time>`)).toBe(true);
  await expect(published).toHaveText(new RegExp(`${timeIn('America/New_York', at)}$`));
  // A rendering that the browser does not agree with is reported as an error of React.
  expect(watch.unannounced()).toEqual([]);
});
