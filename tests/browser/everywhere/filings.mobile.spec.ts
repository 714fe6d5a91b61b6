import { expect, test } from '../support/fixtures';

const icp = '>沪ICP备00000000号-1</a>';
const police = 'https://beian.mps.gov.cn/#/query/webSearch?code=31000000000000';

test('[MKT-25] every public page ends with the filing numbers, also in the HTML that the server sends', async ({
  page,
  request,
}) => {
  for (const address of ['/', '/sale/landing', '/login', '/user/agreement', '/user/privacy']) {
    const html = await (await request.get(address)).text();
    expect(html, address).toContain(icp);
    expect(html, address).toContain(police);
  }
  await page.goto('/sale/landing');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: '沪ICP备00000000号-1' })).toHaveAttribute(
    'href',
    'https://beian.miit.gov.cn/',
  );
  await expect(footer.getByRole('link', { name: '沪公网安备31000000000000号' })).toHaveAttribute(
    'href',
    police,
  );
  // The served footer is replaced when its code comes.
  await expect(async () => {
    await footer.scrollIntoViewIfNeeded();
    await expect(footer.getByText('联系我们')).toBeInViewport();
  }).toPass();

  const html = await (await request.get('/sale/landing')).text();
  expect(html).toContain('<meta property="og:title" content="出售项目 - 琥珀并购">');
  expect(html).toContain('<meta property="og:site_name" content="琥珀并购">');
  expect(html).toContain('<meta name="theme-color" content="#ffffff"');
  const manifest = await request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toBe('application/manifest+json');
  for (const [, icon] of (await manifest.text()).matchAll(/"src": "([^"]+)"/g))
    expect((await request.get(icon ?? '')).status()).toBe(200);
});
