import { expect, test } from '../support/fixtures';
import { recommendedTitles } from '../support/deals';

test.use({ javaScriptEnabled: false });

test('[SCR-01][ENT-11] home reads without JavaScript: banners, hot words, and five deals as links', async ({
  page,
}) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  const banners = page.getByRole('region', { name: '推荐', exact: true });
  await expect(banners.getByText('精密减速器控股权转让')).toBeVisible();
  await expect(page.getByRole('list', { name: '热搜' }).getByRole('listitem').first()).toHaveText('半导体');
  await expect(page.getByRole('list', { name: '热搜' }).getByRole('listitem')).toHaveCount(12);

  // A sealed figure of a card is a link of its own, to the NDA.
  const deals = page.getByRole('article').getByRole('heading').getByRole('link');
  const titles = await deals.allInnerTexts();
  expect(titles).toHaveLength(5);
  expect(new Set(titles).size).toBe(5);
  expect(titles.slice(0, recommendedTitles.length)).toEqual(recommendedTitles);
  for (const link of await deals.all())
    await expect(link).toHaveAttribute('href', /^\/sale\/[a-z]+\/[0-9]+$/);
});

test('[ENV-06][ENV-07] a page from the server has its language, its own title, and light colours only', async ({
  page,
  watch,
}) => {
  watch.announce(/404 \(Not Found\)/);
  const coloursUnder = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/login/passwd');
    return page.evaluate(() => {
      const main =
        document.querySelector('.button-primary') ?? document.querySelector('button[type="submit"]');
      const of = (element: Element | null) =>
        element === null
          ? null
          : [getComputedStyle(element).backgroundColor, getComputedStyle(element).color];
      return { page: of(document.body), main: of(main) };
    });
  };
  const light = await coloursUnder('light');

  expect(await coloursUnder('dark')).toEqual(light);
  expect(light.main?.[0]).toBe('rgb(255, 179, 0)');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.locator('meta[name="color-scheme"]')).toHaveAttribute('content', 'light only');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light only');

  const titles = {
    '/': '首页 - 琥珀并购',
    '/sale/landing': '出售项目 - 琥珀并购',
    '/login': '登录 - 琥珀并购',
    '/login?mode=register': '注册新账号 - 琥珀并购',
    '/login/passwd': '密码登录 - 琥珀并购',
    '/login/retrieve': '找回密码 - 琥珀并购',
    '/user/agreement': '用户协议 - 琥珀并购',
    '/user/privacy': '隐私政策 - 琥珀并购',
    '/nowhere': '页面未找到 - 琥珀并购',
  };
  for (const [path, title] of Object.entries(titles)) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
  }
});
