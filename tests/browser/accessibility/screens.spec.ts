import { expect, type Page } from '@playwright/test';
import { test } from '../faults/fixtures';
import { accountScreens } from './account-screens';
import { axeViolations } from './axe';
import { headingFaults } from './heading-faults';
import { keyboardStops } from './keyboard-stops';
import { lookAt } from './look-at';
import { expectRoom } from './measures';
import { memberScreens } from './member-screens';
import { orderScreens } from './order-screens';
import { visitorScreens } from './visitor-screens';

const screens = {
  'a visitor': visitorScreens,
  'a member': memberScreens,
  'a member in the own account': accountScreens,
  'a member who buys': orderScreens,
};

const expectOutline = async (page: Page, name: string): Promise<void> => {
  expect.soft(await page.evaluate(headingFaults), name).toEqual([]);
  await expect.soft(page.locator('html'), name).toHaveAttribute('lang', 'zh-CN');
  await expect.soft(page.getByRole('main'), name).toHaveCount(1);
  await expect.soft(page, name).toHaveTitle(/^.+ - 琥珀并购$/);
};

for (const [who, states] of Object.entries(screens)) {
  test(`[LAY-17][ENV-06] every screen of ${who} is free of what axe finds, outlined in Chinese, shows each stop of the keyboard, and has room for fingers and double text`, async ({
    page,
    context,
    gateway,
    faults,
    phone,
  }) => {
    test.slow();
    for (const state of states) {
      await lookAt({ page, context, gateway, faults }, state);
      expect.soft(await axeViolations(page), state.name).toEqual([]);
      await expectOutline(page, state.name);
      const { stops, faults: found } = await keyboardStops(page);
      expect.soft(found, state.name).toEqual([]);
      expect.soft(stops, state.name).toBeGreaterThan(0);
      if (phone) await expectRoom(page, state.name);
    }
  });
}
