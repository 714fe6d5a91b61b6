import { inflateSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { demo } from '../support/accounts';
import { sealedDeal } from '../support/deals';
import { test } from '../support/fixtures';
import { signIn } from '../support/log-in';
import { rowsIn, titlesOf } from '../sale/listed';
import { scrollOf, scrollTo } from '../support/scrolled';
import { whenLoaded } from '../support/when-shown';

/** The width of A4 within the page's margins, in CSS pixels. */
const paper = { width: 680, height: 1000 };

/** In CSS pixels, of A4 within its margins. */
const pageHeight = 1032;
const footHeight = 50;

/** The lines of text on each page of a PDF, in CSS pixels from the top of the document. */
const linesOf = (pdf: Buffer): readonly (readonly number[])[] =>
  [...pdf.toString('latin1').matchAll(/stream\r?\n(.*?)endstream/gs)].flatMap(([, packed = '']) => {
    try {
      const drawn = inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
      const lines = [...drawn.matchAll(/1 0 0 -1 [-\d.]+ ([-\d.]+) Tm/g)].map(([, top]) => Number(top));
      return lines.length === 0 ? [] : [lines];
    } catch {
      // Another stream: a font or a picture.
      return [];
    }
  });

/** Shows the page as it is printed, and checks what holds of each printed page. */
const expectSheet = async (page: Page, what: RegExp, reader: string): Promise<void> => {
  const foot = page.locator('.print-foot').filter({ visible: true });
  await expect(page.locator('.print-foot')).not.toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(paper);
  await expect(foot).toContainText(what);
  await expect(foot).toContainText(/打印于 20\d\d年\d+月\d+日/);
  await expect(foot).toContainText(`阅读人：${reader}`);
  await expect(foot).toHaveCSS('position', 'fixed');
  const controls = page
    .locator('.skip-link, .site-header, .tab-bar, button, select, input')
    .filter({ visible: true });
  await expect(controls).toHaveCount(0);
  const wide = await page.getByRole('main').evaluate((main) => {
    const edge = document.documentElement.clientWidth + 1;
    return [...main.querySelectorAll('*')]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > edge)
      .map((one) => one.outerHTML.slice(0, 80));
  });
  expect(wide).toEqual([]);
};

test('[DSK-01] a deal, a list and a comparison are printed whole, with number, day and reader', async ({
  page,
  context,
  gateway,
}) => {
  const { path, sale } = sealedDeal;
  await signIn(context, gateway, demo.xu);
  await page.goto(path);
  await whenLoaded(page);
  await expectSheet(page, new RegExp(sale?.code ?? 'missing'), demo.xu.name);
  await expect(page.getByText('签署NDA后可见').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText(sale?.companyName ?? 'missing')).toHaveCount(0);
  const pages = linesOf(await page.pdf({ format: 'A4' }));
  expect(pages.length).toBeGreaterThan(1);
  // The room at the foot holds one line: nothing of the deal is printed over it.
  expect(new Set(pages[0]?.filter((line) => line > pageHeight - footHeight)).size).toBe(1);

  await page.emulateMedia({ media: 'screen' });
  await page.goto('/sale?compare=20260418,20260409,20260377,20260391');
  await whenLoaded(page);
  const columns = await page.locator('.compare-table thead th').count();
  expect(columns).toBeGreaterThan(3);
  await expectSheet(page, /XM20260418、XM20260409/, demo.xu.name);
  await expect(page.locator('.compare-table thead th').last()).toBeInViewport({ ratio: 1 });

  await context.clearCookies();
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/sale');
  await whenLoaded(page);
  await expectSheet(page, /项目列表/, '访客');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('[DSK-01] a visitor prints every row of a long list that is loaded, and goes on where the list was', async ({
  page,
}) => {
  const all = titlesOf();
  await page.goto('/sale');
  await whenLoaded(page);
  await expect(async () => {
    await page.evaluate(() => window.scrollBy({ top: 900, behavior: 'instant' }));
    await expect(page.getByText('没有更多了')).toBeInViewport({ timeout: 100 });
  }).toPass({ intervals: [50] });
  await scrollTo(page, 900);
  const before = await scrollOf(page);
  expect(await rowsIn(page).count()).toBeLessThan(all.length);

  await page.evaluate(() => {
    const sheet = { rows: 0 };
    Object.assign(window, { sheet });
    // Runs after the application's own listener, right before the browser lays the sheet out.
    window.addEventListener('beforeprint', () => {
      queueMicrotask(() => (sheet.rows = document.querySelectorAll('.rows-printed article').length));
    });
  });
  const pdf = await page.pdf({ format: 'A4' });
  expect(await page.evaluate('window.sheet.rows')).toBe(all.length);
  expect(linesOf(pdf).length).toBeGreaterThan(3);
  await expect(page.locator('.rows-printed')).toHaveCount(0);
  expect(await rowsIn(page).count()).toBeLessThan(all.length);
  expect(await scrollOf(page)).toBe(before);

  await page.emulateMedia({ media: 'print' });
  await expect(rowsIn(page).filter({ visible: true })).toHaveText([...all]);
  await expect(page.getByText(`本次打印 ${all.length} 条，共 ${all.length} 条`)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('.rows-printed')).toHaveCount(0);
});
