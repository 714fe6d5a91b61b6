import type { Locator, Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { expect, test } from '../support/fixtures';
import { loginForm } from '../support/log-in';

/** Shows the fields as the browser paints those that its password manager filled in. */
const paintAsFilledIn = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '.field-box input',
  });
  for (const nodeId of nodeIds)
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['autofill'] });
};

/** The darkest that is painted at the middle of each edge of the field, 0 to 255: above, right, below, left. */
const edgesOf = async (field: Locator): Promise<readonly number[]> => {
  const { data, width, height } = PNG.sync.read(await field.locator('xpath=..').screenshot());
  const red = (x: number, y: number): number => data[4 * (y * width + x)] ?? 255;
  const depths = [0, 1, 2, 3];
  const darkest = (at: (depth: number) => number): number => Math.min(...depths.map(at));
  const [x, y] = [width >> 1, height >> 1];
  return [
    darkest((depth) => red(x, depth)),
    darkest((depth) => red(width - 1 - depth, y)),
    darkest((depth) => red(x, height - 1 - depth)),
    darkest((depth) => red(depth, y)),
  ];
};

test('[LAY-20][LAY-17] a field keeps its frame when a password manager fills it and in forced colours', async ({
  page,
}) => {
  await page.goto('/login/passwd');
  const { phone, password } = loginForm(page);
  await phone.waitFor();
  await page.emulateMedia({ forcedColors: 'active' });
  for (const edge of await edgesOf(password)) expect(edge).toBeLessThan(60);
  await phone.focus();
  await expect(phone.locator('xpath=..')).toHaveCSS('outline-style', 'solid');

  await page.emulateMedia({ forcedColors: 'none' });
  await phone.blur();
  await paintAsFilledIn(page);
  await expect(phone).toHaveCSS('background-color', 'rgb(232, 240, 254)');
  for (const edge of await edgesOf(password)) expect(edge).toBeLessThan(180);
  await phone.focus();
  for (const edge of await edgesOf(phone)) expect(edge).toBeLessThan(60);
});
