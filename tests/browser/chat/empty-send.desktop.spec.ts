import { expect, test } from './two-people';
import { field } from './talking';

test('[SCR-11] a button that answers no press keeps its look under the mouse', async ({ page, other }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(other.address);
  const send = page.getByRole('button', { name: '发送', exact: true });
  const look = () =>
    send.evaluate((button) => {
      const { backgroundColor, borderColor, color } = getComputedStyle(button);
      return [backgroundColor, borderColor, color];
    });
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await field(page).hover();
  const resting = await look();
  await send.hover();
  expect(await look()).toEqual(resting);
  await page.mouse.down();
  expect(await look()).toEqual(resting);
  await page.mouse.up();
  await field(page).fill('您好');
  await expect(send).not.toHaveAttribute('aria-disabled');
  expect(await look()).not.toEqual(resting);
});
