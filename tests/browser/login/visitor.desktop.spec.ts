import { expect, test } from '../support/fixtures';
import { signIn } from '../support/log-in';
import { demo } from '../support/accounts';
import { sealedDeal } from '../support/deals';

const title = sealedDeal.sale?.title ?? 'missing';
const crawlers = [
  'Baiduspider/2.0',
  'Googlebot/2.1',
  'bingbot/2.0',
  'Sogou web spider/4.0',
  '360Spider',
  'Bytespider',
];

/** What a reader without script and style sees of a page. */
const wordsOf = (html: string): string =>
  html.replaceAll(/<(style|script)[^>]*>.*?<\/\1>/gs, '').replaceAll(/<[^>]+>/g, ' ');

test('[ACC-02][ACC-06] a visitor of a deal gets its card in the overview, and of member pages the login', async ({
  page,
}) => {
  await page.goto(sealedDeal.path);
  await expect(page).toHaveURL(/\/sale\/landing\?redirect=/);
  await expect(page.getByRole('heading', { level: 1, name: '出售项目' })).toBeVisible();
  const wanted = page.getByRole('region', { name: '您要查看的项目' });
  await expect(wanted.getByRole('link', { name: title })).toBeVisible();
  expect(wordsOf(await (await page.request.get(page.url())).text())).toContain(title);
  await wanted.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(new RegExp(`/login\\?redirect=${encodeURIComponent(sealedDeal.path)}$`));
  await page.goBack();
  await expect(wanted).toBeVisible();

  for (const path of ['/message', '/message/1', '/user']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('heading', { level: 1, name: '验证码登录' })).toBeAttached();
  }

  await page.goto('/');
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/sale\/landing\?redirect=/);
});

test.describe('as a crawler that runs scripts', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

  test('[ACC-03][LOG-07] crawlers get a deal’s teaser as HTML and keep it; a browser is led to the overview', async ({
    page,
    request,
  }) => {
    const get = (userAgent: string) =>
      request.get(sealedDeal.path, { headers: { 'User-Agent': userAgent }, maxRedirects: 0 });
    for (const crawler of crawlers) {
      const response = await get(`Mozilla/5.0 (compatible; ${crawler})`);
      expect([crawler, response.status()]).toEqual([crawler, 200]);
      const words = wordsOf(await response.text());
      expect(words).toContain(title);
      expect(words).toContain('签署NDA后可见');
      expect(words).not.toContain(sealedDeal.sale?.companyName);
    }
    const response = await get('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0 Safari/537.36');
    expect(response.status()).toBe(302);
    expect(response.headers().location).toBe(`/sale/landing?redirect=${encodeURIComponent(sealedDeal.path)}`);

    await page.goto(sealedDeal.path);
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${sealedDeal.path}$`));
  });
});

test('[ACC-09] a page is the same for every cookie and says that it varies; the cookie alone opens no call', async ({
  context,
  gateway,
  request,
}) => {
  const token = await signIn(context, gateway, demo.shen);
  const Cookie = `Admin-Token=${token}`;
  for (const path of ['/', '/user', '/message', sealedDeal.path]) {
    const response = await request.get(path, { headers: { Cookie } });
    const html = await response.text();
    const personal = [demo.shen.name, demo.shen.phone, '恒泰产业资本', token];
    expect(personal.filter((word) => html.includes(word))).toEqual([]);
    expect(response.headers().vary).toMatch(/Cookie/);
    expect(response.headers().vary).toMatch(/User-Agent/);
    expect(response.headers()['cache-control']).toBe('private, no-store');
  }
  const response = await request.get('/gateway?t=1', {
    headers: { Cookie, 'X-Gateway-Path': '/webapp/register!get.action' },
  });
  expect(await response.json()).toMatchObject({ resultCode: 401 });
});
