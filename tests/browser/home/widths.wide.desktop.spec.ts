import type { Page } from '@playwright/test';
import { demo } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/log-in';
import { whenLoaded } from '../support/when-shown';

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

test('[LAY-01] a visitor can read the name of each kind of deal at every width of the desktop layout', async ({
  page,
}) => {
  for (const address of ['/', '/sale', '/buy', '/gf']) await expectReadable(page, address);
});

test('[LAY-01] a member, whose rows have NDAs and stars, can read the names at every width', async ({
  page,
  context,
  gateway,
}) => {
  await signIn(context, gateway, demo.shen);
  for (const address of ['/sale', '/buy', '/gf']) await expectReadable(page, address);
});
