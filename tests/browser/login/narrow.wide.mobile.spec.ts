import { overflows } from '../accessibility/overflows';
import { expect, test } from '../support/fixtures';
import { loginForm } from '../support/log-in';

test('[LAY-17] the form fits 320 px with letters spaced as its reader set them', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/login/passwd');
  await expect(loginForm(page).submit).toBeVisible();
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, spacing];
  });
  expect(await page.evaluate(overflows)).toEqual([]);
});
