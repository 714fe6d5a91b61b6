import type { Page } from '@playwright/test';
import { demo } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/log-in';
import { whenLoaded } from '../support/when-shown';

test('[LAY-01] the layout changes exactly at 992 px', async ({ page }) => {
  await page.goto('/');
  const tabs = page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '我的' });
  const entrance = page.getByRole('banner').getByRole('link', { name: '找项目' });

  await page.setViewportSize({ width: 991, height: 800 });
  await expect(tabs).toBeVisible();
  await expect(entrance).toBeHidden();
  await page.setViewportSize({ width: 992, height: 800 });
  await expect(tabs).toBeHidden();
  await expect(entrance).toBeVisible();
});

const expectReadable = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await whenLoaded(page);
  const name = page.getByRole('article').first().getByRole('heading');
  for (const width of [992, 1024, 1120, 1199, 1200, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const box = await name.boundingBox();
    expect(box?.width, `${address} at ${width} px`).toBeGreaterThan(160);
    expect(box?.height, `${address} at ${width} px`).toBeLessThan(50);
  }
};

test('[LAY-01] the name of a deal, a demand and a share transfer can be read at every width of the desktop layout', async ({
  page,
}) => {
  for (const address of ['/', '/sale', '/buy', '/gf']) await expectReadable(page, address);
});

test('[LAY-01] a member, who reads of NDAs and has stars, reads the names too', async ({
  page,
  context,
  gateway,
}) => {
  await signIn(context, gateway, demo.shen);
  for (const address of ['/sale', '/buy', '/gf']) await expectReadable(page, address);
});
